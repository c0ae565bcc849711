/**
 * Every rule that can be the reason why something is not possible. Each language states it briefly, to a player; the
 * rule index has the whole rule. A test compares this list with the rules' prohibitions.
 */
export const REASONS = [
  'M-ACT-002',
  'M-ACT-014',
  'M-CARD-002',
  'M-CBT-001',
  'M-CBT-002',
  'M-CBT-003',
  'M-CBT-006',
  'M-KEY-002',
  'M-KEY-004',
  'M-KEY-010',
  'M-KEY-012',
  'M-KEY-013',
  'M-LAND-001',
  'M-LAND-002',
  'M-MANA-003',
  'M-MANA-004',
  'M-TYPE-005',
  'M-TYPE-006',
  'M-X-008',
  'M-X-019',
  'M-X-020',
  'M-X-028',
  'M-X-029',
  'M-X-053',
  'M-X-057',
  'M-X-072',
  'M-X-090',
  'M-X-092',
] as const;

/** A language that lacks a reason does not compile. */
export type Reasons = { readonly [Rule in (typeof REASONS)[number]]: string };
