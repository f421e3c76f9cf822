import type { MessageReader } from '../envelope/message-reader';
import { VgmReport } from './vgm-report';

/** VERMAS, verified gross mass (D16A with SMDG04 or SMDG10). */
export const vermas: MessageReader = {
  type: 'VERMAS',
  open(header, context) {
    const report = new VgmReport(context);
    return {
      take: (tag, cursor) => report.take(tag, cursor),
      close(place) {
        if (!report.finish(place)) return null;
        const { boxes, vessel, parties, prepared, document } = report;
        return {
          message: {
            kind: 'vgm',
            type: 'VERMAS',
            reference: document?.number ?? (header.reference || null),
            function: document?.function ?? 'original',
            prepared,
            vessel,
            parties,
            remark: null,
            boxes,
            ...(report.totals.told.length === 0 ? {} : { totals: report.totals.told }),
          },
          boxes: boxes.length,
        };
      },
    };
  },
};
