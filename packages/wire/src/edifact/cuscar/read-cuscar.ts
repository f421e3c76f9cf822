import type { MessageReader } from '../envelope/message-reader';
import { CargoListReader } from '../shipment/read-cargo-list';

/** CUSCAR, cargo report to customs (D95B with BGM 85 or 785, D03B). */
export const cuscar: MessageReader = {
  type: 'CUSCAR',
  open(header, context) {
    const reader = new CargoListReader(context, true);
    return {
      take: (tag, cursor) => reader.take(tag, cursor),
      close(place) {
        const closed = reader.close(header, place);
        return (
          closed && {
            message: { kind: 'cargo-report', type: 'CUSCAR', ...closed.list },
            boxes: closed.boxes,
          }
        );
      },
    };
  },
};
