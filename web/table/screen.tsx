/** A table with everything around it on one screen, for a running match and for a replay. */
import type { StandingAnswers } from '@praxis/protocol';
import { type ReactNode, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useWords } from '../app/context.tsx';
import type { GameOnPage } from '../app/game-words.ts';
import { useSettings } from '../app/use-settings.ts';
import type { MatchState } from '../connection/match-state.ts';
import type { Informant } from '../connection/match-store.ts';
import { Arrows } from './arrows.tsx';
import { ClocksProvider } from './clock.tsx';
import {
  CardTableProvider,
  HAND,
  handlesIn,
  LatestTableProvider,
  type Looked,
  offeredCopy,
  TableProvider,
  type TableValue,
} from './context.ts';
import { useDrag } from './drag.ts';
import { Examine } from './examine.tsx';
import { useFit } from './fit.ts';
import { useFocus } from './focus.ts';
import { Hand } from './hand.tsx';
import { useInSight } from './in-sight.ts';
import { useInTurns } from './in-turns.ts';
import { useFirstLayout, useLaidOut } from './laid-out.ts';
import { lastDeed } from './log-groups.ts';
import { Moments } from './moment.tsx';
import { useMotion } from './motion.ts';
import { Peek } from './peek.tsx';
import { PileDialog } from './pile-dialog.tsx';
import { OtherSeat, OwnSide } from './seat.tsx';
import type { Glow, Thing } from './sentence.ts';
import { SharedCards } from './shared-cards.tsx';
import { SpokenTable } from './spoken.tsx';
import { TableHead } from './table-head.tsx';
import type { Deciding } from './use-decision.ts';
import { UsesBox } from './uses-box.tsx';

interface ScreenProps {
  readonly state: MatchState;
  readonly game: GameOnPage;
  /** Explains why something is not possible; undefined if nobody can. */
  readonly store?: Informant;
  readonly deciding?: Deciding;
  /** The nearest seat where nobody plays: the viewer's own in a replay. */
  readonly near?: number | undefined;
  /** Seats that bots had, where nobody sits any more. */
  readonly bots?: readonly number[];
  /** The button at the left end of the head. */
  readonly corner: ReactNode;
  /** The question, and everything else above the hand or beside it. */
  readonly dock: ReactNode;
  readonly side: ReactNode;
  /** It is a lesson, with its explanation above the question. */
  readonly lesson?: boolean;
  /** The result is shown instead of a question. */
  readonly over?: boolean;
  /** Windows and announcements, which need to know the table. */
  readonly children?: ReactNode;
}

const NO_BOTS: readonly number[] = [];
const NO_GLOW: ReadonlyMap<Thing, Glow> = new Map();

