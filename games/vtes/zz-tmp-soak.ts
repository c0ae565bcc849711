import type { Setup } from '@praxis/engine';
import { CHECKS, checkPlayouts } from '@praxis/testkit/checks.ts';
import { diceFrom } from '@praxis/testkit/playout.ts';
import { vtes } from './game.ts';
import { checkCounters, checkPlaces } from './invariants.ts';
import type { CardDef } from './cards/language.ts';
const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay'];
function table(edition: string, seats: number, seed: string): Setup {
  const defs = vtes.definitions({ edition, seats: [], seed: '' }) as readonly CardDef[];
  const dice = diceFrom('deck' + seed);
  const crypt = defs.filter((d) => d.kind !== 'library' && d.id !== 'blank vampire');
  const lib = defs.filter((d) => d.kind === 'library' && d.name !== 'Blank');
  const special = new Set(['conviction', 'power']);
  const deck = () => {
    const out: Record<string, number> = {};
    const imb = edition === 'third' ? crypt.filter((d) => d.kind === 'imbued') : [];
    const trait = crypt.filter((d) => (d.traits?.length ?? 0) > 0 && d.kind === 'vampire');
    const add = (d: CardDef, n: number) => { out[d.id] = (out[d.id] ?? 0) + n; };
    for (let i = 0; i < 12; i++) { const pool = imb.length && dice(3) === 0 ? imb : trait.length && dice(2) === 0 ? trait : crypt; add(pool[dice(pool.length)] as CardDef, 1); }
    const sp = lib.filter((d) => d.types?.some((t) => special.has(t)));
    for (let i = 0; i < 70; i++) { const pool = sp.length && dice(3) === 0 ? sp : lib; add(pool[dice(pool.length)] as CardDef, 1); }
    return out;
  };
  return { edition, seats: Array.from({ length: seats }, (_, s) => ({ name: NAMES[s] as string, deck: deck() })), seed, options: { turnLimit: 60 } };
}
const editions = (process.argv[2] ?? 'third fifth 2000').split(' ');
const n = Number(process.argv[3] ?? 30);
for (const edition of editions) {
  for (const seats of [2, 3, 4, 5, 6]) {
    try {
      checkPlayouts(vtes as never, (seed: string) => table(edition, seats, seed), { matches: n, seed: `x${edition}${seats}`, invariant: (m: any) => { checkPlaces(m.context); checkCounters(m.context); } } as never);
      console.log(edition, seats, 'ok');
    } catch (e) { console.log(edition, seats, String((e as Error).stack ?? e).slice(0, 1800)); }
  }
  if (process.argv[4]) for (const [claim, check] of Object.entries(CHECKS)) if (check !== checkPlayouts) {
    try { (check as any)(vtes, (seed: string) => table(edition, 2 + diceFrom(seed)(5), seed), { matches: 6, seed: `y${edition}` }); console.log(edition, claim, 'ok'); }
    catch (e) { console.log(edition, claim, String((e as Error).stack ?? e).slice(0, 1500)); }
  }
}
