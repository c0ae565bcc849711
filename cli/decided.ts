/** The scenarios' decisions about a game's cards. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './rules/rulebook.ts';

export interface Decisions {
  /** The titles of the scenarios about the card, each a sentence. */
  readonly titles: readonly string[];
  /** The rules that they name. */
  readonly rules: readonly string[];
}

/** Rulings are scenarios here: executable, with a sentence that states the decision and the rules behind it. */
export function decisionsAbout(game: string, name: string): Decisions {
  const about = scenarioTexts(game).filter((scenario) => titleOf(scenario).includes(name));
  const rules = about.flatMap((scenario) => scenario.match(/^rules: \[(.*)\]/m)?.[1]?.split(/,\s*/) ?? []);
  return { titles: about.map(titleOf), rules: [...new Set(rules)].sort() };
}

function scenarioTexts(game: string): string[] {
  const folder = join(ROOT, 'games', game, 'scenarios');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .sort()
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').split(/^---$/m));
}

function titleOf(scenario: string): string {
  return (scenario.match(/^title: (.*)$/m)?.[1] ?? '').replace(/^(['"])(.*)\1$/, '$2').replaceAll("''", "'");
}
