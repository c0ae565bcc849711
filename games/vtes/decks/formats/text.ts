/** Reads a deck that is written line by line. All such formats are read alike, because people mix them freely. */
import { countedLine } from '@praxis/kit/deck-text.ts';
import type { Knowledge } from '../knowledge.ts';
import { Collector, countOf } from './collector.ts';
import type { ReadDeck } from './format.ts';
import { type Header, headersOf, isDecoration, readings } from './lines.ts';
import { fieldOf, preambleLength, readPreamble } from './preamble.ts';

/** Longer than any line with a card. The rest can only be a comment. */
const LINE_MAX = 400;

interface OpenSection extends Header {
  readonly line: number;
  counted: number;
}

/** `first`: the part to which the cards above the first header belong, where the format says so. */
export function readText(text: string, knowledge: Knowledge, first?: 'crypt' | 'library'): ReadDeck {
  const lines = text.split('\n');
  const start = preambleLength(lines);
  const about = { ...readPreamble(lines.slice(0, start)) };
  const collector = new Collector(knowledge);
  let open: readonly OpenSection[] = [];
  let part = first;
  let begun = false;

  const close = (level: 1 | 2): void => {
    for (const section of open.filter((each) => each.level >= level)) compare(section, collector);
    open = open.filter((each) => each.level < level);
  };

  for (const [index, whole] of lines.entries()) {
    const line = whole.slice(0, LINE_MAX);
    if (index < start || isDecoration(line)) continue;
    const number = index + 1;
    const card = countedLine(line);
    if (card) {
      begun = true;
      const count = countOf(card.count);
      if (count === undefined) collector.wrongCount(line, number);
      else collector.addNamed(readings(card.rest, part), count, number);
      for (const section of open) section.counted += count ?? 0;
      continue;
    }
    const headers = headersOf(line);
    for (const header of headers) {
      close(header.level);
      open = [...open, { ...header, line: number, counted: 0 }];
      part = header.part;
    }
    if (headers.length > 0) continue;
    const read = begun ? undefined : fieldOf(line);
    if (read && about[read.field] === '') about[read.field] = read.value;
    else collector.notUnderstood(line, number);
  }
  close(1);
  return collector.finish(about);
}

/** The number in a header is checked, because a line that got lost shows there. */
function compare({ label, count, counted, line }: OpenSection, collector: Collector): void {
  if (count === undefined || count === counted) return;
  collector.complain(line, { say: 'header differs', section: label, written: count, counted }, 'warning');
}
