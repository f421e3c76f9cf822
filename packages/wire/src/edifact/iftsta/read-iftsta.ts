import { findMainVessel } from '../../vocabulary/main-vessel';
import type { MessageReader } from '../envelope/message-reader';
import { StatusReport } from './status-report';

/** IFTSTA, status of shipments and their boxes (D95B to D10B). */
export const iftsta: MessageReader = {
  type: 'IFTSTA',
  open(header, context) {
    const report = new StatusReport(context);
    return {
      take: (tag, cursor) => report.take(tag, cursor),
      close(place) {
        const boxes = report.finish(place);
        if (boxes === null) return null;
        const { document, prepared, head, events } = report;
        return {
          message: {
            kind: 'shipment-events',
            type: 'IFTSTA',
            reference: document?.number ?? (header.reference || null),
            function: document?.function ?? 'original',
            prepared,
            vessel: findMainVessel(head.legs),
            version: header.directory || null,
            documentName: document?.name || null,
            events,
          },
          boxes,
        };
      },
    };
  },
};
