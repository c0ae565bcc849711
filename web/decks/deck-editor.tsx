/** A deck as a list that can be pasted, changed card by card, checked and played. */
import type { CheckedDeck, OfferedGame } from '@praxis/protocol';
import { type ChangeEvent, type ReactNode, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { useApp } from '../app/context.tsx';
import { Failure } from '../app/failure.tsx';
import { type GameOnPage, useGame } from '../app/game-words.ts';
import { playAtOnce } from '../app/quick-match.ts';
import { Select } from '../app/select.tsx';
import { HttpFailure, postJson } from '../connection/http.ts';
import { headed } from '../table/labels.ts';
import { CardRow, CardSearch } from './card-search.tsx';
import { Charts } from './charts.tsx';
import { type Listed, listText, withCount, writtenName } from './deck-text.ts';
import { type Draft, deleteDeck, saveDeck, shareDeck } from './saved.ts';
import { deckToHash } from './share.ts';
import { type Counted, curvesOf, drawn, listsOf, typesOf } from './statistics.ts';
import { useChecked } from './use-checked.ts';

interface EditorProps {
  readonly deck: Draft;
  readonly change: (deck: Draft) => void;
  readonly games: readonly OfferedGame[];
}

export function DeckEditor({ deck, change, games }: EditorProps): ReactNode {
  const { words } = useApp();
  const game = games.find(({ id }) => id === deck.game) ?? games[0];
  const [edition, setEdition] = useState<string>();
  const chosen = game?.editions.find(({ id }) => id === edition)?.id ?? game?.editions[0]?.id ?? '';
  const onPage = useGame(game?.id, chosen);
  const english = useGame(game?.id, chosen, 'en');
  const { checked, failure } = useChecked(game?.id, deck.text, chosen, game?.seats.usual ?? 2);
  const open = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const text = await target.files?.[0]?.text();
    if (text !== undefined) change({ ...deck, text });
    target.value = '';
  };
  if (!game) return null;
  return (
    <div className="deck-editor">
      <section className="panel">
        <h1>
          <bdi>{deck.name.trim() || words.decks.fresh}</bdi>
        </h1>
        <div className="fields start">
          <label className="field">
            <span>{words.decks.name}</span>
            <input
              type="text"
              maxLength={60}
              value={deck.name}
              onChange={({ target }) => change({ ...deck, name: target.value })}
            />
          </label>
          {games.length > 1 && (
            <Select
              label={words.home.game}
              value={game.id}
              options={games.map(({ id, title }) => [id, title])}
              change={(id) => change({ ...deck, game: id })}
            />
          )}
          {game.editions.length > 1 && (
            <Select
              label={words.home.edition}
              value={chosen}
              options={game.editions.map(({ id, name }) => [id, name])}
              change={setEdition}
            />
          )}
        </div>
        <label className="field">
          <span>
            {words.decks.list} · {words.decks.listHint}
          </span>
          <textarea
            rows={12}
            spellCheck={false}
            value={deck.text}
            onChange={({ target }) => change({ ...deck, text: target.value })}
          />
        </label>
        <label className="field">
          <span>{words.decks.file}</span>
          <input type="file" accept=".txt,.dek,.json,.xml,.html,text/*" onChange={(event) => void open(event)} />
        </label>
        <Failure failure={failure} />
        {checked && <Verdict checked={checked} />}
        <Deeds deck={deck} checked={checked} game={game} edition={chosen} change={change} />
      </section>
      {onPage && english && <Cards deck={deck} change={change} checked={checked} onPage={onPage} english={english} />}
    </div>
  );
}

/** Whether it can be played, and what is wrong with which line. */
function Verdict({ checked: { messages, playable } }: { readonly checked: CheckedDeck }): ReactNode {
  const { words } = useApp();
  const errors = messages.filter(({ level }) => level === 'error');
  const warnings = messages.filter(({ level }) => level === 'warning');
  const list = (title: string, told: CheckedDeck['messages']): ReactNode =>
    told.length > 0 && (
      <>
        <p>{title}</p>
        <ul className="reasons">
          {told.map(({ line, rule, text }) => (
            <li key={`${line} ${text}`}>
              {line !== undefined && <b>{words.decks.line(line)} </b>}
              {text} {rule !== undefined && <code>{rule}</code>}
            </li>
          ))}
        </ul>
      </>
    );
  return (
    <div className={playable ? 'verdict' : 'verdict refusal'} role="status">
      {playable && <p>{words.decks.legal}</p>}
      {list(words.decks.notLegal, errors)}
      {list(words.decks.warnings, warnings)}
    </div>
  );
}

