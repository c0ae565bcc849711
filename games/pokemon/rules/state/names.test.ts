import { describe, expect, test } from 'vitest';
import { CARDS } from '../../cards/index.ts';
import { validate } from '../../cards/language/validate.ts';
import { type CardDef, KINDS, STAGES, type Stage, TYPES } from '../../cards/language.ts';
import { hasRuleBox, isBasicCard, isEvolutionCard, isOwners, ruleName } from './names.ts';

function pokemon(name: string, more: Partial<Extract<CardDef, { kind: 'Pokémon' }>> = {}): CardDef {
  return { id: name, name, kind: 'Pokémon', stage: 'Basic', types: ['Colorless'], hp: 60, ...more };
}

describe('names', () => {
  test('P-NAME-002 a level is no part of a name', () => {
    expect(ruleName('Gengar LV.43')).toBe('Gengar');
    expect(ruleName('Gengar LV.X')).toBe('Gengar');
  });

  test('P-NAME-003 a symbol at the end is part of it', () => {
    expect(ruleName('Lunala ◇')).not.toBe(ruleName('Lunala'));
    expect(ruleName('Luxray GL')).not.toBe(ruleName('Luxray'));
  });

  test('P-NAME-004 the δ of Delta Species is not', () => {
    expect(ruleName('Aerodactyl δ')).toBe('Aerodactyl');
  });

  test('P-NAME-005 P-NAME-006 an owner is part of the name, Team Plasma is not', () => {
    expect(ruleName("Team Rocket's Meowth")).not.toBe('Meowth');
    expect(ruleName("Brock's Geodude")).not.toBe('Geodude');
    expect(ruleName('Team Plasma Liepard')).toBe('Liepard');
  });

  test('P-NAME-007 P-NAME-008 P-NAME-010 forms and kinds are part of the name', () => {
    const forms = ['Alolan Meowth', 'Galarian Meowth', 'Hisuian Typhlosion', 'Paldean Wooper'];
    const kinds = [
      'Magnezone ex',
      'Venusaur-EX',
      'Primarina-GX',
      'Greninja BREAK',
      'M Venusaur-EX',
      'Radiant Greninja',
    ];
    const vs = ['Lapras V', 'Lapras VMAX', 'Shaymin VSTAR', 'Mewtwo V-UNION'];
    for (const name of [...forms, ...kinds, ...vs]) expect(ruleName(name)).toBe(name);
  });

  test('P-NAME-009 ex and -EX are two names', () => {
    expect(ruleName('Magnezone ex')).not.toBe(ruleName('Magnezone-EX'));
  });

  test("P-NAME-011 P-OLD-003 an owner's Pokémon has the owner in its name; symbols of Pokémon SP do not make one", () => {
    expect(isOwners(pokemon("Brock's Geodude"))).toBe(true);
    expect(isOwners(pokemon("Team Rocket's Meowth"))).toBe(true);
    expect(isOwners(pokemon('Geodude'))).toBe(false);
    expect(isOwners(pokemon('Luxray GL', { tags: ['SP'] }))).toBe(false);
  });
});

describe('cards', () => {
  test('P-CARD-001 P-CARD-007 every card is a Pokémon, an Energy or one of four kinds of Trainer card', () => {
    for (const { kind } of CARDS) expect(KINDS).toContain(kind);
    expect(validate({ ...pokemon('Rex'), kind: 'Trainer' })).not.toEqual([]);
  });

  test('P-CARD-002 P-CARD-003 which stages are Basic and which are Evolution cards', () => {
    const basic = STAGES.filter((stage) => isBasicCard(pokemon('Rex', { stage })));
    const evolution = STAGES.filter((stage) => isEvolutionCard(pokemon('Rex', { stage })));
    expect(basic).toEqual(['Basic']);
    expect(evolution).toEqual(['Stage 1', 'Stage 2', 'VMAX', 'VSTAR', 'MEGA', 'BREAK', 'LV.X']);
    const neither: readonly Stage[] = ['V-UNION', 'LEGEND', 'Restored'];
    expect([...basic, ...evolution, ...neither].sort()).toEqual([...STAGES].sort());
  });

  test('P-CARD-004 P-CARD-005 eleven types, and Basic Energy of all but Dragon and Colorless', () => {
    expect(TYPES).toHaveLength(11);
    const basic = CARDS.filter(({ kind }) => kind === 'Basic Energy').map(({ name }) => name.split(' ')[1]);
    expect(TYPES.filter((type) => !basic.includes(type))).toEqual(['Dragon', 'Colorless']);
  });

  test('P-CARD-006 a Pokémon card that lacks a mandatory fact is refused', () => {
    const { hp: _, ...plain } = pokemon('Rex') as Extract<CardDef, { kind: 'Pokémon' }>;
    expect(validate({ ...plain, types: [] })).not.toEqual([]);
    expect(validate({ ...plain, stage: 'Stage 3' })).not.toEqual([]);
    expect(validate({ ...plain, stage: 'Stage 1' })).not.toEqual([]);
    expect(validate({ ...plain, stage: 'Stage 1', evolvesFrom: 'Egg' })).toEqual([]);
  });

  test('P-RAD-002 P-GX-001 P-VSTAR-002 Rule Boxes, GX attacks and VSTAR Powers belong to their kinds', () => {
    expect(hasRuleBox(pokemon('Radiant Frog', { tags: ['Radiant'] }))).toBe(true);
    expect(hasRuleBox(pokemon('Frog'))).toBe(false);
    const attacks = [{ name: 'Glow', cost: '', gx: true as const }];
    expect(validate(pokemon('Frog', { attacks }))).toEqual(['only Pokémon-GX have GX attacks']);
    expect(validate(pokemon('Frog-GX', { tags: ['GX'], attacks }))).toEqual([]);
    const power = [{ name: 'Star', cost: '', vstar: true as const }];
    expect(validate(pokemon('Frog', { attacks: power }))).toEqual(['only Pokémon VSTAR have VSTAR Powers']);
  });
});
