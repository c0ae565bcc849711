/** Other ways in which a line of a scenario may say an answer. They are understood, but never shown. */
import type { CardId, Path, Piece, Wording } from '@praxis/engine';
import { modesOf } from '../rules/state/modes.ts';
import { defOf, type G } from '../rules/state/state.ts';
import { wordingIn } from '../text/wording.ts';

const words = wordingIn('en');

/** The words of sentences, in which the level, a discarded card and the minion that is meant can be named as targets are. */
export const paraphrases: Wording<G> = {
  sentence: (g, question, path) => words.sentence(g, question, paraphrase(g, path)),
  about: (g, question) => words.about(g, question),
  event: (g, event) => words.event(g, event),
  rule: (id) => words.rule(id),
  words: (sentence) => words.words(sentence),
};

function paraphrase(g: G, path: Path): Path {
  const said: Piece[] = [];
  for (const piece of path) {
    const level = piece.say === 'choosing mode' ? levelOfMode(g, path, piece.word) : undefined;
    if (level !== undefined) said.push({ say: 'at', word: level });
    // `uses The Barrens on Seduction`
    said.push(piece.say === 'discarding' ? { ...piece, say: 'on' } : piece);
  }
  const meant = path[0]?.say === 'uses' && !said.some(({ say }) => say === 'on') ? meantMinion(g, path) : undefined;
  return meant === undefined ? said : [...said, { say: 'on', card: meant }];
}

/** `at for`, `at superior`: a way with a name of its own is also called by the level of its Disciplines. */
function levelOfMode(g: G, path: Path, name: string | undefined): string | undefined {
  for (const { card } of path) {
    const mode = card === undefined ? undefined : modesOf(defOf(g, card)).find(({ level }) => level === name);
    if (mode?.disciplines) return [rankOf(mode.disciplines.join(' ')), ...mode.disciplines].join(' ').trim();
  }
  return undefined;
}

function rankOf(disciplines: string): string {
  if (disciplines === disciplines.toLowerCase()) return 'basic';
  return disciplines === disciplines.toUpperCase() ? 'superior' : '';
}

/** `uses Elysian Fields on Wolf`: the effect needs no target, because it always means the acting or the blocking minion. */
function meantMinion(g: G, path: Path): CardId | undefined {
  const { action } = g.state;
  const [{ card } = {}] = path;
  if (!action || card === undefined) return undefined;
  for (const ability of defOf(g, card).abilities ?? [])
    if ('use' in ability)
      for (const effect of ability.effects ?? []) {
        if (effect.do !== 'modify') continue;
        if (effect.of === 'blocker') return action.blocker;
        if (effect.of === 'acting') return action.by;
        if (effect.of === undefined && (effect.stat === 'stealth' || effect.stat === 'bleed')) return action.by;
      }
  return undefined;
}
