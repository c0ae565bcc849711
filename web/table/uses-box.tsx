/**
 * The buttons beside a card under the mouse or pulled by a finger: what it can do, with one click or by sliding there.
 * They repeat the list of choices, so nothing depends on them, and screen readers and the Tab key do not meet them.
 */
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useWords } from '../app/context.tsx';
import { offeredCopy, useTable } from './context.ts';
import { cardStates } from './describe.ts';
import { distinctions } from './distinctions.ts';
import { LET_GO, PULLED } from './drag.ts';
import { cardThing, type Thing } from './sentence.ts';
import type { Deciding } from './use-decision.ts';
import { usesOf, usesToPull } from './uses.ts';

interface Near {
  readonly handle: number;
  readonly element: HTMLElement;
  /** A finger pulls it. */
  readonly pulled?: boolean;
}

/** A pointer that only crosses a card does not ask about it. */
const AFTER_MS = 90;
/** The box lies on the edge of the card, so that the pointer reaches it without leaving the card. */
const OVERLAP = 4;
const MARGIN = 6;

export function UsesBox({
  root,
  deciding,
}: {
  readonly root: RefObject<HTMLElement | null>;
  readonly deciding: Deciding;
}): ReactNode {
  const table = useTable();
  const words = useWords();
  const box = useRef<HTMLDivElement>(null);
  const [near, setNear] = useNear(root, box, deciding.decision?.number);
  const [place, setPlace] = useState<{ left: number; top: number }>();
  const { tree, building, notes, sending } = deciding;
  const pulled = near?.pulled === true;
  const begins = building.path.length === 0 && building.about.length === 0;
  // A pulled card is chosen by that.
  const isAsked = deciding.decision !== undefined && !sending && (begins || pulled);
  const isPanel = deciding.panel !== undefined;
  const meant = near && isAsked ? cardThing(offeredCopy(table, near.handle)) : undefined;
  const uses = useMemo(() => {
    if (meant === undefined || isPanel) return [];
    const found = pulled ? usesToPull(tree, meant, isInSight) : usesOf(tree, meant);
    return found.filter(({ answer }) => !notes?.has(answer));
  }, [tree, meant, notes, isPanel, pulled]);
  const inPanel = near && isAsked && isPanel ? deciding.onCards.get(near.handle) : undefined;
  const count = inPanel?.length ?? (uses.length < (pulled ? 1 : 2) ? 0 : uses.length);
  useLayoutEffect(() => {
    const size = box.current?.getBoundingClientRect();
    if (!size || !near || count === 0) return;
    const at = near.element.getBoundingClientRect();
    const above = at.top + OVERLAP - size.height;
    const middle = at.left + at.width / 2 - size.width / 2;
    setPlace({
      left: Math.max(MARGIN, Math.min(middle, window.innerWidth - size.width - MARGIN)),
      top: above >= MARGIN ? above : Math.min(at.bottom - OVERLAP, window.innerHeight - size.height - MARGIN),
    });
  }, [near, count]);
  if (count === 0) return null;
  const apart = distinctions(uses, ({ pieces }) =>
    pieces.flatMap(({ card }) => (card === undefined ? [] : cardStates(table, words, card))),
  );
  return (
    <div
      className="uses"
      data-pulled={pulled || undefined}
      ref={box}
      style={place ?? { left: -9999, top: 0 }}
      aria-hidden="true"
    >
      {inPanel?.map((label, index) => (
        <button
          key={label}
          type="button"
          tabIndex={-1}
          className="choice"
          onClick={() => {
            setNear(undefined);
            if (near) deciding.pressOnCard(near.handle, index);
          }}
        >
          {label}
        </button>
      ))}
      {uses.map((choice) => (
        <button
          key={choice.answer}
          type="button"
          tabIndex={-1}
          className="choice"
          data-irreversible={choice.irreversible || undefined}
          onClick={() => {
            setNear(undefined);
            table.peek(undefined);
            deciding.pick(choice);
          }}
        >
          <span>
            {choice.label}
            {choice.more && ' …'}
            {apart.has(choice.answer) && <small>{apart.get(choice.answer)}</small>}
          </span>
        </button>
      ))}
    </div>
  );
}

/** True if a card can be dropped on it. */
function isInSight(thing: Thing): boolean {
  const name = thing.startsWith('c') ? 'data-card' : 'data-seat';
  return document.querySelector(`.board [${name}="${thing.slice(1)}"]`) !== null;
}

/** The card under the mouse; it stays so while the mouse is on the box. With another question nothing is near. */
function useNear(
  root: RefObject<HTMLElement | null>,
  box: RefObject<HTMLElement | null>,
  number: number | undefined,
): [Near | undefined, (near: Near | undefined) => void] {
  const [near, setNear] = useState<Near & { readonly number: number | undefined }>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const over = (event: PointerEvent): void => {
      if (event.pointerType !== 'mouse' || !(event.target instanceof Element)) return;
      if (box.current?.contains(event.target)) {
        clearTimeout(timer);
        return;
      }
      const element = event.target.closest<HTMLElement>('[data-card]');
      clearTimeout(timer);
      const isCard = element !== null && root.current?.contains(element) === true && event.buttons === 0;
      if (!isCard) setNear(undefined);
      else timer = setTimeout(() => setNear({ element, handle: Number(element.dataset.card), number }), AFTER_MS);
    };
    const away = ({ type, target }: Event): void => {
      if (target instanceof Node && box.current?.contains(target)) return;
      clearTimeout(timer);
      // A finger holds a pulled card, whatever scrolls meanwhile: the list of answers may, when it gets shorter.
      setNear((now) => (type === 'scroll' && now?.pulled ? now : undefined));
    };
    const pull = ({ target }: Event): void => {
      if (!(target instanceof HTMLElement)) return;
      clearTimeout(timer);
      setNear({ element: target, handle: Number(target.dataset.card), number, pulled: true });
    };
    const letGo = (): void => setNear(undefined);
    document.addEventListener(PULLED, pull);
    document.addEventListener(LET_GO, letGo);
    document.addEventListener('pointerover', over);
    document.addEventListener('pointerdown', away);
    document.addEventListener('scroll', away, { capture: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener(PULLED, pull);
      document.removeEventListener(LET_GO, letGo);
      document.removeEventListener('pointerover', over);
      document.removeEventListener('pointerdown', away);
      document.removeEventListener('scroll', away, { capture: true });
    };
  }, [root, box, number]);
  return [
    near?.number === number ? near : undefined,
    (next) => setNear(next === undefined ? undefined : { ...next, number }),
  ];
}
