import type { PositionItem } from '../../message';

/** Reads an item of a vendor; its bytes are kept whatever they mean. */
export function readVendorItem(id: number, bytes: Buffer): PositionItem {
  return { kind: 'raw', id, hex: bytes.toString('hex') };
}
