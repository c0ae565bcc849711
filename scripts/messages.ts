// Message files (`<folder>/<language>/*.ftl`): writes the types of the English ones into `<folder>/messages.ts`, so
// that a missing message, or one with wrong arguments, does not compile. `--check` writes nothing and fails if
// something is out of date.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isBeta } from '../contract/languages.ts';
import { type Expression, type Message, type Pattern, parseMessages } from '../contract/messages/fluent.ts';
import { argumentsOf } from '../contract/messages/say.ts';
import { nameOf, placesOf } from '../contract/messages/tree.ts';
import { report, root, type TextFile, textFiles } from './files.ts';

/** The messages in one folder: language → file → messages. */
export interface MessageFolder {
  readonly folder: string;
  readonly languages: ReadonlyMap<string, ReadonlyMap<string, readonly Message[]>>;
}

const FILE = /^(.+)\/(\w\w)\/([\w-]+)\.ftl$/;

export function messageFolders(files: readonly TextFile[]): readonly MessageFolder[] {
  const folders = new Map<string, Map<string, Map<string, readonly Message[]>>>();
  for (const { path, text } of files) {
    const [, folder, language, file] = FILE.exec(path) ?? [];
    if (folder === undefined || language === undefined || file === undefined) continue;
    const languages = folders.get(folder) ?? new Map<string, Map<string, readonly Message[]>>();
    folders.set(folder, languages);
    languages.set(language, (languages.get(language) ?? new Map()).set(file, parseMessages(text, path)));
  }
  return [...folders].map(([folder, languages]) => ({ folder, languages }));
}

/**
 * The English messages. Files that English lacks (its rules are in the rule index) are those of the first other
 * language.
 */
export function sourceOf({
  languages,
}: MessageFolder): ReadonlyMap<string, { readonly messages: readonly Message[]; readonly translated: boolean }> {
  const found = new Map<string, { messages: readonly Message[]; translated: boolean }>();
  for (const language of ['en', ...languages.keys()].filter((each) => !isBeta(each)))
    for (const [file, messages] of languages.get(language) ?? [])
      if (!found.has(file)) found.set(file, { messages, translated: language !== 'en' });
  return found;
}

const patternsIn = ({ pattern, attributes }: Message): readonly (readonly [string, Pattern])[] =>
  pattern === undefined ? Object.entries(attributes) : [['', pattern]];

/**
 * Languages that lack a message, have an unused one, or use an argument that English does not have. Those in
 * preparation may lack messages.
 */
export function messageErrors(all: MessageFolder): readonly string[] {
  const errors: string[] = [];
  const source = sourceOf(all);
  for (const [language, files] of all.languages)
    for (const file of files.keys())
      if (!source.has(file)) errors.push(`${all.folder}/${language}/${file}.ftl: nobody asks for this file`);
  for (const [file, { messages, translated }] of source) {
    for (const [language, files] of all.languages) {
      if (language === 'en' && translated) continue;
      const path = `${all.folder}/${language}/${file}.ftl`;
      const own = new Map(
        (files.get(file) ?? []).flatMap((each) =>
          patternsIn(each).map(([name, said]) => [`${each.id}.${name}` as string, said] as const),
        ),
      );
      for (const message of messages)
        for (const [name, original] of patternsIn(message)) {
          const id = `${message.id}.${name}`;
          const said = own.get(id);
          own.delete(id);
          if (said === undefined) {
            if (!isOptional(message) && !isBeta(language))
              errors.push(`${path}: '${id.replace(/\.$/, '')}' is missing`);
          } else {
            const given = [...argumentsOf(original), ...argsOf(message).keys(), ...(SETTINGS[all.folder] ?? [])];
            for (const each of argumentsOf(said))
              if (!given.includes(each)) errors.push(`${path}: '${message.id}' uses $${each}, which English does not`);
          }
        }
      for (const id of own.keys()) errors.push(`${path}: nobody asks for '${id.replace(/\.$/, '')}'`);
    }
  }
  return errors;
}

/** Arguments that the messages of a folder get without being passed any. */
const SETTINGS: Readonly<Record<string, readonly string[]>> = { 'web/words': ['game'] };

type Choice = Extract<Expression, { on: unknown }>;
type Call = Extract<Expression, { call: unknown }>;

const ANYTHING = 'string | number';
/** Types as comments name them. */
const DECLARED: Readonly<Record<string, string>> = {
  Boolean: 'boolean',
  List: 'readonly string[]',
  Number: 'number',
  String: 'string',
};
/** The type of a function's first argument. */
const GIVEN: Readonly<Record<string, string>> = {
  ABS: 'number',
  DURATION: 'number',
  LIST: 'readonly string[]',
  NUMBER: 'number',
  SIGN: 'number',
  SIGNED: 'number',
};

interface Arg {
  readonly type: string;
  /** Some message chooses by its presence. */
  readonly optional: boolean;
}

