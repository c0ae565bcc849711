/** Writes data as the YAML that `yaml.ts` reads: on one line if it fits, else as a block. */
import { DOUBTFUL, type YamlValue } from './yaml.ts';

const WIDTH = 120;

type YamlMap = { readonly [key: string]: YamlValue };

/** A file of named things, one block for each with an empty line between them. */
export function writeYamlFile(things: Readonly<Record<string, YamlMap>>, heading = ''): string {
  const blocks = Object.entries(things).map(([name, thing]) => `${scalar(name, false)}:\n${mapBlock(thing, 2)}`);
  return `${heading}${blocks.join('\n')}`;
}

function mapBlock(map: YamlMap, indent: number): string {
  return Object.entries(map)
    .map(([key, value]) => `${' '.repeat(indent)}${entry(key, value, indent)}`)
    .join('');
}

function entry(key: string, value: YamlValue, indent: number): string {
  const name = `${scalar(key, false)}:`;
  const line = flow(value, false);
  if (!isLong(value) && indent + name.length + 1 + line.length <= WIDTH) return `${name} ${line}\n`;
  if (Array.isArray(value)) return `${name}\n${listBlock(value, indent + 2)}`;
  if (isMap(value)) return `${name}\n${mapBlock(value, indent + 2)}`;
  return `${name} ${line}\n`;
}

/** Lists of maps have a line for each of them, however short they are. */
function isLong(value: YamlValue): boolean {
  return Array.isArray(value) && value.some(isMap);
}

function listBlock(items: readonly YamlValue[], indent: number): string {
  const dash = `${' '.repeat(indent)}- `;
  return items
    .map((item) => {
      const line = flow(item, false);
      return indent + 2 + line.length <= WIDTH || !isMap(item)
        ? `${dash}${line}\n`
        : `${dash}${mapBlock(item, indent + 2).trimStart()}`;
    })
    .join('');
}

function flow(value: YamlValue, inFlow: boolean): string {
  if (Array.isArray(value)) return `[${value.map((each) => flow(each, true)).join(', ')}]`;
  if (isMap(value)) {
    const entries = Object.entries(value);
    if (entries.length === 0) return '{}';
    return `{ ${entries.map(([key, each]) => `${scalar(key, true)}: ${flow(each, true)}`).join(', ')} }`;
  }
  return typeof value === 'string' ? scalar(value, inFlow) : String(value);
}

function isMap(value: YamlValue): value is YamlMap {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A text, in quotation marks where it would mean something else without. */
function scalar(text: string, inFlow: boolean): string {
  const plain =
    !DOUBTFUL.test(text) &&
    !/^[\s?:\-,[\]{}#&*!|>'"%@`]/.test(text) &&
    !/:(?:\s|$)|\s#|\s$|[^\P{C}]/u.test(text) &&
    !(inFlow && /[,[\]{}]/.test(text));
  if (plain) return text;
  return /[^\P{C}]/u.test(text) ? JSON.stringify(text) : `'${text.replaceAll("'", "''")}'`;
}
