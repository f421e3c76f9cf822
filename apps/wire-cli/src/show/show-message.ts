import type { WireMessage } from '@mastlight/wire';
import { layPairs } from '../table/draw-table';
import { printable } from '../table/text-width';
import { flattenRecord, timeText } from './flatten-record';
import { showList, type ShowOptions } from './show-table';

/**
 * Shows messages in their order: each with its head and its lists. Messages of
 * one kind and type that hold no list (positions, heartbeats) stand together
 * in one table, since a file has hundreds of them.
 */
export function showMessages(messages: readonly WireMessage[], options: ShowOptions): string[] {
  const blocks: string[][] = [];
  const plain = new Map<string, WireMessage[]>();
  for (const message of messages) {
    if (hasList(message)) continue;
    const alike = plain.get(groupOf(message));
    if (alike) alike.push(message);
    else plain.set(groupOf(message), [message]);
  }
  const shownGroups = new Set<string>();
  const shown = messages.slice(0, options.rowLimit);
  for (const message of shown) {
    const alike = hasList(message) ? [] : (plain.get(groupOf(message)) ?? []);
    if (alike.length < 2) blocks.push([''], showMessage(message, options));
    else if (!shownGroups.has(groupOf(message))) {
      shownGroups.add(groupOf(message));
      blocks.push([''], showTogether(message, alike, options));
    }
  }
  const unlisted = messages.slice(shown.length).filter((message) => !shownGroups.has(groupOf(message)));
  if (unlisted.length > 0) {
    blocks.push(['', options.words.messagesMore(messages.length - unlisted.length, messages.length)]);
  }
  return blocks.flat();
}

function groupOf({ kind, type }: WireMessage): string {
  return `${kind} ${type}`;
}

function hasList(message: WireMessage): boolean {
  return Object.values(message).some(
    (value) => Array.isArray(value) && value.some((item) => typeof item === 'object'),
  );
}

function showTogether({ kind, type }: WireMessage, messages: readonly WireMessage[], options: ShowOptions): string[] {
  const { words } = options;
  const records = messages.map(({ kind: _kind, type: _type, ...record }) => record);
  const [title, ...rest] = showList('', records, options);
  return [`■ ${words.kind(kind)}  ${printable(type)}${(title as string).replace('  ', '')}`, ...rest];
}

/** One message: kind, type and head, the ship, then its lists. */
function showMessage(message: WireMessage, options: ShowOptions): string[] {
  const { width, words } = options;
  const { kind, type, prepared, ...rest } = message;
  const { cells, lists } = flattenRecord(rest, words, null);
  const pairs = [...cells].map(([path, { text }]): [string, string] => [words.field(path), text]);
  if (prepared) {
    const { raw, instantMs } = prepared;
    const text = instantMs === null ? raw : `${raw} (${timeText(instantMs)} Asia/Shanghai)`;
    pairs.push([words.field('prepared'), printable(text)]);
  }
  return [
    `■ ${words.kind(kind)}  ${printable(type)}`,
    ...layPairs(pairs, width),
    ...[...lists].flatMap(([path, records]) => showList(path, records, options)),
  ];
}
