import type { MessageReader, OpenMessage } from './message-reader';
import { cuscar } from '../cuscar/read-cuscar';
import { cusres } from '../cusres/read-cusres';
import { iftmbc } from '../iftmbc/read-iftmbc';
import { iftmbf } from '../iftmbf/read-iftmbf';
import { iftmin } from '../iftmin/read-iftmin';
import { BGM } from './segment-tags';

/** Document names (1001) that one message type alone has in every directory. */
const readersByDocument: ReadonlyMap<string, MessageReader> = new Map([
  ['85', cuscar],
  ['335', iftmbf],
  ['340', iftmin],
  ['770', iftmbc],
  ['961', cusres],
  ['962', cusres],
  ['963', cusres],
]);

/** A message whose UNH names no type, as some customs systems send it: its document name (BGM) tells it. */
export const untyped: MessageReader = {
  type: '',
  open(header, context) {
    let message: OpenMessage | null = null;
    return {
      take(tag, cursor) {
        if (message === null && tag === BGM) {
          const reader = readersByDocument.get(cursor.text(1));
          if (reader) context.log.note('untyped-message', cursor, reader.type);
          message = reader?.open(header, context) ?? null;
        }
        message?.take(tag, cursor);
      },
      close(place) {
        if (message !== null) return message.close(place);
        context.log.note('unsupported-message', place, 'UNH');
        return null;
      },
    };
  },
};
