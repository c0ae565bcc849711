/** The reasons as a person hears them: the case of a rule that holds now, and no rule that only follows from it. */
import type { CardId, Path, Seat } from '@praxis/engine';
import { inTorpor, isCopyInPlay } from '../facts/cards.ts';
import { sourcesOf } from '../facts/sources.ts';
import { isGoingOn } from '../state/attack.ts';
import { cardOf, defOf, type G, playOf } from '../state/state.ts';

/** Requirements that will still stand when the time has come. */
const LASTING = new Set(['R-CARD-006', 'R-CARD-007', 'R-CARD-008', 'R-CARD-010']);

/** Rules on the right follow from that on the left. */
const IMPLIES: Readonly<Record<string, readonly string[]>> = {
  'R-ABL-016': ['R-ABL-010'],
  'R-DMG-006': ['R-PLC-004', 'R-ACT-010', 'R-ATK-001'],
  'R-PLC-004': ['R-ACT-010', 'R-ATK-001'],
  'R-TOK-013': ['R-ABL-010'],
  'R-TOK-015': ['R-ABL-010'],
};

/** Steps of an attack in which its cards are over. */
const AFTER_CARDS = ['abilities', 'damage', 'reward'];

export function toldOf(g: G, seat: Seat, step: string, path: Path, reasons: readonly string[]): readonly string[] {
  const [first] = path;
  const card = first?.card as CardId;
  // Nothing forbids it, but its step has not come.
  if (reasons.length === 0) return [g.state.attack && !g.state.attack.type ? 'R-ATK-008 early' : 'R-ACT-009'];
  // An Attack card or a Reaction without an attack.
  const isOutside = !isGoingOn(g.state.attack) && ['R-ATK-008', 'R-ATK-015'].some((rule) => reasons.includes(rule));
  if (isOutside || reasons.includes('R-ACT-004')) return [whyNoVampire(g, card)];
  if (reasons.includes('R-ATK-008') && AFTER_CARDS.includes(step)) return ['R-ACT-009'];
  const untimely = whyUntimely(g, seat, step, reasons);
  if (untimely !== undefined) return [untimely, ...reasons.filter((rule) => LASTING.has(rule))];
  // Requirements of a card that is not for other players' turns do not matter in these.
  if (turnIsOver(g, seat, card) && reasons.every((rule) => LASTING.has(rule))) return ['R-TURN-005 turn', ...reasons];
  const implied = reasons.flatMap((rule) => IMPLIES[rule] ?? []);
  const told = reasons.filter((rule) => !implied.includes(rule)).map((rule) => caseOf(g, rule, card, path));
  // R-ABL-002 says little beside any other reason.
  return told.length > 1 ? told.filter((rule) => !rule.startsWith('R-ABL-002')) : told;
}

function turnIsOver(g: G, seat: Seat, card: CardId | undefined): boolean {
  if (g.state.turn === seat || card === undefined || cardOf(g, card).play) return false;
  const { attack, reaction } = defOf(g, card);
  return !attack && !reaction;
}

function whyUntimely(g: G, seat: Seat, step: string, reasons: readonly string[]): string | undefined {
  const { phase, turn } = g.state;
  const has = (rule: string): boolean => reasons.includes(rule);
  if (has('R-TURN-005') || has('R-ACT-009')) {
    if (turn !== seat) return 'R-TURN-005 turn';
    if (phase !== 'action') return 'R-TURN-005 phase';
    return step === 'action' && !has('R-ACT-009') ? 'R-TURN-005' : 'R-ACT-009';
  }
  if (has('R-ABL-001')) return turn === seat ? 'R-ABL-001 used' : 'R-TURN-005 turn';
  if (has('R-TURN-007')) return 'R-TURN-007';
  return has('R-CON-005') && step !== 'action' && step !== 'relentless' ? 'R-CON-005 now' : undefined;
}

/** R-ACT-004 Cards of the other types have their own times. */
function whyNoVampire(g: G, card: CardId): string {
  const { attack, reaction } = defOf(g, card);
  if (attack) return 'R-ACT-004 attack';
  return reaction ? 'R-ACT-004 reaction' : 'R-ACT-004';
}

function caseOf(g: G, rule: string, card: CardId, path: Path): string {
  const { attack } = g.state;
  switch (rule) {
    case 'R-ABL-002':
      return !attack && isForAttacks(g, card) ? 'R-ABL-002 attack' : rule;
    case 'R-DMG-006':
      return whoIsInTorpor(g, card, path);
    case 'R-PRI-001':
      return playOf(g, card).exhausted ? rule : 'R-PRI-001 taken';
    case 'R-ACT-005':
      return isCopyInPlay(g, defOf(g, card), undefined) ? 'R-ACT-005 copy' : rule;
    case 'R-ATK-008':
      if (!defOf(g, card).attack) return 'R-ATK-008 other';
      return attack?.type === undefined ? 'R-ATK-008 early' : rule;
    case 'R-ATK-010':
      if (cardOf(g, card).play && playOf(g, card).exhausted) return 'R-ATK-010 exhausted';
      return attack?.type === 'ranged' && defOf(g, card).guard !== true ? 'R-ATK-010 guard' : rule;
    case 'R-ATK-015':
      return defOf(g, card).reaction ? rule : 'R-ATK-015 other';
    default:
      return rule;
  }
}

/** A card in hand is played with the vampire in torpor, or on it. */
function whoIsInTorpor(g: G, card: CardId, path: Path): string {
  const isOut = (id: CardId | undefined): boolean =>
    id !== undefined && cardOf(g, id).play !== undefined && inTorpor(g, id);
  const said = (...words: readonly string[]) =>
    path.filter(({ say }) => words.includes(say)).map((piece) => piece.card);
  if ([card, ...said('acting')].some(isOut)) return 'R-DMG-006 acting';
  if (said('with').some(isOut)) return 'R-DMG-006 company';
  return said('at', 'on').some(isOut) ? 'R-DMG-006 target' : 'R-DMG-006';
}

/** All abilities of the card are for attacks. */
function isForAttacks(g: G, card: CardId): boolean {
  const own = [...sourcesOf(g, 'activated')].filter((source) => source.card === card);
  return own.length > 0 && own.every(({ ability }) => ability.during !== undefined);
}
