import type { VesselMoveMessage } from '../../message';
import { FlatRecords, type FlatEnvelope } from '../write-records';
import { writeVesselBoxes } from '../write-vessel-boxes';

/**
 * Writes a load or discharge report as one platform file: `00 10 (50 52)… 99`.
 * The sender is the terminal, so `message.terminal` wins over the envelope's
 * sender. A box under several bills repeats its `50 52`.
 */
export function writeFlatVesselMove(message: VesselMoveMessage, envelope: FlatEnvelope): Uint8Array {
  const records = new FlatRecords({ ...envelope, sender: message.terminal ?? envelope.sender });
  const title = message.move === 'load' ? 'LOAD REPORT' : 'DISCHARGE REPORT';
  records.head('COARRI', title, message.function, message.prepared);
  writeVesselBoxes(records, message);
  return records.finish();
}