/** What can be done with the whole deck. */
function Deeds({
  deck,
  checked,
  game,
  edition,
  change,
}: {
  readonly deck: Draft;
  readonly checked: CheckedDeck | undefined;
  readonly game: OfferedGame;
  readonly edition: string;
  readonly change: (deck: Draft) => void;
}): ReactNode {
  const { words, language } = useApp();
  const [, navigate] = useLocation();
  const [told, setTold] = useState<string>();
  const [failure, setFailure] = useState<HttpFailure>();
  const empty = deck.text.trim() === '';
  const name = deck.name.trim() || checked?.name || words.decks.unnamed;
  const does = (deed: () => Promise<string | undefined>) => (): void => {
    deed().then(
      (said) => {
        setTold(said);
        setFailure(undefined);
      },
      (error: unknown) => setFailure(error instanceof HttpFailure ? error : new HttpFailure(0, { code: '', text: '' })),
    );
  };
  const save = async (): Promise<string> => {
    const { id } = await saveDeck({ ...deck, name });
    change({ ...deck, name, id });
    return words.decks.kept;
  };
  const play = async (): Promise<undefined> => {
    const body = { game: game.id, edition, language, deck: { text: deck.text } };
    navigate(`/m/${await playAtOnce(body)}`);
  };
  const share = async (): Promise<string> => {
    // What has been saved has a short address; anything else stands in the address itself.
    const saved = deck.id === undefined ? undefined : await shareDeck(deck.id);
    const path = saved === undefined ? `/decks/new#${await deckToHash(deck)}` : `/decks/shared/${saved}`;
    const link = `${window.location.origin}${path}`;
    return navigator.clipboard.writeText(link).then(
      () => words.table.copied,
      () => link,
    );
  };
  const write = (format: string) => async (): Promise<undefined> => {
    const body = { game: game.id, text: deck.text, format, name };
    const { text } = await postJson<{ text: string }>('/api/decks/export', body);
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
    link.download = `${name.replace(/[^\p{L}\p{N}]+/gu, '-')}-${format}.txt`;
    link.click();
    URL.revokeObjectURL(link.href);
  };
  const remove = async (): Promise<undefined> => {
    if (deck.id !== undefined) await deleteDeck(deck.id);
    navigate('/decks');
  };
  return (
    <>
      <div className="actions">
        <button type="button" className="primary" disabled={empty} onClick={does(save)}>
          {words.decks.keep}
        </button>
        <button type="button" disabled={checked?.playable !== true} onClick={does(play)}>
          {words.decks.play}
        </button>
        <button type="button" disabled={empty} onClick={does(share)}>
          {words.decks.share}
        </button>
        {deck.id !== undefined && (
          <button type="button" className="danger" onClick={does(remove)}>
            {words.decks.remove}
          </button>
        )}
      </div>
      {game.deckFormats.length > 0 && !empty && (
        <Select
          label={words.decks.export}
          value=""
          options={[['', '–'], ...game.deckFormats.map((format) => [format, format.toUpperCase()] as const)]}
          change={(format) => format !== '' && does(write(format))()}
        />
      )}
      <Failure failure={failure} />
      {told !== undefined && (
        <p className="note" role="status">
          {told}
        </p>
      )}
    </>
  );
}

