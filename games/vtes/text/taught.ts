/**
 * Rules that lessons and worked examples show though nothing is ever refused because of them, so `reasons` has no words for them. In
 * English their statements are in the catalogue; the other languages state them to a player, and do not compile if they lack one.
 */
import { es } from './taught-es.ts';
import { fr } from './taught-fr.ts';
import { it } from './taught-it.ts';
import { pt } from './taught-pt.ts';

export const TAUGHT = [
  'V-ACT-001',
  'V-ACT-006',
  'V-ACT-013',
  'V-ACT-015',
  'V-ACT-016',
  'V-BLK-013',
  'V-BLK-014',
  'V-BLK-016',
  'V-COM-001',
  'V-RNG-002',
  'V-TOR-009',
  'V-TOR-010',
  'V-END-001',
  'V-END-004',
  'V-END-005',
  'V-ADV-009',
  'V-CAN-005',
  'V-CARD-034',
  'V-DMG-010',
  'V-DMG-011',
  'V-DMG-012',
  'V-DMG-014',
  'V-DMG-015',
  'V-DMG-016',
  'V-EFF-003',
  'V-EFF-014',
  'V-EFF-019',
  'V-EFF-021',
  'V-EFF-022',
  'V-STR-003',
  'V-STR-015',
  'V-ACT-030',
  'V-ACT-037',
  'V-PRO-001',
  'V-PRO-002',
  'V-PRO-004',
  'V-BLK-005',
  'V-GEN-009',
  'V-GEN-024',
  'V-GEN-025',
  'V-GEN-026',
  'V-GEN-027',
  'V-INF-002',
  'V-INF-010',
  'V-MIN-005',
  'V-END-008',
  'V-END-009',
  'V-END-010',
  'V-SET-014',
  'V-WDR-004',
  'V-WDR-005',
  'V-WDR-006',
  'V-WDR-007',
  'V-VOT-015',
  'V-VOT-016',
  'V-VOT-017',
  'V-VOT-018',
  'V-SEC-013',
  'V-SEC-014',
] as const;

export type TaughtStatements = { readonly [Rule in (typeof TAUGHT)[number]]: string };

/** By language; English has none, because the catalogue speaks it. */
export const TAUGHT_STATEMENTS: Readonly<Record<string, TaughtStatements>> = { pt, es, it, fr };
