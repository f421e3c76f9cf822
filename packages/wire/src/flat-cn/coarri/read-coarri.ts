import type { FlatMessageReader } from '../message-reader';
import { VesselBoxes } from '../vessel-boxes';

/** COARRI as a platform file: load and discharge report (domain guide 2.3). */
export const flatCoarri: FlatMessageReader = {
  type: 'COARRI',
  open(header, log) {
    const move = readMove(header.title);
    const list = new VesselBoxes(log);
    return {
      take: (record, cursor) => list.take(record, cursor),
      close(place) {
        if (move === null) {
          log.note('unknown-document', place, `COARRI ${header.title}`);
          return null;
        }
        if (!list.finish(place)) return null;
        const { vessel, boxes, arrived, sailed, times, remarks } = list;
        return {
          message: {
            kind: 'vessel-move',
            type: 'COARRI',
            reference: null,
            function: header.function,
            prepared: header.prepared,
            vessel,
            move,
            terminal: header.sender,
            boxes,
            arrived,
            sailed,
            ...(times.length === 0 ? {} : { times }),
            ...(remarks.length === 0 ? {} : { remarks }),
          },
          boxes: boxes.length,
        };
      },
    };
  },
};

function readMove(title: string): 'load' | 'discharge' | null {
  const words = title.toUpperCase();
  if (words.startsWith('LOAD')) return 'load';
  return words.startsWith('DISCH') ? 'discharge' : null;
}
