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
 * the reader had to say of it below.
 *
 * @returns no lines for other formats
 */
export function showSegments(reading: InputReading, words: Words): string[] {
  const remarks = new Map<number, Finding[]>();
  for (const finding of reading.findings) remarks.set(finding.offset, [...(remarks.get(finding.offset) ?? []), finding]);
  return reading.segments().flatMap((segment) => {
    const shown = showSegment(segment, words);
    for (const finding of remarks.get(segment.offset) ?? [])
      shown.push(`       ${words[finding.severity]}  ${printable(finding[words.language])} [${finding.code}]`);
    return shown;
  });
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
