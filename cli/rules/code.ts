/**
 * Where the code names a rule. The sources are formatted by a formatter, so lines are enough: a comment at the margin
 * belongs to the declaration below it, anything further in to the declaration around it.
 */
import { idsIn } from './ids.ts';

export interface CodePlace {
  readonly id: string;
  readonly file: string;
  /** The function, constant, type or member; empty for the file as a whole. */
  readonly procedure: string;
  readonly line: number;
}

const DECLARATION = /^(?:export )?(?:async )?(?:function\*? ?|const |let |class |interface |type )(\w+)/;
/** A member of an interface or of an object at the margin. */
const MEMBER = /^ {2}(?:readonly )?['"]?([\w ]+?)['"]?\??(?:\(|:)/;
const COMMENT = /^ {0,2}(?:\/\*\*|\/\/| \*|\*)/;

export function codePlaces(file: string, text: string): readonly CodePlace[] {
  const places: CodePlace[] = [];
  const add = (id: string, procedure: string, line: number): void => {
    if (!places.some((each) => each.id === id && each.procedure === procedure))
      places.push({ id, file, procedure, line });
  };
  /** Named in a comment that belongs to the next declaration. */
  let waiting: { readonly id: string; readonly line: number }[] = [];
  let around = '';
  let aroundIsFunction = false;
  text.split('\n').forEach((line, index) => {
    const number = index + 1;
    const declaration = DECLARATION.exec(line);
    if (declaration) {
      around = declaration[1] as string;
      aroundIsFunction = /function|=>\s*\{?$/.test(line);
      for (const each of waiting) add(each.id, around, each.line);
      waiting = [];
    } else if (line.startsWith('import ')) {
      // A comment above the imports speaks of the file.
      for (const each of waiting) add(each.id, '', each.line);
      waiting = [];
    }
    const atMargin = /^(?:\/|\s\*)/.test(line);
    const ids = idsIn(line);
    if (COMMENT.test(line) && (atMargin || !aroundIsFunction)) {
      waiting.push(...ids.map((id) => ({ id, line: number })));
      return;
    }
    const member = aroundIsFunction || declaration ? undefined : MEMBER.exec(line)?.[1];
    if (member !== undefined && waiting.length > 0) {
      for (const each of waiting) add(each.id, `${around}.${member}`, each.line);
      waiting = [];
    }
    for (const id of ids) add(id, around, number);
  });
  for (const each of waiting) add(each.id, '', each.line);
  return places;
}

/** Finds where a card's definition names a rule: in the note under its id, which is at the margin. */
export function definitionPlaces(file: string, text: string): readonly CodePlace[] {
  let card = '';
  return text.split('\n').flatMap((line, index) => {
    card = /^([^\s#].*):$/.exec(line)?.[1] ?? card;
    return /^ {2}note: /.test(line) ? idsIn(line).map((id) => ({ id, file, procedure: card, line: index + 1 })) : [];
  });
}

/** The rules that go through `forbid` or `demands`, and so can be switched off to see whether a test notices. */
export function prohibitionsIn(text: string): readonly string[] {
  return [...text.matchAll(/\b(?:forbid|demands)\(([^,()]*)/g)].flatMap(([, rule = '']) => idsIn(rule));
}
