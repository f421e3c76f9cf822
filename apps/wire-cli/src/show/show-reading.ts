import type { Finding, WireMessage } from '@mastlight/wire';
import type { InputReading } from '../input/read-input';
import { printable } from '../table/text-width';
import type { Words } from '../words/words';
import { showMessages } from './show-message';
import type { ShowOptions } from './show-table';

/** How many messages an input gave, were refused, and how often the reader warned. */
export function countReading(reading: InputReading): { read: number; refused: number; warnings: number } {
  return {
    read: reading.messageCount,
    refused: reading.refusedCount,
    warnings: reading.findings.filter(({ severity }) => severity === 'warning').length,
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
  options: ShowOptions & { readonly isQuiet: boolean },
): string[] {
  const { words } = options;
  const { read, refused, warnings } = countReading(reading);
  const lines = [`▌${printable(name)}  ${words.format(reading.format)}`];
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
    lines.push('');
  }
  lines.push(...showFindings(reading.findings, options));
  const cost = `${sizeText(reading.bytes)} · ${words.milliseconds(reading.durationMs.toFixed(1))}`;
  lines.push(`  ${words.counts(read, refused, warnings)} · ${cost}`);
  return lines;
}

function showFindings(findings: readonly Finding[], { words, rowLimit }: ShowOptions): string[] {
  if (findings.length === 0) return [`  ${words.noFinding}`];
  const shown = findings.slice(0, rowLimit);
  const lines = shown.map((finding) => `  ${findingText(finding, words)}`);
  if (findings.length > shown.length) lines.push(`  ${words.rowsMore(shown.length, findings.length)}`);
  return lines;
}

/** A finding on one line: how bad, where, and what. */
function findingText(finding: Finding, words: Words): string {
  const place =
    words.offset(finding.offset) + (finding.segment === undefined ? '' : ` ${words.segment(finding.segment)}`);
  return `${words[finding.severity]}  ${place}  ${printable(finding[words.language])} [${finding.code}]`;
}

function sizeText(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  return bytes < 1_048_576 ? `${(bytes / 1024).toFixed(1)} KB` : `${(bytes / 1_048_576).toFixed(1)} MB`;
}