function Cards({
  deck,
  change,
  checked,
  onPage: { words: gameWords, look },
  english,
}: {
  readonly deck: Draft;
  readonly change: (deck: Draft) => void;
  readonly checked: CheckedDeck | undefined;
  readonly onPage: GameOnPage;
  readonly english: GameOnPage;
}): ReactNode {
  const { words } = useApp();
  const { faces, labels } = gameWords;
  const counts = useMemo(() => new Map((checked?.cards ?? []).map(({ def, count }) => [def, count])), [checked]);
  const cards = useMemo(
    () =>
      [...counts].flatMap(([def, count]): (Counted & { def: number })[] => {
        const face = faces[def];
        return face ? [{ def, face, count }] : [];
      }),
    [counts, faces],
  );
  const [sample, setSample] = useState(0);
  const shared = useMemo(() => {
    const counted = new Map<string, number>();
    for (const { name } of english.words.faces) counted.set(name, (counted.get(name) ?? 0) + 1);
    return new Set([...counted].flatMap(([name, times]) => (times > 1 ? [name] : [])));
  }, [english]);
  const listed = (def: number): Listed => {
    const face = english.words.faces[def];
    const name = face?.name ?? '';
    return { name, shared: shared.has(name), ...(face?.listed === undefined ? {} : { listed: face.listed }) };
  };
  const put = (def: number, count: number): void => {
    const text = withCount(deck.text, listed(def), count);
    // A line that cannot be found is one of a format in which cards have no lines; then the deck becomes a plain list.
    const rest = cards.filter((card) => card.def !== def).map((card) => ({ def: card.def, count: card.count }));
    const all = [...rest, { def, count }].filter((card) => card.count > 0);
    const known = counts.get(def) ?? 0;
    const found = known === 0 || text !== `${deck.text.replace(/\s*$/, '')}\n${count}x ${writtenName(listed(def))}\n`;
    const named = all.map((card) => ({ ...listed(card.def), count: card.count }));
    change({ ...deck, text: found ? text : listText(named) });
  };
  const parts = useMemo(() => {
    const groups = new Map<string, { readonly begin: number; readonly cards: typeof cards }>();
    for (const card of cards) {
      const { part, begin } = look.deckPart?.(card.face) ?? { part: '', begin: 7 };
      const group = groups.get(part) ?? { begin, cards: [] };
      group.cards.push(card);
      groups.set(part, group);
    }
    return [...groups];
  }, [cards, look]);
  const hand = useMemo(() => {
    // Drawn anew when it is asked for, not when the deck changes by a card.
    void sample;
    return parts.flatMap(([, { begin, cards: of }]) => drawn(of, begin, Math.random));
  }, [parts, sample]);
  const total = (of: readonly Counted[]): number => of.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className="deck-cards">
      <section className="panel">
        <h2>{words.decks.search}</h2>
        <CardSearch faces={faces} english={english.words.faces} counts={counts} change={put} />
      </section>
      {cards.length > 0 && (
        <>
          <section className="panel">
            <h2>
              {words.decks.cards}: {total(cards)}
            </h2>
            {parts.map(([part, { cards: of }]) => (
              <section key={part}>
                {labels[part] !== undefined && (
                  <h3>
                    {headed(labels[part])}: {total(of)}
                  </h3>
                )}
                <ul>
                  {of
                    .toSorted(
                      (a, b) => a.face.type.localeCompare(b.face.type) || a.face.name.localeCompare(b.face.name),
                    )
                    .map(({ def, face, count }) => (
                      <li key={def}>
                        <CardRow face={face} count={count} change={(next) => put(def, next)} />
                      </li>
                    ))}
                </ul>
              </section>
            ))}
          </section>
          <section className="panel">
            <h2>{words.decks.charts}</h2>
            <Charts
              charts={[
                typesOf(cards, words.decks.types),
                ...curvesOf(cards, labels),
                ...listsOf(cards, labels, words.decks.traits),
              ]}
            />
          </section>
          <section className="panel">
            <h2>{words.decks.sample}</h2>
            <ul className="sample">
              {hand.map((face, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a hand may hold the same card twice.
                <li key={index} data-kind={face.kind}>
                  <b>{face.name}</b> <span className="note">{face.short}</span>
                </li>
              ))}
            </ul>
            <button type="button" onClick={() => setSample(sample + 1)}>
              {words.decks.again}
            </button>
          </section>
        </>
      )}
    </div>
  );
}
