/** A card seen closely: its text, the tokens on it, its possible uses, and the reasons against others. */
import type { Choice, Reason } from '@praxis/protocol';
import { type ReactNode, useEffect, useState } from 'react';
import { useWords } from '../app/context.tsx';
import type { Informant } from '../connection/match-store.ts';
import { CardLink, CardSurface } from './card.tsx';
import { faceOf, type Looked, nameOf, offeredCopy, seatName, useTable } from './context.ts';
import { cardState } from './describe.ts';
import { Dialog } from './dialog.tsx';
import { PlainFace } from './face.tsx';
import { headed } from './labels.ts';
import { RuleLink } from './rule-link.tsx';
import { cardThing, START, sentences, thingsOf } from './sentence.ts';
import type { Deciding } from './use-decision.ts';

interface ExamineProps {
  readonly looked: Looked;
  readonly store: Informant | undefined;
  readonly deciding: Deciding | undefined;
  readonly close: () => void;
}

export function Examine({ looked, store, deciding, close }: ExamineProps): ReactNode {
  const table = useTable();
  const words = useWords();
  const handle = 'handle' in looked ? looked.handle : undefined;
  const card = handle === undefined ? undefined : table.view.cards[handle];
  const face = 'def' in looked ? table.faces[looked.def] : faceOf(table, card);
  const Face = table.look.Face ?? PlainFace;
  const state = handle === undefined ? '' : cardState(table, words, handle);
  return (
    <Dialog title={face?.name ?? words.match.faceDown} className="examine" close={close}>
      <div className="examined">
        <div className="card whole">
          {card ? <CardSurface card={card} zone="" full /> : face && <Face face={face} full />}
        </div>
        <div className="examined-facts">
          {face && <p className="note">{face.short}</p>}
          {state !== '' && <p>{headed(state)}</p>}
          {card?.controller !== undefined && card.owner !== card.controller && (
            <p className="note">{words.match.owner({ name: seatName(table, card.owner) })}</p>
          )}
          {card?.with && card.with.length > 0 && (
            <p>
              {words.match.attached}{' '}
              {card.with.map((each, index) => {
                const def = table.view.cards[each]?.def;
                return def === undefined ? null : (
                  <span key={each}>
                    {index > 0 && ', '}
                    <CardLink looked={{ handle: each, def }}>{nameOf(table, each)}</CardLink>
                  </span>
                );
              })}
            </p>
          )}
          {handle !== undefined && deciding && store && (
            <WhatNow handle={handle} store={store} deciding={deciding} close={close} />
          )}
        </div>
      </div>
    </Dialog>
  );
}

function WhatNow({
  handle,
  store,
  deciding,
  close,
}: {
  readonly handle: number;
  readonly store: Informant;
  readonly deciding: Deciding;
  readonly close: () => void;
}): ReactNode {
  const table = useTable();
  const words = useWords();
  const { decision, tree } = deciding;
  if (!decision) return null;
  const thing = cardThing(offeredCopy(table, handle));
  const about = tree.choices.filter((choice) => thingsOf(tree, choice).has(thing));
  if (about.length === 0) return <WhyNot handle={handle} store={store} />;
  const whole = sentences(tree, { ...START, about: [thing] });
  const pick = (choice: Choice): void => {
    close();
    if (choice.more) deciding.point(thing);
    else deciding.pick(choice);
  };
  return (
    <>
      <h3>{words.match.possibleNow}</h3>
      <div className="choices column">
        {(whole ?? about).map((choice) => (
          <button key={choice.answer} type="button" className="choice" onClick={() => pick(choice)}>
            <span>
              {choice.label}
              {choice.more && ' …'}
            </span>
          </button>
        ))}
      </div>
    </>
  );
}

/** Asks the server on demand. */
export function useReasons(store: Informant | undefined, handle: number | undefined): readonly Reason[] | undefined {
  const [reasons, setReasons] = useState<{ readonly handle: number; readonly reasons: readonly Reason[] }>();
  useEffect(() => {
    if (!store || handle === undefined) return;
    let here = true;
    void store.ask({ t: 'explain', card: handle }).then((reply) => {
      if (here && reply.t === 'explained') setReasons({ handle, reasons: reply.reasons });
    });
    return () => {
      here = false;
    };
  }, [store, handle]);
  return reasons?.handle === handle ? reasons?.reasons : undefined;
}

function WhyNot({ handle, store }: { readonly handle: number; readonly store: Informant }): ReactNode {
  const words = useWords();
  const reasons = useReasons(store, handle);
  if (!reasons) return null;
  if (reasons.length === 0) return <p className="note">{words.match.noReason}</p>;
  return (
    <>
      <h3>{words.match.whyNotTitle}</h3>
      <Reasons reasons={reasons} linked />
    </>
  );
}

interface ReasonsProps {
  readonly reasons: readonly Reason[];
  /** The rules are links to the rule index, except where nobody could reach a link. */
  readonly linked?: boolean;
}

export function Reasons({ reasons, linked = false }: ReasonsProps): ReactNode {
  const { game, edition } = useTable();
  return (
    <ul className="reasons">
      {reasons.map(({ rule, text }) => (
        <li key={text}>
          {text} {linked ? <RuleLink {...{ game, edition, rule }} /> : <code>{rule}</code>}
        </li>
      ))}
    </ul>
  );
}
