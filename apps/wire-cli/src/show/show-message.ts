import type { WireMessage } from '@mastlight/wire';
import { layPairs } from '../table/draw-table';
import { printable } from '../table/text-width';
import { flattenRecord, headingOf, wireTimeText } from './flatten-record';
import { groupMessages } from './group-messages';
import { showList, type ShowOptions } from './show-table';

/**
 * Shows messages in their order: each with its head and its lists, small ones
 * of one kind together in one table, since a file has hundreds of them.
 */
export function showMessages(messages: readonly WireMessage[], options: ShowOptions): string[] {
  const blocks: string[][] = [];
  const { rowLimit } = options;
  let listed = 0;
  let blockCount = 0;
  for (const group of groupMessages(messages)) {
    if (blockCount === rowLimit) break;
    blockCount++;
    listed += group.length;
    const [first] = group as [WireMessage];
    blocks.push([''], group.length === 1 ? showMessage(first, options) : showTogether(first, group, options));
  }
  if (listed < messages.length) blocks.push(['', options.words.messagesMore(listed, messages.length)]);
  return blocks.flat();
}

/** Kinds that every format of theirs tells as new: what is no answer needs no name for it. */
const kindsWithoutFunction: ReadonlySet<WireMessage['kind']> = new Set([
  'aid-to-navigation',
  'ais-other',
  'base-station',
  'vessel-position',
  'vessel-static',
  'terminal-message',
  'platform-message',
  'port-rows',
  'release-rows',
  'track-rows',
  'vgm-rows',
  'vessel-plan',
] as const);

/** A message without what stands in its title, and without a function that its format does not have. */
function contentOf(message: WireMessage): object {
  const { kind, type, function: action, reference, ...others } = message;
  const hasFunction = !kindsWithoutFunction.has(kind) && type !== trackAndTrace;
  return { reference, ...(hasFunction ? { function: action } : {}), ...others };
}

/** Type of the messages that hold DCSA events. */
const trackAndTrace = 'events';

function showTogether({ kind, type }: WireMessage, messages: readonly WireMessage[], options: ShowOptions): string[] {
  const { words } = options;
  const records = messages.map(contentOf);
  const [title, ...rest] = showList('', records, options);
  return [`■ ${words.kind(kind)}  ${printable(type)}${(title as string).replace('  ', '')}`, ...rest];
}

/** One message: kind, type and head, the ship, then its lists. */
function showMessage(message: WireMessage, options: ShowOptions): string[] {
  const { words } = options;
  const { kind, type, prepared } = message;
  const { cells, lists } = flattenRecord({ ...contentOf(message), prepared: null }, words, null);
  const pairs = [...cells].map(([path, cell]): [string, string] => [headingOf(words.field(path), [cell]), cell.text]);
  if (prepared) {
    const { raw, instantMs } = prepared;
    const text = instantMs === null ? raw : `${raw} (${wireTimeText(prepared)} Asia/Shanghai)`;
    pairs.push([words.field('prepared'), printable(text)]);
  }
  return [
    `■ ${words.kind(kind)}  ${printable(type)}`,
    ...layPairs(pairs, options),
    ...[...lists].flatMap(([path, records]) => showList(path, records, options)),
  ];
}
