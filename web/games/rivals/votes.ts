/** Votes that need no more choices: with all of one's open Influence, without a Modifier and without hidden Prestige. */
import type { Choice } from '@praxis/protocol';
import { useEffect, useState } from 'react';
import type { Informant } from '../../connection/match-store.ts';
import type { Deciding } from '../../table/use-decision.ts';

type Behind = (answer: string) => Promise<readonly Choice[] | undefined>;

/** The piece that ends a list, or leaves an optional part out. */
const END = 'end';
/** No vote has more parts. */
const PARTS_MAX = 30;

const begins = ({ pieces }: Choice, say: string): boolean => pieces[0]?.say === say;

/** Completes a begun vote. Undefined if it cannot be. */
export async function withAllInfluence(begun: Choice, behind: Behind): Promise<Choice | undefined> {
  let at: Choice | undefined = begun;
  for (let parts = 0; at?.more && parts < PARTS_MAX; parts++) {
    const next: readonly Choice[] = at.next ?? (await behind(at.answer)) ?? [];
    at = next.find((each) => begins(each, 'exerting')) ?? next.find((each) => begins(each, END));
  }
  return at?.more ? undefined : at;
}

interface Whole {
  readonly number: number;
  readonly votes: readonly Choice[];
}

/** The list begins with them; everything else about a vote is still chosen piece by piece. */
export function useWholeVotes(deciding: Deciding, store: Informant): Deciding {
  const { decision, building, offer } = deciding;
  const [whole, setWhole] = useState<Whole>();
  const asked = decision?.step === 'influence' ? decision : undefined;
  useEffect(() => {
    if (!asked) return;
    const { number, choices } = asked;
    let here = true;
    const behind: Behind = async (answer) => {
      const reply = await store.ask({ t: 'next', number, answer });
      return reply.t === 'choices' ? reply.choices : undefined;
    };
    const begun = choices.filter((choice) => choice.more && begins(choice, 'votes'));
    void Promise.all(begun.map((choice) => withAllInfluence(choice, behind))).then((votes) => {
      if (here) setWhole({ number, votes: votes.filter((vote) => vote !== undefined) });
    });
    return () => {
      here = false;
    };
  }, [asked, store]);
  if (!asked || building.path.length + building.about.length > 0 || offer.kind !== 'pieces') return deciding;
  // The list would change under the pointer.
  if (whole?.number !== asked.number) return { ...deciding, loading: true };
  const passive = asked.passive?.answer;
  const votes = whole.votes.filter(({ answer }) => answer !== passive);
  return { ...deciding, offer: { kind: 'pieces', choices: [...votes, ...offer.choices] } };
}
