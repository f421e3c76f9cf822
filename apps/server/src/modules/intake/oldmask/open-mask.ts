import { EdifactMask } from './mask-edifact';
import { FlatMask } from './mask-flat';
import { XmlMask } from './mask-xml';
import type { MessageMask } from './message-mask';
import { hidden, type OwnNumbers } from './shapes';

/** Shows everything: to a proven party. */
export const openToAll: MessageMask = { take: (part) => atOnce(part) };

/** A mask for one message of a format; rows of JSON are masked value by value (`mask-rows`). */
export function openMask(format: string | null, own: OwnNumbers): MessageMask {
  switch (format) {
    case 'flat-cn':
      return new FlatMask(own);
    case 'edifact':
      return new EdifactMask(own);
    case 'gacc-xml':
      return new XmlMask(own);
    default:
      return { take: (part) => atOnce(part.replace(/\S+/g, hidden)) };
  }
}

function* atOnce(text: string): Generator<void, string> {
  yield;
  return text;
}
