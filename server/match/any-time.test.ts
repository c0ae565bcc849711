/** Bots also use the actions open to their seats at any time: the question stays open, and they are asked again. */
import { pledgesGame } from '@praxis/testkit/miniatures/pledges.ts';
import { expect, test } from 'vitest';
import { begin, choose, hosted } from '../testing/fixtures.ts';
import { testServer } from '../testing/test-server.ts';
import { type BotAnswer, type BotPlayers, type BotQuestion, SimplePlayers } from './bots.ts';

/** Shows its colours when it is first asked. */
class ShowingPlayers extends SimplePlayers implements BotPlayers {
  override async answer(question: BotQuestion): Promise<BotAnswer> {
    const { live, seat } = question;
    if (live.match.anytimeActions(seat)) return { answer: 'show', anytime: true };
    return super.answer(question);
  }
}

/** Gives an answer that is not offered. */
class WrongPlayers extends SimplePlayers implements BotPlayers {
  override async answer(): Promise<BotAnswer> {
    return { answer: 'storms off', anytime: true };
  }
}

const PLEDGES = hosted({ game: pledgesGame, seatsMost: 4, turn: 'opened' });

for (const { name, bots, shown } of [
  { name: 'a bot shows its colours, and then answers', bots: new ShowingPlayers(), shown: 1 },
  { name: 'a bot whose action is refused answers all the same', bots: new WrongPlayers(), shown: 0 },
]) {
  const table = testServer({ games: [PLEDGES], bots });

  test(name, async () => {
    const ada = table.client();
    const match = await begin(table, [ada], { game: 'pledges' });
    for (let second = 0; second < 60 && (ada.decision === undefined || second < 20); second++) {
      if (ada.decision) choose(ada, match);
      ada.decisions = [];
      await table.wait(1);
    }
    const { rows } = await table.database.pool.query<{ kind: string; answer: string; by: string | null }>(
      "select kind, body ->> 'answer' as answer, body ->> 'by' as by from entries where match_id = $1 and seat = 1 order by seq",
      [match],
    );
    expect(rows.filter(({ kind }) => kind === 'concede')).toEqual(
      Array.from({ length: shown }, () => ({ kind: 'concede', answer: 'show', by: 'bot' })),
    );
    expect(rows.filter(({ kind, by }) => kind === 'answer' && by === 'bot').length).toBeGreaterThan(1);
  });
}
