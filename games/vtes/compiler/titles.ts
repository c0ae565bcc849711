/**
 * Cards that represent a title: "put this card on the acting vampire to represent the unique Camarilla title of Prince
 * of Berlin".
 */
import { CLANS } from '../cards/language/terms.ts';
import type { Ability, Condition, Filter } from '../cards/language.ts';
import { add, type Context, type ModeDraft } from './draft.ts';
import { nounPhrase } from './nouns.ts';
import { Reader } from './reader.ts';
import { numberCalled, titleCalled } from './words.ts';

const PUT =
  /(?:(?:If this referendum (?:is successful|passes), put this card on|Successful referendum means this card is put on|Put this card on) (?:(the acting|this) (?:vampire|[A-Z]\p{L}+)|the chosen [A-Z]?[\p{L} ]+?)) to represent the unique [A-Z]\p{L}+ title of (?:(prince|archbishop|baron) of ([^.,;]+(?:, D\.C\.?)?)|([A-Z][\p{L} ]+?) (justicar))(?:\.? This could lead to a contested title)?/iu;

/** Reads all statements of such a card about its title and about the referendum for it. */
export function readTitle({ card }: Context, mode: ModeDraft, reader: Reader): true | undefined {
  if (!card.traits?.includes('title')) return undefined;
  return reader.first<true>(
    (each) => {
      const found = each.take(PUT);
      if (!found) return undefined;
      const [, self, cityTitle, city, clan, clanTitle] = found;
      const on = self === undefined ? 'the target' : 'self';
      if (self === undefined && !mode.choose.some(({ name }) => name === 'target')) return undefined;
      const rank = titleCalled(cityTitle ?? clanTitle ?? '');
      const of = city === undefined ? CLANS.find((name) => name === clan) : cityCalled(city);
      if (rank === undefined || of === undefined) return undefined;
      mode.choose = mode.choose.map((each) =>
        'card' in each ? { ...each, card: { ...each.card, canHold: { rank, of } } } : each,
      );
      return add(mode, { do: 'put in play', on }, { do: 'title', rank, card: on, of });
    },
    (each) => (each.take(/This could lead to a contested title/i) ? true : undefined),
    (each) => {
      const found = each.take(
        /(?:In|During) this referendum, each (.+?) gets (?:\+(\d)|(an|1) (?:extra|additional)) votes?$/i,
      );
      if (!found) return undefined;
      const noun = nounOf(found[1] as string);
      if (!noun) return undefined;
      const amount = found[2] === undefined ? numberCalled(found[3] as string) : Number(found[2]);
      mode.during = [...(mode.during ?? []), { do: 'gain votes', cards: noun, amount }];
      return true;
    },
    (each) => {
      if (!each.take(/Choose/i) || mode.choose.length > 0) return undefined;
      const filter = nounPhrase(each);
      if (!filter || !each.isAtEnd) return undefined;
      mode.choose.push({ name: 'target', card: filter });
      return true;
    },
    (each) => {
      // The card notes the vampire that it gave the title, so that its ability knows the turn.
      if (!each.take(/If this vampire is/i)) return undefined;
      const filter = nounPhrase(each);
      if (
        filter?.clan === undefined ||
        !each.take(/, (?:he or she unlocks|they unlock) during your next discard phase/i)
      )
        return undefined;
      add(mode, { do: 'note', note: 'titled this turn', card: 'self' });
      mode.abilities.push({
        trigger: 'your discard phase',
        if: [{ if: 'matches', card: 'bearer', filter: { clan: filter.clan, noted: 'titled this turn' } }],
        effects: [{ do: 'unlock', card: 'bearer' }],
      });
      return true;
    },
    (each) => {
      if (!each.take(/If the prince is/i)) return undefined;
      const filter = nounPhrase(each);
      if (filter?.clan === undefined || !each.take(/, his or her capacity increases by 1/i)) return undefined;
      mode.abilities.push(
        ofBearer('capacity', [{ if: 'matches', card: 'bearer', filter: { title: ['prince'], clan: filter.clan } }]),
      );
      return true;
    },
    (each) => {
      if (!each.take(/While this Anarch is/i)) return undefined;
      const filter = nounPhrase(each);
      const clans = filter?.any?.map(({ clan }) => clan);
      if (!clans?.every((clan) => clan !== undefined)) return undefined;
      if (!each.take(/, they get \+1 vote during referendums they call/i)) return undefined;
      const any = clans.map((clan): Filter => ({ clan: clan as string }));
      mode.abilities.push(
        ofBearer('votes', [
          { if: 'called by self' },
          { if: 'matches', card: 'bearer', filter: { sect: 'Anarch', any } },
        ]),
      );
      return true;
    },
    (each) => {
      if (
        !each.take(
          /Vampires can call a referendum to burn this card as a \+1 stealth political action; during that referendum, non-Anarch titles are worth -1 vote/i,
        )
      )
        return undefined;
      mode.abilities.push({
        action: 'burn',
        kind: 'political',
        stealth: 1,
        by: { is: 'vampire', of: 'anybody' },
        during: [{ do: 'gain votes', cards: { is: 'vampire', titled: true, not: { title: ['baron'] } }, amount: -1 }],
        effects: [{ do: 'burn', card: 'this' }],
      });
      return true;
    },
  );
}

function ofBearer(stat: 'capacity' | 'votes', conditions: readonly Condition[]): Ability {
  return { always: 'modify', stat, amount: 1, of: 'bearer', if: conditions };
}

function cityCalled(name: string): string {
  return name.startsWith('Washington') ? 'Washington, DC' : name;
}

function nounOf(words: string): Filter | undefined {
  const reader = new Reader(words);
  const filter = nounPhrase(reader);
  return filter && reader.isAtEnd ? filter : undefined;
}
