import type { Finding } from '@mastlight/wire';
import type { InputReading } from '../input/read-input';
import type { FileSegment } from '../input/segment-text';
import { printable } from '../table/text-width';
import { segmentNames } from '../words/segment-names';
import type { Words } from '../words/words';

/** Lists in which the qualifier of a segment has a name, by its tag. */
const rolesOfTag: Readonly<Record<string, string>> = { LOC: 'places', DTM: 'times', RFF: 'references', NAD: 'parties' };

/**
 * Every segment of an EDIFACT or platform file beside its meaning, with what
 * the reader had to say of it below. What it passed over is named once per
 * message with its count; here every one of them is marked.
 *
 * @returns no lines for other formats
 */
export function showSegments(reading: InputReading, words: Words): string[] {
  const segments = reading.segments();
  const remarks = new Map<FileSegment, Finding[]>();
  for (const finding of reading.findings) {
    const segment = segmentAt(segments, finding.offset);
    if (segment !== undefined) remarks.set(segment, [...(remarks.get(segment) ?? []), finding]);
  }
  const unread = new Set<string>();
  return segments.flatMap((segment) => {
    const shown = showSegment(segment, words);
    if (messageStart.test(segment.text)) unread.clear();
    const told = remarks.get(segment) ?? [];
    for (const finding of told) {
      shown.push(`       ${words[finding.severity]}  ${printable(finding[words.language])} [${finding.code}]`);
      const name = finding.code === 'passed-over' ? passedName.exec(finding.en)?.[1] : undefined;
      if (name !== undefined) unread.add(name);
    }
    const isTold = told.some(({ code }) => code === 'passed-over');
    if (!isTold && [...unread].some((name) => isNamed(segment.text, name))) shown.push(`       ${words.warning}  ${words.passedOver}`);
    return shown;
  });
}

const messageStart = /^(UNH\+|00:)/;
/** What a finding says was passed over: a tag, or a tag and its qualifier. */
const passedName = /: (\w+(?:\+\w+)?) × \d+$/;

function isNamed(text: string, name: string): boolean {
  return text.startsWith(name) && !/^\w/.test(text.slice(name.length));
}

/** The segment in which the byte at `offset` stands; undefined in front of the first one. */
function segmentAt(segments: readonly FileSegment[], offset: number): FileSegment | undefined {
  let [low, high] = [0, segments.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((segments[middle] as FileSegment).offset <= offset) low = middle + 1;
    else high = middle;
  }
  return segments[low - 1];
}

/** A segment with its number, and its meaning below it. */
export function showSegment({ number, text }: FileSegment, words: Words): string[] {
  return [`  ${String(number).padStart(5)}  ${printable(text)}`, `         ${meaningOf(text, words)}`];
}

function meaningOf(text: string, words: Words): string {
  const [tag = '', qualified = ''] = text.split(/[+:]/, 3);
  const qualifier = text.slice(tag.length + 1).split(/[+:]/, 1)[0] ?? qualified;
  const names = Object.hasOwn(segmentNames, tag) ? segmentNames[tag] : undefined;
  const name = names?.[words.language === 'zh' ? 0 : 1] ?? tag;
  const list = Object.hasOwn(rolesOfTag, tag) ? rolesOfTag[tag] : undefined;
  const role = list === undefined || qualifier === '' ? '' : words.role(list, qualifier);
  return role === '' || role === qualifier ? name : `${name} · ${printable(role)}`;
}
