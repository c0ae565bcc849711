/**
 * A program that plays a match against the bots of a server and answers at random. It needs only Node 24 and a token:
 *
 *   PRAXIS_TOKEN=praxis_… node docs/examples/bots/random-bot.ts
 *
 * PRAXIS_URL (http://127.0.0.1:8080), PRAXIS_GAME (vtes) and PRAXIS_SEATS (2) can be set, too. See docs/bot-api.md.
 */

/** The part of the protocol that this program uses. */
interface Choice {
  readonly answer: string;
  readonly more: boolean;
  readonly next?: readonly Choice[];
}

interface Decision {
  readonly number: number;
  readonly choices: readonly Choice[];
}

interface Message {
  readonly t: string;
  readonly id?: number;
  readonly decisions?: readonly Decision[];
  readonly table?: { readonly state: string; readonly outcome?: string };
  readonly choices?: readonly Choice[];
  readonly code?: string;
  readonly text?: string;
}

const { PRAXIS_URL: url = 'http://127.0.0.1:8080', PRAXIS_TOKEN: token = '' } = process.env;
const { PRAXIS_GAME: game = 'vtes', PRAXIS_SEATS: seats = '2' } = process.env;
const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };

/** Refusals after which the same answer may be good a moment later. */
const AGAIN = ['too many', 'try again', 'not now'];
const AGAIN_MS = 500;

async function play(): Promise<string> {
  const body = JSON.stringify({ game, seats: Number(seats), language: 'en' });
  const response = await fetch(`${url}/api/play`, { method: 'POST', headers, body });
  const said = (await response.json()) as { match?: string; error?: { text: string } };
  if (said.match === undefined) throw new Error(said.error?.text ?? `The server answered with ${response.status}.`);
  return said.match;
}

/** Resolves with the result of the match. */
function answerAll(match: string): Promise<string> {
  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/ws`, { headers });
  let decisions: readonly Decision[] = [];
  let answered: number | undefined;
  /** The request whose reply is waited for. */
  let waiting: number | undefined;
  let id = 0;

  const send = (message: object): void => socket.send(JSON.stringify(message));
  const ask = (message: object): void => {
    waiting = ++id;
    send({ ...message, id, match });
  };

  /** Chooses at random, also among the following choices, as far as the server has sent them. */
  const choose = (number: number, choices: readonly Choice[]): void => {
    let choice = choices[Math.floor(Math.random() * choices.length)] as Choice;
    while (choice.more && choice.next) choice = choice.next[Math.floor(Math.random() * choice.next.length)] as Choice;
    if (!choice.more) answered = number;
    ask({ t: choice.more ? 'next' : 'answer', number, answer: choice.answer });
  };

  /** Answers the open question, unless that has been done. */
  const goOn = (): void => {
    const decision = decisions.find(({ number }) => number !== answered);
    if (waiting === undefined && decision) choose(decision.number, decision.choices);
  };

  return new Promise((resolve, reject) => {
    socket.onopen = () => send({ t: 'hello', protocol: 2, language: 'en' });
    socket.onclose = () => reject(new Error('The connection was closed.'));
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(String(data)) as Message;
      switch (message.t) {
        case 'welcome':
          send({ t: 'watch', match });
          break;
        case 'update':
          decisions = message.decisions ?? decisions;
          if (message.table?.state === 'over' || message.table?.state === 'aborted') {
            socket.onclose = null;
            socket.close();
            resolve(message.table.outcome ?? message.table.state);
          }
          break;
        case 'choices': {
          waiting = undefined;
          const decision = decisions.find(({ number }) => number !== answered);
          if (decision) choose(decision.number, message.choices ?? []);
          return;
        }
        case 'done':
          if (message.id !== waiting) return;
          waiting = undefined;
          // Nobody is there to watch, so the bots need not take their time.
          send({ t: 'hurry', id: ++id, match });
          break;
        case 'refused':
          if (message.id !== waiting) return;
          waiting = undefined;
          answered = undefined;
          // Anything else is answered again when the question has changed.
          if (AGAIN.includes(message.code ?? '')) setTimeout(goOn, AGAIN_MS);
          return;
        default:
      }
      goOn();
    };
  });
}

try {
  const match = await play();
  console.log(`Playing ${url}/m/${match}`);
  console.log(`The match is over: ${await answerAll(match)}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
