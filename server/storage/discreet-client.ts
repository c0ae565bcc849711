/**
 * A connection whose errors do not repeat the values of a statement. PostgreSQL quotes values in its messages and
 * details, and any catcher of an error may print it, libraries included.
 */
import pg from 'pg';

/**
 * Classes of errors whose messages name tables, columns and states, never values: connections, transactions, syntax,
 * resources.
 */
const NAMES_NO_VALUES = /^(?:08|25|40|42|53|55|57)/;

type Callback = (error: Error | undefined, ...rest: unknown[]) => void;

export class DiscreetClient extends pg.Client {
  /** The session's number in the database. */
  declare readonly processID: number;
  /** How many statements were sent, and how many of them had an answer. */
  statements = 0;
  #answered = 0;

  get isWaiting(): boolean {
    return this.#answered < this.statements;
  }

  /** Ends the connection without a goodbye, which nobody would hear. */
  cut(): void {
    (this as unknown as { readonly connection: pg.Connection }).connection.stream.destroy();
  }

  override query(...given: unknown[]): never {
    const callback = given.at(-1);
    this.statements++;
    if (typeof callback === 'function')
      given[given.length - 1] = (error: Error | undefined, ...rest: unknown[]) => {
        this.#answered++;
        (callback as Callback)(error && discreet(error), ...rest);
      };
    const query = super.query as (...given: unknown[]) => unknown;
    const result = query.apply(this, given);
    if (!(result instanceof Promise)) return result as never;
    return result.then(
      (answer) => {
        this.#answered++;
        return answer;
      },
      (error: Error) => {
        this.#answered++;
        throw discreet(error);
      },
    ) as never;
  }
}

function discreet(error: Error): Error {
  if (!(error instanceof pg.DatabaseError)) return error;
  const { code = '', table, constraint } = error;
  const said = NAMES_NO_VALUES.test(code)
    ? error.message
    : ['error', code, table, constraint].filter(Boolean).join(' ');
  const frames = error.stack?.split('\n').filter((line) => line.startsWith('    at ')) ?? [];
  error.message = said;
  error.stack = [`${error.name}: ${said}`, ...frames].join('\n');
  for (const key of ['detail', 'where', 'hint', 'internalQuery', 'dataType'] as const) error[key] = undefined;
  return error;
}
