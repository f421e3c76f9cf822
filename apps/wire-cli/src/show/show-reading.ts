import type { Finding, WireMessage } from '@mastlight/wire';
import type { InputReading } from '../input/read-input';
import { markedPart } from '../input/segment-text';
import { cutText, printable, textWidth } from '../table/text-width';
import type { Words } from '../words/words';
import { showMessages } from './show-message';
import { showRefused } from './show-refused';
import { showSegments } from './show-segments';
import type { ShowOptions } from './show-table';

/** How many messages an input gave and how many were refused; errors, of refused messages and of parts of accepted ones; warnings. */
export function countReading(reading: InputReading): {
  read: number;
  refused: number;
  errors: number;
  warnings: number;
} {
  const count = (wanted: Finding['severity']): number => reading.findings.filter(({ severity }) => severity === wanted).length;
  return {
    read: reading.messageCount,
    refused: reading.refusedCount,
    errors: count('error'),
    warnings: count('warning'),
  };
}

/**
 * Shows one input: its name and format, its messages unless `isQuiet`, its
 * findings, its counts.
 *
 * @param messages those that were kept of a large input
 */
export function showReading(
  name: string,
  reading: InputReading,
  messages: readonly WireMessage[],
  options: ShowOptions & { readonly isQuiet: boolean; readonly hasSegments: boolean },
): string[] {
  const { words } = options;
  const { read, refused, errors, warnings } = countReading(reading);
  const lines = [`▌${printable(name)}  ${isOtherJson(reading) ? words.otherJson : words.format(reading.format)}`];
  if (!options.isQuiet) {
    for (const { sender, recipient, controlReference } of reading.interchanges.slice(0, options.rowLimit)) {
      const parties = `${sender ?? '?'} → ${recipient ?? '?'} ${controlReference ?? ''}`;
      lines.push(`  ${words.interchange} ${printable(parties).trimEnd()}`);
    }
    // One by one: a long list as the arguments of a call overflows the stack.
    for (const line of showMessages(messages, options)) lines.push(line);
    if (reading.messageCount === 0) lines.push('', `  ${words.noMessage}`);
    const unlisted = reading.messageCount - messages.length;
    if (unlisted > 0) lines.push('', `  ${words.unlisted(unlisted)}`);
    if (!options.hasSegments) for (const line of showRefused(reading, options)) lines.push(line);
    lines.push('');
  }
  if (options.hasSegments) for (const line of showSegments(reading, words)) lines.push(line);
  for (const line of showFindings(reading, options)) lines.push(line);
  const cost = `${sizeText(reading.bytes)} · ${words.milliseconds(reading.durationMs.toFixed(1))}`;
  lines.push(`  ${words.counts(read, refused, errors, warnings)} · ${cost}`);
  return lines;
}

/** JSON of which not one row was known says nothing of a port. */
function isOtherJson({ messageCount, findings }: InputReading): boolean {
  return messageCount === 0 && findings.some(({ code }) => code === 'unknown-row');
}

function showFindings(reading: InputReading, { words, rowLimit, width }: ShowOptions): string[] {
  const { findings } = reading;
  if (findings.length === 0) return [`  ${words.noFinding}`];
  const shown = findings.slice(0, rowLimit);
  const lines = shown.flatMap((finding) => [`  ${findingText(finding, reading, words)}`, ...segmentLines(finding, reading, words, width)]);
  if (findings.length > shown.length) lines.push(`  ${words.rowsMore(shown.length, findings.length)}`);
  return lines;
}

const segmentIndent = 6;

/** The segment that a finding is about, and below it a mark under the element that it names. */
function segmentLines(finding: Finding, reading: InputReading, words: Words, width: number): string[] {
  const segment = reading.segmentOf(finding.offset);
  if (segment === null) return [];
  const text = cutText(printable(segment), Math.max(width - segmentIndent, segmentIndent));
  const marked = markedPart(text, finding[words.language]);
  const line = `      ${text}`;
  return marked === null
    ? [line]
    : [
        line,
        `      ${' '.repeat(textWidth(text.slice(0, marked.at)))}${'^'.repeat(textWidth(text.slice(marked.at, marked.at + marked.length)))}`,
      ];
}

/** A finding on one line: how bad, where, and what. */
function findingText(finding: Finding, { format, lineOf }: InputReading, words: Words): string {
  const line = lineOf(finding.offset);
  const place =
    [words.offset(finding.offset), ...(finding.segment === undefined ? [] : [words.segment(format, finding.segment)])].join(' ') +
    (line === null ? '' : words.line(line));
  return `${words[finding.severity]}  ${place}  ${printable(finding[words.language])} [${finding.code}]`;
}

function sizeText(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  return bytes < 1_048_576 ? `${(bytes / 1024).toFixed(1)} KB` : `${(bytes / 1_048_576).toFixed(1)} MB`;
}
