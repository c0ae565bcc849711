/** `praxis card NAME [--lang it]` */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CARDS } from '@praxis/vtes/cards/index.ts';
import type { CardDef } from '@praxis/vtes/cards/language.ts';
import { EDITIONS } from '@praxis/vtes/rules/editions.ts';
import { findCards } from '@praxis/vtes/text/cards/find.ts';
import { namesOf } from '@praxis/vtes/text/cards/names.ts';
import { cardText, inEdition } from '@praxis/vtes/text/cards/render.ts';
import { nameIn } from '@praxis/vtes/text/names.ts';
import { type Command, print, readArguments, STATUS, WrongUsage } from './command.ts';
import { framed, wrapped } from './frame.ts';
import { languageNamed } from './words.ts';

const HELP = `praxis card NAME…   a card of VTES: what it says, how the rules decide about it, and by which rules

  praxis card govern the unaligned
  praxis card "zona de caza" --lang es
  praxis card Surprise Influence --edition 2000

NAME may be in any language that has printed translations, part of a name, or nearly right. The text is made from the
definition that the rules carry out; it is not the printed wording.

  --lang LANG         en, pt, es, it or fr (default en)
  --edition EDITION   2000, third or fifth: where they differ (default fifth)
  --json              the same for programs

Exit status: 0 found, 1 no such card, 2 wrong usage.`;

export const card: Command = { help: HELP, run };

interface Labels {
  readonly called: string;
  readonly editions: string;
  readonly decided: string;
  readonly rules: string;
  readonly several: string;
  readonly unknown: string;
  readonly nearest: string;
}

const LABELS: Readonly<Record<string, Labels>> = {
  en: {
    called: 'Also called',
    editions: 'Editions',
    decided: 'Decided',
    rules: 'Rules',
    several: 'Several cards are called like that:',
    unknown: 'There is no card called',
    nearest: 'The nearest names are:',
  },
  pt: {
    called: 'Também chamada',
    editions: 'Edições',
    decided: 'Decidido',
    rules: 'Regras',
    several: 'Várias cartas têm esse nome:',
    unknown: 'Não há carta chamada',
    nearest: 'Os nomes mais próximos são:',
  },
  es: {
    called: 'También llamada',
    editions: 'Ediciones',
    decided: 'Decidido',
    rules: 'Reglas',
    several: 'Varias cartas se llaman así:',
    unknown: 'No hay ninguna carta llamada',
    nearest: 'Los nombres más parecidos son:',
  },
  it: {
    called: 'Chiamata anche',
    editions: 'Edizioni',
    decided: 'Deciso',
    rules: 'Regole',
    several: 'Più carte si chiamano così:',
    unknown: 'Non esiste una carta chiamata',
    nearest: 'I nomi più vicini sono:',
  },
  fr: {
    called: 'Aussi appelée',
    editions: 'Éditions',
    decided: 'Décidé',
    rules: 'Règles',
    several: 'Plusieurs cartes portent ce nom :',
    unknown: 'Aucune carte ne s’appelle',
    nearest: 'Les noms les plus proches sont :',
  },
};

const LISTED_MAX = 40;
const DECIDED_MAX = 12;
const PLAYABLE = CARDS.filter(({ id }) => id !== 'blank-card');

function run(args: readonly string[]): number {
  const { values, positionals } = readArguments(args, {
    lang: { type: 'string', default: 'en' },
    edition: { type: 'string', default: 'fifth' },
    json: { type: 'boolean' },
  });
  if (positionals.length === 0) throw new WrongUsage('Expected the name of a card.');
  if (!Object.hasOwn(EDITIONS, values.edition))
    throw new WrongUsage(
      `There is no edition ${JSON.stringify(values.edition)}; there are ${Object.keys(EDITIONS).join(', ')}.`,
    );
  const language = languageNamed(values.lang);
  const labels = LABELS[language] as Labels;
  const asked = positionals.join(' ');
  const { cards, nearest } = findCards(PLAYABLE, asked);
  if (cards.length === 0) {
    const names = nearest.map((def) => `  ${nameIn(language, def.name)}`);
    console.error(
      [`${labels.unknown} ${JSON.stringify(asked)}.`, ...(names.length > 0 ? [labels.nearest, ...names] : [])].join(
        '\n',
      ),
    );
    return STATUS.failed;
  }
  const shown = cards.map((def) => inEdition(def, values.edition));
  if (values.json)
    print(
      JSON.stringify(
        shown.map((def) => ({ ...cardText(def, language), ...decisionsAbout(def), def })),
        undefined,
        2,
      ),
    );
  else if (new Set(shown.map(({ name }) => name)).size > 1)
    print([labels.several, ...shown.slice(0, LISTED_MAX).map((def) => `  ${nameIn(language, def.name)}`)].join('\n'));
  else print(shown.map((def) => page(def, language, labels)).join('\n\n'));
  return STATUS.ok;
}

/** The frame, and below it what else is known. */
function page(def: CardDef, language: string, labels: Labels): string {
  const shown = nameIn(language, def.name);
  const others = [...new Set(namesOf(def.name))].filter((name) => name !== shown);
  const { titles, rules } = decisionsAbout(def);
  const notes: readonly (readonly [string, string])[] = [
    [labels.called, others.join(' · ')],
    [labels.editions, (def.editions ?? []).join(', ')],
    [labels.rules, rules.join(' ')],
  ];
  const facts = notes.filter(([, told]) => told !== '').flatMap(([label, told]) => hanging(`${label}: `, told));
  const decided = titles.slice(0, DECIDED_MAX).flatMap((title) => hanging('  – ', title));
  return [
    framed(def, cardText(def, language)),
    ...facts,
    ...(decided.length > 0 ? [`${labels.decided}:`, ...decided] : []),
  ].join('\n');
}

function hanging(label: string, told: string): string[] {
  return wrapped(told, 70 - label.length).map((part, index) => (index === 0 ? label : ' '.repeat(label.length)) + part);
}

interface Decisions {
  /** What the scenarios about the card show, in a sentence each. */
  readonly titles: readonly string[];
  /** The rules that they name. */
  readonly rules: readonly string[];
}

/** Rulings are scenarios here: executable, with a sentence that tells what is decided and the rules that decide it. */
function decisionsAbout({ name }: CardDef): Decisions {
  const about = scenarioTexts().filter((scenario) => titleOf(scenario).includes(name));
  const rules = about.flatMap((scenario) => scenario.match(/^rules: \[(.*)\]/m)?.[1]?.split(/,\s*/) ?? []);
  return { titles: about.map(titleOf), rules: [...new Set(rules)].sort() };
}

const SCENARIOS = fileURLToPath(import.meta.resolve('@praxis/vtes/scenarios/sequence.yaml')).replace(
  /sequence\.yaml$/,
  '',
);

function scenarioTexts(): string[] {
  return readdirSync(SCENARIOS, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .sort()
    .flatMap((file) => readFileSync(join(SCENARIOS, file), 'utf8').split(/^---$/m));
}

function titleOf(scenario: string): string {
  return (scenario.match(/^title: (.*)$/m)?.[1] ?? '').replace(/^(['"])(.*)\1$/, '$2').replaceAll("''", "'");
}
