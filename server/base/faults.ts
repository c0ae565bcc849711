/**
 * The text of an error for the log. A statement's parameters are decks, seeds and secrets, so the log must never hold
 * them.
 */

interface DatabaseFault {
  readonly code?: string;
  readonly severity?: string;
  readonly table?: string;
  readonly constraint?: string;
  readonly routine?: string;
  /** The text of a statement, with places for its parameters. */
  readonly query?: string;
}

/** Enough of a statement to recognise it. */
const QUERY_MAX = 500;
/** Errors have causes, which have causes. */
const DEPTH_MAX = 4;

/** The error with its causes and stack, without parameters of statements. */
export function faultText(error: unknown): string {
  const parts: string[] = [];
  for (let at = error, depth = 0; at !== undefined && depth < DEPTH_MAX; depth++) {
    parts.push(headOf(at) + framesOf(at));
    at = at instanceof Error ? at.cause : undefined;
  }
  return parts.join('\ncaused by ');
}

function headOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error === 'string' ? error : Object.prototype.toString.call(error);
  const { code, severity, table, constraint, routine, query } = error as DatabaseFault;
  // A database's messages repeat its input: "invalid input syntax for type uuid: …".
  if (typeof query === 'string') return `a statement failed: ${query.slice(0, QUERY_MAX)}`;
  if (severity !== undefined && code !== undefined)
    return ['the database says', code, table, constraint, routine].filter(Boolean).join(' ');
  return `${error.name}: ${error.message}`;
}

function framesOf(error: unknown): string {
  const stack = error instanceof Error ? error.stack : undefined;
  const frames = stack?.split('\n').filter((line) => line.startsWith('    at ')) ?? [];
  return frames.map((line) => `\n${line}`).join('');
}