export function TableScreen(props: ScreenProps): ReactNode {
  const { state, game, store, deciding, near, bots = NO_BOTS, corner, dock, side, lesson, over, children } = props;
  const words = useWords();
  const { spoken } = useSettings();
  const [looked, setLooked] = useState<Looked>();
  const [peeked, setPeeked] = useState<Parameters<TableValue['peek']>[0]>();
  const [pile, setPile] = useState<{ readonly seat: number; readonly zone: string }>();
  const root = useRef<HTMLElement>(null);
  const { view, faces } = state;
  const me = view?.viewer === 'spectator' ? undefined : view?.viewer;
  useTableMark();
  // The others whose cards are drawn.
  const drawn = useInTurns(view && game.look.seatsKeepSize ? view.seats.length - (me === undefined ? 0 : 1) : 0);
  useLaidOut(root);
  useFirstLayout(root, view !== undefined);
  useFit(root, `${state.n} ${drawn}`);
  useMotion(root, state, game.look, drawn);
  const standing = state.table?.standing;
  const stand = useCallback(
    (change: StandingAnswers) => void store?.ask({ t: 'stand', standing: { ...standing, ...change } }),
    [store, standing],
  );
  // A game without usual stops sends none until one is chosen.
  const mayStand = view?.viewer !== 'spectator' && state.table !== undefined && state.table.state !== 'over';

  const table = useMemo<TableValue | undefined>(() => {
    if (!view) return undefined;
    return {
      view,
      me,
      table: state.table,
      bots,
      game: game.id,
      edition: game.edition,
      look: game.look,
      labels: game.words.labels,
      faces: state.faces,
      glow: deciding?.glow ?? NO_GLOW,
      asked: deciding?.decision !== undefined,
      news: state.news,
      deed: lastDeed(state.log),
      deciding,
      stand: mayStand ? stand : undefined,
      point: deciding?.point ?? (() => false),
      examine: setLooked,
      peek: setPeeked,
    };
  }, [view, me, state.faces, state.table, state.news, state.log, game, bots, deciding, mayStand, stand]);
  const cardTable = useMemo(() => ({ look: game.look, labels: game.words.labels, faces, me }), [game, faces, me]);
  const latest = useRef(table);
  latest.current = table;
  useDrag(root, deciding, (handle) => (table ? offeredCopy(table, handle) : handle));
  useFocus(root, table !== undefined);
  useInSight(root, deciding?.decision?.number);
  const openPile = useCallback((seat: number, zone: string): void => setPile({ seat, zone }), []);
  if (!view || !table) return null;

  const { look } = table;
  const own = me === undefined ? undefined : view.seats[me];
  // Clockwise, from the next player on.
  const others = view.seats
    .map((_, index) => view.seats[((me ?? near ?? -1) + 1 + index) % view.seats.length])
    .filter((seat) => seat !== undefined && seat !== own);
  const playing = others.filter((seat) => seat && !look.isOut?.(view, seat.seat)).length;
  return (
    <TableProvider value={table}>
      <LatestTableProvider value={latest}>
        <CardTableProvider value={cardTable}>
          <ClocksProvider value={state}>
            <main
              className="match"
              data-game={look.name}
              data-layout={look.layout}
              data-seats={view.seats.length}
              data-own={own && (look.isOut?.(view, own.seat) ? 'out' : 'in')}
              data-fewer={playing < others.length || undefined}
              data-hand={handlesIn(own, HAND).length > 0 || undefined}
              data-spoken={spoken || undefined}
              data-lesson={lesson || undefined}
              data-step={deciding?.decision?.step}
              data-over={over || undefined}
              ref={root}
              aria-label={words.match.title}
            >
              <TableHead corner={corner} />
              <div className="board">
                {/* Before everything else, so that style sheets can see that there is one. */}
                <Moments state={state} />
                <section className="around" data-playing={playing} aria-label={words.match.others}>
                  {others.map(
                    (seat, turn) =>
                      seat &&
                      seat !== own && (
                        <OtherSeat
                          key={seat.seat}
                          seat={seat}
                          openPile={openPile}
                          isDrawn={!look.seatsKeepSize || turn < drawn}
                        />
                      ),
                  )}
                </section>
                <div className="stage">{look.Stage ? <look.Stage /> : <SharedCards />}</div>
                {own && <OwnSide seat={own} openPile={openPile} />}
                {spoken && <SpokenTable />}
                {!over && <Arrows root={root} />}
              </div>
              <div className="dock">
                <div className="asking">{dock}</div>
                {own && <Hand seat={own} />}
              </div>
              {side}
            </main>
            {deciding && <UsesBox root={root} deciding={deciding} />}
            {peeked && <Peek peeked={peeked} store={store} />}
            {pile && <PileDialog {...pile} close={() => setPile(undefined)} />}
            {looked && <Examine looked={looked} store={store} deciding={deciding} close={() => setLooked(undefined)} />}
            {children}
          </ClocksProvider>
        </CardTableProvider>
      </LatestTableProvider>
    </TableProvider>
  );
}

/** Tells the style sheets that the page shows a table, so that they need not look for one after every change. */
function useTableMark(): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.table = '';
    return () => {
      delete dataset.table;
    };
  }, []);
}
