/** Ways to say what many cards have in common. */
import type { CardDef, Mode } from './language.ts';

export const combatCard = { kind: 'library', types: ['combat'] } as const;

/** One effect at the basic level of a Discipline, one at the superior level. */
export function levels(
  discipline: string,
  basic: Omit<Mode, 'disciplines'>,
  superior: Omit<Mode, 'disciplines'>,
): readonly Mode[] {
  return [
    { disciplines: [discipline], ...basic },
    { disciplines: [discipline.toUpperCase()], ...superior },
  ];
}

/** What a card did before its text was rewritten for the fifth edition: the same in the two earlier ones. */
export function inTheTapEra(variant: Partial<CardDef>): NonNullable<CardDef['variants']> {
  return { '2000': variant, third: variant };
}
