import type { WireMessage } from '@mastlight/wire';
import { layPairs } from '../table/draw-table';
import { printable } from '../table/text-width';
import { flattenRecord, timeText } from './flatten-record';
import { showList, type ShowOptions } from './show-table';

/**
 * Shows messages in their order: each with its head and its lists. Messages of
 * one kind that hold no list (positions, acknowledgements) stand together in
 * one table, since a file has hundreds of them.
 */
export function showMessages(messages: readonly WireMessage[], options: ShowOptions): string[] {
  const lines: string[] = [];
  const shownKinds = new Set<string>();
  const shown = messages.slice(0, options.rowLimit);
  const plain = messages.filter((message) => !hasList(message));
  for (const message of shown) {
    const alike = hasList(message) ? [] : plain.filter(({ kind }) => kind === message.kind);
    if (alike.length < 2) lines.push('', ...showMessage(message, options));
    else if (!shownKinds.has(message.kind)) {
      shownKinds.add(message.kind);
      lines.push('', ...showTogether(message.kind, alike, options));
    }
  }
  if (messages.length > shown.length) lines.push('', options.words.messagesMore(shown.length, messages.length));
  return lines;
}

function hasList(message: WireMessage): boolean {
  return Object.values(message).some(
    (value) => Array.isArray(value) && value.some((item) => typeof item === 'object'),
  );
}

function showTogether(kind: string, messages: readonly WireMessage[], options: ShowOptions): string[] {
  const { words } = options;
  const records = messages.map(({ kind: _kind, ...record }) => record);
  const [title, ...rest] = showList('', records, options);
  return [`■ ${words.kind(kind)}${(title as string).replace('  ', '')}`, ...rest];
}

/** One message: kind, type and head, the ship, then its lists. */
function showMessage(message: WireMessage, options: ShowOptions): string[] {
  const { width, words } = options;
  const { kind, type, prepared, ...rest } = message;
  const { cells, lists } = flattenRecord(rest, words, false);
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
