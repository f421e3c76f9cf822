import type { MessageHead, VoyageReport, WireMessage } from '../../message';
import type { WirePlace } from '../../syntax/finding-log';
import type { ClosedMessage, MessageReader } from '../envelope/message-reader';
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
      let closed: ClosedMessage | null = null;
      function* settle(place: WirePlace): Generator<void> {
        const read = yield* reader.finish(place);
        if (read === null) return;
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
        yield;
        const port = message.kind === 'vessel-call' ? message.port : null;
        closed = { message: yield* context.localTimes.atInSteps(message, port?.code ?? null, place), boxes };
      }
      return {
        take: (tag, cursor) => reader.take(tag, cursor),
        settle,
        close: () => closed,
      };
    },
  };
}
