import type { MessageHead, VoyageReport, WireMessage } from '../../message';
import type { MessageReader } from '../envelope/message-reader';
import { VoyageReader } from './voyage-reader';

/**
 * Reads one message type about voyages.
 *
 * @param tell makes the message of its head and what it says
 */
export function readVoyages(type: string, tell: (said: MessageHead & VoyageReport) => WireMessage): MessageReader {
  return {
    type,
    open(header, context) {
      const reader = new VoyageReader(context);
      return {
        take: (tag, cursor) => reader.take(tag, cursor),
        close(place) {
          const read = reader.finish(place);
          if (read === null) return null;
          const { report, boxes } = read;
          const { document, prepared } = reader;
          const head: MessageHead = {
            type,
            reference: document?.number ?? (header.reference || null),
            function: document?.function ?? 'original',
            prepared,
            vessel: report.voyages.find(({ vessel }) => vessel !== null)?.vessel ?? null,
          };
          const message = tell({ ...head, ...report });
          const port = message.kind === 'vessel-call' ? message.port : null;
          return { message: context.localTimes.at(message, port?.code ?? null, place), boxes };
        },
      };
    },
  };
}
