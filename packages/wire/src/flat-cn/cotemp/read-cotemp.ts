import type { FlatMessageReader } from '../message-reader';
import { VesselBoxes } from '../vessel-boxes';

/**
 * COTEMP as a platform file: loading list or tally. Its records are those of
 * COARRI; the title tells what the list is for and is kept as sent.
 */
export const flatCotemp: FlatMessageReader = {
  type: 'COTEMP',
  open(header, log) {
    const list = new VesselBoxes(log);
    return {
      take: (record, cursor) => list.take(record, cursor),
      close(place) {
        if (!list.finish(place)) return null;
        const { title } = header;
        return {
          message: {
            kind: 'loading-list',
            type: 'COTEMP',
            reference: null,
            function: header.function,
            prepared: header.prepared,
            vessel: list.vessel,
            title,
            isTally: /TALLY|理货/i.test(title),
            move: readMove(title),
            terminal: header.sender,
            boxes: list.boxes,
          },
          boxes: list.boxes.length,
        };
      },
    };
  },
};

function readMove(title: string): 'load' | 'discharge' | null {
  const isLoad = /LOAD|装/i.test(title.replace(/UNLOAD/i, ''));
  const isDischarge = /DISCH|UNLOAD|卸/i.test(title);
  if (isLoad === isDischarge) return null;
  return isLoad ? 'load' : 'discharge';
}
