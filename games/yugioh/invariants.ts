/** Invariants of every position, whatever has been played. */
import type { CardId } from '@praxis/engine';
import { activationPieces } from './rules/chain/offers.ts';
import { anyStray, isOnField, MONSTER_ZONES, SPELL_ZONES, workingOf } from './rules/facts/places.ts';
import { forcesOf, kindsOf, valuesOf } from './rules/facts/values.ts';
import { nothingDerived } from './rules/state/derived.ts';
import { cardOf, defOf, type G, type Player, type Zone } from './rules/state/state.ts';

function demand(claim: boolean, otherwise: () => string): void {
  if (!claim) throw new Error(otherwise());
}

const ZONES = [
  ...(['deck', 'hand', 'extra', 'graveyard', 'banished'] as const),
  ...(['monsters', 'spells', 'field', 'pendulum', 'side'] as const),
];

/** Every card is in exactly one zone, and the card and the zone agree about which. */
export function checkZones(g: G): void {
  const places = new Map<CardId, Zone>();
  const note = (id: CardId, zone: Zone): void => {
    demand(!places.has(id), () => `${defOf(g, id).name} is in ${places.get(id)} and in ${zone}`);
    places.set(id, zone);
  };
  g.state.players.forEach((player: Player, seat) => {
    for (const zone of ZONES)
      for (const id of player[zone]) {
        note(id, zone);
        const { owner, placed } = cardOf(g, id);
        if (isOnField(zone))
          demand(placed?.controller === seat, () => `${defOf(g, id).name} is on the wrong side of the field`);
        else demand(owner === seat, () => `${defOf(g, id).name} is in a ${zone} of another player`);
        for (const material of placed?.materials ?? []) note(material, 'attached');
      }
    demand(
      player.monsters.length <= MONSTER_ZONES && player.spells.length <= SPELL_ZONES,
      () => 'too many cards on the field',
    );
    demand(player.lp >= 0, () => `LP are ${player.lp}`);
  });
  g.state.cards.forEach(({ zone, placed }, index) => {
    const id = index as CardId;
    const noted = places.get(id);
    if (zone === 'summoning' || zone === 'none')
      demand(noted === undefined, () => `${defOf(g, id).name} is nowhere, and in ${noted}`);
    else if (zone !== 'attached' || noted !== undefined)
      demand(zone === noted, () => `${defOf(g, id).name} says ${zone}, but is in ${noted}`);
    demand(
      (placed !== undefined) === isOnField(zone),
      () => `${defOf(g, id).name} in ${zone} is ${placed ? '' : 'not '}placed`,
    );
  });
}

/** Cached values equal freshly computed ones. */
export function checkKept(g: G): void {
  const fresh: G = { ...g, derived: nothingDerived(g.state), layout: undefined, roster: undefined };
  const equal = (what: string, kept: unknown, now: unknown): void =>
    demand(JSON.stringify(kept) === JSON.stringify(now), () => `${what} is kept though it has changed`);
  equal('what works by itself', workingOf(g), workingOf(fresh));
  equal('what may have to leave', anyStray(g), anyStray(fresh));
  equal('what is in force', forcesOf(g), forcesOf(fresh));
  for (const [seat, { monsters }] of g.state.players.entries()) {
    for (const when of ['open', 'closing', 'window'] as const)
      equal('what can be activated', activationPieces(g, seat, when), activationPieces(fresh, seat, when));
    for (const id of monsters) {
      equal(`what ${defOf(g, id).name} counts as`, kindsOf(g, id), kindsOf(fresh, id));
      equal(`the ATK and DEF of ${defOf(g, id).name}`, valuesOf(g, id), valuesOf(fresh, id));
    }
  }
}
