import type { MessageReader } from '../envelope/message-reader';
import { CargoListReader } from '../shipment/read-cargo-list';
import { asManifest } from './as-manifest';

/** 1001: a carrier's cargo manifest; other names (87, 610 …) are consolidations of forwarders. */
const cargoManifest = '785';

/** IFCSUM in EDIFACT (D01B): a cargo manifest, or what a forwarder sends together. */
export const ifcsum: MessageReader = {
  type: 'IFCSUM',
  open(header, context) {
    const reader = new CargoListReader(context, false);
    return {
      take: (tag, cursor) => reader.take(tag, cursor),
      close(place) {
        const closed = reader.close(header, place);
        if (closed === null) return null;
        const { list, boxes } = closed;
        const isManifest = list.documentName === cargoManifest;
        return {
          message: isManifest ? asManifest(list) : { kind: 'consolidation', type: 'IFCSUM', ...list },
          boxes,
        };
      },
    };
  },
};
