/** Y-X-SMN-04 Fusion, Ritual and Synchro Summons that an effect makes: monster, materials and position in one sentence. */
import { ask, type CardId, type Path, type Piece, type Procedure } from '@praxis/engine';
import { beginMoment } from '@praxis/kit/moments.ts';
import type { SetRules } from '@praxis/kit/sets.ts';
import { setsThat } from '@praxis/kit/sets.ts';
import { type Stage, stagedPieces } from '@praxis/kit/stages.ts';
import type { Effect } from '../../cards/language.ts';
import { type Move, moveCards, shuffleDeck } from '../changes/moving.ts';
import { arrive } from '../changes/summoning.ts';
import { noteSynchro } from '../changes/uses.ts';
import { meant } from '../facts/filters.ts';
import {
  asMaterials,
  fusionMaterials,
  fusionRules,
  fusionsOf,
  type Material,
  ritualMaterials,
  ritualRules,
  ritualsOf,
  synchroMaterials,
  synchroRules,
  synchrosWith,
} from '../facts/materials.ts';
import { type G, playerOf } from '../state/state.ts';
import { POSITION_PIECES, positionOf } from './asking.ts';
import type { Doing } from './doing.ts';

interface Made {
  readonly monster: CardId;
  readonly materials: readonly CardId[];
  readonly path: Path;
}

interface Making {
  readonly say: 'fusion summons' | 'ritual summons' | 'synchro summons';
  readonly monsters: readonly CardId[];
  materialsOf(monster: CardId): readonly Material[];
  rulesOf(monster: CardId): SetRules<Material>;
}

/** The stages of such a sentence, for effects and for built-in Summons alike. */
export function makingPieces({ say, monsters, materialsOf, rulesOf }: Making): (prefix: Path) => readonly Piece[] {
  const stages: Stage<CardId | undefined>[] = [
    {
      next: (_, chosen) => (chosen.length > 0 ? [] : monsters.map((card): Piece => ({ say, card }))),
      take: (_, [piece]) => piece?.card,
    },
    {
      next: (monster, chosen) => setsThat(materialsOf(monster as CardId), rulesOf(monster as CardId))(chosen),
      take: (monster) => monster,
    },
    {
      next: (_, chosen) => (chosen.length > 0 ? [] : [POSITION_PIECES.attack, POSITION_PIECES.defense]),
      take: (monster) => monster,
    },
  ];
  return (prefix) => stagedPieces(stages, undefined, prefix);
}

function* askMaking(making: Making, doing: Doing): Procedure<Made | undefined> {
  if (making.monsters.length === 0) return undefined;
  const next = makingPieces(making);
  const path = yield* ask({
    seat: doing.seat,
    step: 'effect',
    about: { say: 'choose summon', card: doing.source.card },
    next,
  });
  const monster = path[0]?.card as CardId;
  return {
    monster,
    materials: path.slice(1).flatMap(({ card }) => (card === undefined ? [] : [card])),
    path,
  };
}

/** Y-FUS-002, Y-FUS-003, Y-X-SMN-09 */
export function* fusionSummon(
  g: G,
  effect: Extract<Effect, { do: 'fusion summon' }>,
  doing: Doing,
): Procedure<boolean> {
  const { seat, source } = doing;
  const materials = asMaterials('with', fusionMaterials(g, effect, doing));
  const made = yield* askMaking(
    {
      say: 'fusion summons',
      monsters: fusionsOf(g, effect, doing),
      materialsOf: () => materials,
      rulesOf: (id) => fusionRules(g, seat, id),
    },
    doing,
  );
  if (!made) return false;
  const to = effect.materials === 'send' ? 'graveyard' : effect.materials === 'banish' ? 'banished' : 'deck';
  moveCards(
    g,
    made.materials.map(
      (card): Move => ({ card, to, cause: 'fusion material', by: seat, source: source.card, for: made.monster }),
    ),
  );
  if (to === 'deck') shuffleDeck(g, seat);
  beginMoment(g.state);
  playerOf(g, seat).specialSummoned = true;
  arrive(g, seat, 'fusion', [{ card: made.monster, position: positionOf(made.path) ?? 'attack' }], true);
  return true;
}

/** Y-RIT-002, Y-RIT-003 */
export function* ritualSummon(
  g: G,
  effect: Extract<Effect, { do: 'ritual summon' }>,
  doing: Doing,
): Procedure<boolean> {
  const { seat, source } = doing;
  const made = yield* askMaking(
    {
      say: 'ritual summons',
      monsters: ritualsOf(g, effect, doing),
      materialsOf: (id) => asMaterials('tributing', ritualMaterials(g, doing, id)),
      rulesOf: () => ritualRules(g, seat, effect.total),
    },
    doing,
  );
  if (!made) return false;
  moveCards(
    g,
    made.materials.map(
      (card): Move => ({ card, to: 'graveyard', cause: 'tribute', by: seat, source: source.card, for: made.monster }),
    ),
  );
  beginMoment(g.state);
  playerOf(g, seat).specialSummoned = true;
  arrive(g, seat, 'ritual', [{ card: made.monster, position: positionOf(made.path) ?? 'attack' }], true);
  return true;
}

/** Y-X-SMN-18 A Synchro Summon that belongs to the resolution. */
export function* synchroSummonNow(
  g: G,
  effect: Extract<Effect, { do: 'synchro summon' }>,
  doing: Doing,
): Procedure<boolean> {
  const { seat } = doing;
  const [using] = meant(g, effect.using, doing);
  if (!using) return false;
  const must = using.card;
  const monsters = synchrosWith(g, seat, must);
  const made = yield* askMaking(
    {
      say: 'synchro summons',
      monsters,
      materialsOf: (id) => asMaterials('with', synchroMaterials(g, seat, id)),
      rulesOf: (id) => synchroRules(g, seat, id, must),
    },
    doing,
  );
  if (!made) return false;
  moveCards(
    g,
    made.materials.map(
      (card): Move => ({ card, to: 'graveyard', cause: 'synchro material', by: seat, for: made.monster }),
    ),
  );
  beginMoment(g.state);
  playerOf(g, seat).specialSummoned = true;
  noteSynchro(g, seat, made.monster);
  arrive(g, seat, 'synchro', [{ card: made.monster, position: positionOf(made.path) ?? 'attack' }], true);
  return true;
}