/** The arguments of a message: those that its comment names (`$amount (Number)`), and those that it uses. */
function argsOf(message: Message): ReadonlyMap<string, Arg> {
  const args = new Map<string, Arg>();
  const note = (part: unknown, type: string, optional = false): void => {
    if (typeof part !== 'object' || part === null || !('$' in part)) return;
    const name = String(part.$);
    const known = args.get(name);
    args.set(name, {
      type: type === ANYTHING ? (known?.type ?? type) : type,
      optional: optional || (known?.optional ?? false),
    });
  };
  const look = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    note(part, ANYTHING);
    if ('call' in part) note((part as Call).with[0], GIVEN[String(part.call)] ?? ANYTHING);
    if ('on' in part) {
      const keys = Object.keys((part as Choice).cases);
      note(part.on, chosenBy(keys), keys.includes('none'));
    }
    for (const each of Object.values(part)) look(each);
  };
  look(message.pattern);
  for (const [, name, type] of message.comment.matchAll(/^\$(\w+)(?: \((\w+)\))?/gm))
    note({ $: name }, DECLARED[type ?? ''] ?? ANYTHING);
  return args;
}

function chosenBy(keys: readonly string[]): string {
  if (keys.includes('true')) return 'boolean';
  const counts = keys.every((key) => /^(?:zero|one|two|few|many|\d+)$/.test(key));
  return counts && !keys.every((key) => key === '1') ? 'number' : ANYTHING;
}

function typeOf(message: Message, isFunction: boolean): string {
  if (!isFunction) return 'string';
  const args = [...argsOf(message)].map(
    ([name, { type, optional }]) => `readonly ${name}${optional ? `?: ${type} | undefined` : `: ${type}`}`,
  );
  return args.length === 0 ? '() => string' : `(args: { ${args.join('; ')} }) => string`;
}

/** A message that only some languages need. */
export const isOptional = ({ comment }: Message): boolean => /^optional\b/im.test(comment);

const quoted = (key: string): string => (/^[a-z_$][\w$]*$/i.test(key) ? key : `'${key.replaceAll("'", "\\'")}'`);

function interfaceOf(name: string, files: Iterable<readonly [string, readonly Message[]]>, base = ''): string {
  const lines: string[] = [];
  const put = (messages: readonly Message[]): void => {
    const places = placesOf(messages);
    const groups = new Map<string | undefined, string[]>();
    for (const message of messages) {
      const { id, pattern, attributes } = message;
      const { group, key, isFunction } = places.get(id) ?? { group: undefined, key: id, isFunction: false };
      const type =
        pattern === undefined
          ? `{ ${Object.keys(attributes)
              .map((each) => `readonly ${each}: string`)
              .join('; ')} }`
          : typeOf(message, isFunction);
      groups.set(group, [
        ...(groups.get(group) ?? []),
        `readonly ${quoted(key)}${isOptional(message) ? '?' : ''}: ${type};`,
      ]);
    }
    for (const [group, members] of groups)
      lines.push(group === undefined ? members.join('\n') : `readonly ${quoted(group)}: {\n${members.join('\n')}\n};`);
  };
  for (const [file, messages] of files) {
    if (file !== 'index') lines.push(`readonly ${quoted(nameOf(file))}: {`);
    put(messages);
    if (file !== 'index') lines.push('};');
  }
  return `export interface ${name}${base} {\n${lines.join('\n')}\n}\n`;
}

/** The generated module of a folder. */
export function typesOfFolder(all: MessageFolder): string {
  const source = [...sourceOf(all)];
  const own = (wanted: boolean): [string, readonly Message[]][] =>
    source.flatMap(([file, { messages, translated }]): [string, readonly Message[]][] =>
      translated === wanted ? [[file, messages]] : [],
    );
  const [english, translated] = [own(false), own(true)];
  const text = [
    '/** The messages of the English files beside this one, as types. Made by `node scripts/messages.ts`. */\n',
    ...(english.length === 0 ? [] : [interfaceOf('Messages', english)]),
    ...(translated.length === 0
      ? []
      : [
          '/** Messages that only other languages need: English has them elsewhere. */',
          interfaceOf('Translated', translated, english.length === 0 ? '' : ' extends Messages'),
        ]),
  ].join('\n');
  const { stdout, status, stderr } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/@biomejs/biome/bin/biome'), 'format', '--stdin-file-path=messages.ts'],
    { input: text, encoding: 'utf8', cwd: root },
  );
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

/** All mistakes in the message files and their generated types. */
export function allMessageErrors(files: readonly TextFile[]): readonly string[] {
  return messageFolders(files).flatMap((folder) => {
    const path = `${folder.folder}/messages.ts`;
    const isFresh = files.find((each) => each.path === path)?.text === typesOfFolder(folder);
    return [...messageErrors(folder), ...(isFresh ? [] : [`${path}: is out of date; run node scripts/messages.ts`])];
  });
}

if (import.meta.main) {
  const files = textFiles();
  if (!process.argv.includes('--check'))
    for (const folder of messageFolders(files))
      writeFileSync(join(root, folder.folder, 'messages.ts'), typesOfFolder(folder));
  report('Messages', allMessageErrors(textFiles()));
}
