// The texts with which code says what is wrong with its input: finds them in the sources, for the test that each of them
// exists in every language.
import { parseSync, Visitor } from 'vite';
import type { TextFile } from './files.ts';
import { isTest } from './imports.ts';

/** A text as code can say it. What varies in it is a number (7001, 7002 …). */
export interface FaultText {
  readonly at: string;
  readonly text: string;
}

/** Classes and functions that take such a text; it is the argument with this index. */
const SAID_BY: Readonly<Record<string, number>> = {
  Elsewhere: 0,
  ListFault: 1,
  Mistake: 0,
  PlanMistake: 1,
  RecordMistake: 1,
  StagingMistake: 0,
  Stopped: 0,
  WrongDocument: 0,
  mistake: 0,
};
/** Those that take it in one place or another, and phrases of a text, by the package or file in which they do. */
const SAID_IN: readonly (readonly [RegExp, Readonly<Record<string, number>>])[] = [
  [/^scenario\//, { complain: 0, '#complain': 0, '#lost': 1, textOf: 1, listOf: 1, oneOrMore: 1, onlyEntry: 1 }],
  [/^kit\/(?:shape|definitions)\.ts|\/cards\/language/, { complain: 1 }],
  [/^kit\/yaml\.ts/, { fault: 0, faultAt: 1 }],
  [/\/card-lists\.ts/, { fault: 0 }],
  [/\/card-lists\//, { fault: 1 }],
];
/** Phrases behind "expected". */
const EXPECTED_BY: Readonly<Record<string, number>> = { among: 0, expected: 1, textThat: 1 };

/** Files in which every sentence is such a text, however it gets there. */
const ALL_SENTENCES =
  /^(?:scenario\/|engine\/(?:record|open)\.ts|kit\/(?:form|paths|card-list)\.ts|games\/\w+\/card-lists\/table\.ts)/;
/** Files in which a text can be the property `message` of an object. */
const HAS_MESSAGES = /^(?:scenario\/|games\/\w+\/staging\/)/;
const SENTENCE = /^[^`]*\p{L}[^`]* [^`]*\p{L}[^`]*[.?]$/su;

/** Functions that add a phrase to a text, and the phrases. */
const ADDED: Readonly<Record<string, readonly string[]>> = {
  didYouMean: ['.', '; did you mean 7901 or 7902?'],
  found: [', not an empty map', ', not a map', ', not a list', ', not nothing', ', not 7901'],
};

const FOLDERS = /^(?:engine|contract|kit|scenario|bots|games|server)\//;
const OTHERS =
  /^(?:kit\/language|contract\/messages|games\/\w+\/(?:text|compiler|decks)|scenario\/toy|server\/testing)/;

interface Node {
  readonly type: string;
  readonly start: number;
}

/** Every text about wrong input in the sources. */
export function faultTexts(files: readonly TextFile[]): readonly FaultText[] {
  return files
    .filter(({ path }) => path.endsWith('.ts') && FOLDERS.test(path) && !OTHERS.test(path) && !isTest(path))
    .flatMap(textsIn);
}

function textsIn({ path, text }: TextFile): readonly FaultText[] {
  const found: FaultText[] = [];
  const add = (node: Node, before = '', behind = ''): void => {
    const at = `${path}:${text.slice(0, node.start).split('\n').length}`;
    for (const said of variantsOf(node, { last: 7000 }))
      if (/\p{L}{2}/u.test(said)) found.push({ at, text: `${before}${said}${behind}` });
  };
  const own = SAID_IN.filter(([form]) => form.test(path)).map(([, by]) => by);
  const saidBy: Readonly<Record<string, number>> = Object.assign({}, SAID_BY, ...own);
  const calls = (node: { readonly callee: unknown; readonly arguments: readonly unknown[] }): void => {
    const name = nameOf(node.callee);
    const taken = node.arguments[saidBy[name] ?? -1] as Node | undefined;
    if (taken) add(taken);
    const expected = node.arguments[EXPECTED_BY[name] ?? -1] as Node | undefined;
    if (expected) add(expected, 'Expected ', ', not 7999.');
  };
  const { program } = parseSync(path, text);
  const isWhole = ALL_SENTENCES.test(path);
  new Visitor({
    CallExpression: calls,
    NewExpression: calls,
    Literal: (node) => {
      if (isWhole && typeof node.value === 'string' && SENTENCE.test(node.value)) add(node);
    },
    TemplateLiteral: (node) => {
      if (isWhole && variantsOf(node, { last: 7000 }).every((said) => SENTENCE.test(said))) add(node);
    },
    Property: (node) => {
      if (!HAS_MESSAGES.test(path)) return;
      if (nameOf(node.key) === 'message') add(node.value);
      if (nameOf(node.key) === 'failure') add(node.value, '', ': 7999.');
    },
  }).visit(program);
  return found;
}

function nameOf(node: unknown): string {
  const { type, name, property } = node as { type: string; name?: string; property?: { name?: string; type?: string } };
  if (type === 'MemberExpression') return `${property?.type === 'PrivateIdentifier' ? '#' : ''}${property?.name ?? ''}`;
  return name ?? '';
}

/** All ways in which an expression can read; what is computed is a number. */
function variantsOf(node: Node, hole: { last: number }): readonly string[] {
  const each = node as unknown as Readonly<Record<string, Node>>;
  switch (node.type) {
    case 'Literal':
      return [String(each.value)];
    case 'TemplateLiteral': {
      const quasis: readonly { value: { cooked: string } }[] = each.quasis as unknown as never;
      const expressions: readonly Node[] = each.expressions as unknown as never;
      let texts: readonly string[] = [quasis[0]?.value.cooked ?? ''];
      for (const [at, expression] of expressions.entries()) {
        const inside = variantsOf(expression, hole);
        const behind = quasis[at + 1]?.value.cooked ?? '';
        texts = texts.flatMap((text) => inside.map((said) => `${text}${said}${behind}`));
      }
      return texts;
    }
    case 'ConditionalExpression':
      return [...variantsOf(each.consequent!, hole), ...variantsOf(each.alternate!, hole)];
    case 'LogicalExpression':
      return [...variantsOf(each.left!, hole), ...variantsOf(each.right!, hole)];
    case 'BinaryExpression': {
      const behind = variantsOf(each.right!, hole);
      return variantsOf(each.left!, hole).flatMap((text) => behind.map((said) => `${text}${said}`));
    }
    case 'CallExpression':
      return ADDED[nameOf(each.callee)] ?? [String(++hole.last)];
    default:
      return [String(++hole.last)];
  }
}
