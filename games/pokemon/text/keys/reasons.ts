/**
 * Every rule that can be the reason why something is not possible. Each language states it briefly, to a player; the
 * rule index has the whole rule. A test compares this list with the rules' prohibitions.
 */
export const REASONS = [
  'P-ABL-002',
  'P-ABL-003',
  'P-ATK-001',
  'P-ATK-004',
  'P-CARD-008',
  'P-CARD-008 target',
  'P-CARD-009',
  'P-CON-005',
  'P-CON-012',
  'P-ENE-001',
  'P-ENE-003',
  'P-EVO-001',
  'P-EVO-001 other',
  'P-EVO-004',
  'P-EVO-005',
  'P-FIRST-001',
  'P-FIRST-002',
  'P-FIRST-003',
  'P-FOS-001',
  'P-GX-002',
  'P-OLD-001',
  'P-RET-001',
  'P-RET-002',
  'P-RET-003',
  'P-RET-005',
  'P-STA-003',
  'P-STA-004',
  'P-TOOL-002',
  'P-TRN-001',
  'P-TRN-003',
  'P-TURN-003',
  'P-TURN-003 first',
  'P-VSTAR-003',
  'P-VUN-004',
  'P-VUN-006',
  'P-WIN-006',
  'P-ZONE-003',
] as const;

/** A language that lacks a reason does not compile. */
export type Reasons = { readonly [Rule in (typeof REASONS)[number]]: string };
