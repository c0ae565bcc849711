/** Phrases as their files have them. The English ones are compared with the types here: see `Complete` and `Unasked`. */
import type { Nothing } from '@praxis/kit/language/messages.ts';
import type { Fits, PhraseTree, SurplusPhrases, Written } from '@praxis/kit/language/phrases.ts';
import type abilities from '../en/cards/abilities.json';
import type amounts from '../en/cards/amounts.json';
import type bonuses from '../en/cards/bonuses.json';
import type conditions from '../en/cards/conditions.json';
import type effects from '../en/cards/effects.json';
import type modes from '../en/cards/modes.json';
import type names from '../en/cards/names.json';
import type nouns from '../en/cards/nouns.json';
import type qualities from '../en/cards/qualities.json';
import type sentences from '../en/cards/sentences.json';
import type strikes from '../en/cards/strikes.json';
import type times from '../en/cards/times.json';
import type traits from '../en/cards/traits.json';
import type { PhraseTable } from './phrases.ts';
import { type Quality, type QualityPatterns, qualityOf } from './qualities.ts';

type English = typeof abilities &
  typeof amounts &
  typeof bonuses &
  typeof conditions &
  typeof effects &
  typeof modes &
  typeof names &
  typeof nouns &
  typeof qualities &
  typeof sentences &
  typeof strikes &
  typeof times &
  typeof traits;

type WrittenQuality = Readonly<Record<string, string>>;

type PhraseData = { readonly patterns: QualityPatterns } & Written<PhraseTable, Quality, WrittenQuality>;

/** A phrase that the English files lack, or that is no text, does not compile: this names it. */
export type Complete = Fits<English, PhraseData>;

/** A phrase that no code asks for does not compile. */
export type Unasked = Nothing<SurplusPhrases<English, PhraseData>>;

type Qualities = Readonly<Record<string, WrittenQuality>>;
type Described = Readonly<Record<string, { readonly quality: WrittenQuality }>>;

/** The phrases of a language's files, with all parts of their qualities. */
export function phrasesFrom({ patterns, ...phrases }: PhraseTree): PhraseTable {
  const whole = (quality: WrittenQuality): Quality =>
    qualityOf(quality, (patterns ?? {}) as QualityPatterns) as unknown as Quality;
  const { qualities = {}, notes = {}, traits = {}, sects = {} } = phrases;
  return {
    ...phrases,
    qualities: mapped(qualities as Qualities, whole),
    notes: mapped(notes as Qualities, whole),
    traits: mapped(traits as Described, (each) => ({ ...each, quality: whole(each.quality) })),
    sects: mapped(sects as Described, (each) => ({ ...each, quality: whole(each.quality) })),
  } as unknown as PhraseTable;
}

function mapped<One, Other>(all: Readonly<Record<string, One>>, change: (each: One) => Other): Record<string, Other> {
  return Object.fromEntries(Object.entries(all).map(([key, each]) => [key, change(each)]));
}
