/**
 * Playing again with the same people. This device contributes to the new match's seed once the server has committed to
 * its secret, as at any table.
 */
import { useEffect, useRef } from 'react';
import { newContribution, remember, remembered } from '../app/fairness.ts';
import type { MatchState } from '../connection/match-state.ts';
import type { MatchStore } from '../connection/match-store.ts';

/** The new match has no id yet. */
function keyOf(match: string): string {
  return `${match} rematch`;
}

/** Agrees to a rematch. A contribution that is sent again is the same one: the server counts the first. */
export function agreeToRematch(store: MatchStore, commitment: string): void {
  const key = keyOf(store.match);
  const known = remembered(key);
  const contribution = known?.commitment === commitment ? known.contribution : newContribution();
  remember(key, { commitment, contribution });
  void store.ask({ t: 'consent', what: 'rematch', yes: true, contribution });
}

/**
 * Once all have agreed to play again, the players of this match go to the new one together. Returns a function that
 * requests a rematch; its player agrees as soon as the commitment is known.
 */
export function useRematch(store: MatchStore, { table, view }: MatchState, goTo: (match: string) => void): () => void {
  const me = view?.viewer === 'spectator' ? undefined : view?.viewer;
  const next = me === undefined ? undefined : table?.rematch;
  const known = useRef(next);
  useEffect(() => {
    // A visitor of an old match stays there.
    if (next === undefined || next === known.current) return;
    known.current = next;
    const contributed = remembered(keyOf(store.match));
    if (contributed) remember(next, contributed);
    goTo(next);
  }, [next, goTo, store]);
  const isWanted = useRef(false);
  const open = table?.requests.find(({ what }) => what === 'rematch');
  const commitment = me === undefined || open?.agreed.includes(me) ? undefined : open?.commitment;
  useEffect(() => {
    if (commitment === undefined || !isWanted.current) return;
    isWanted.current = false;
    agreeToRematch(store, commitment);
  }, [commitment, store]);
  return () => {
    if (commitment !== undefined) {
      agreeToRematch(store, commitment);
      return;
    }
    isWanted.current = true;
    void store.ask({ t: 'request', what: 'rematch', contributes: true });
  };
}
