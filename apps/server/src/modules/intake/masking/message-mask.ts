import { EdifactMask } from './mask-edifact';
import { FlatMask } from './mask-flat';
import { XmlMask } from './mask-xml';
import { hidden } from './shapes';

/**
 * Withholds the parties, contacts and goods of a message from a reader who is
 * no proven party. It knows what may be shown, by place and by shape; all else
 * is masked, the separators stay. Parts are taken in their order, each whole.
 */
export interface MessageMask {
  take(part: string): string;
}

/** Shows everything: to a proven party. */
export const openToAll: MessageMask = { take: (part) => part };

/** A mask for one message of a format; rows of JSON are masked value by value (`mask-rows`). */
export function openMask(format: string | null): MessageMask {
  switch (format) {
    case 'flat-cn':
      return new FlatMask();
    case 'edifact':
      return new EdifactMask();
    case 'gacc-xml':
      return new XmlMask();
    default:
      return { take: (part) => (part === '' ? '' : shut(part)) };
  }
}

const shut = (part: string): string => part.replace(/\S+/g, hidden);
