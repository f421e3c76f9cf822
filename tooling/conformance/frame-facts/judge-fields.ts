import type { PlatformMessage, TerminalMessage } from '@mastlight/wire';
import { inputNames } from '../entry-input';
import type { FactOutcome } from '../facts-matcher';
import { isTold, showTold } from './compare-values';
import { findBodyFields, findHeaderField } from './find-field';
import { asValue } from './test-expression';

/** What authors write beside their facts: the test they are from and the input. */
export const notes: ReadonlySet<string> = new Set([...inputNames, 'test', 'file', 'name', 'note', 'source']);

/** A stated object, or an empty one for anything else. */
export function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}

/** One outcome for every field that is stated by its name; the body is asked before the header. */
export function judgeFields(fields: Readonly<Record<string, unknown>>, message: TerminalMessage | PlatformMessage | null): FactOutcome[] {
  return Object.entries(fields).map(([name, stated]) => {
    const found = message === null ? [] : [...findBodyFields(message.body, name), ...headerFields(message, name)];
    const isMatch = found.some((one) => isTold(asValue(stated), { kind: message?.body.kind ?? '', ...one }));
    const said = found.map(({ value }) => showTold(value)).join(' / ');
    return { name, stated: showTold(stated), said: said || '—', isMatch };
  });
}

function headerFields(message: TerminalMessage | PlatformMessage, name: string) {
  const found = findHeaderField(message, name);
  return found ? [found] : [];
}
