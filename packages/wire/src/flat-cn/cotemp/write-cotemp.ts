import type { LoadingListMessage } from '../../message';
import { FlatRecords, type FlatEnvelope } from '../write-records';
import { writeVesselBoxes } from '../write-vessel-boxes';

/** Writes a loading list or tally as one platform file under its own title; the sender is its terminal. */
export function writeFlatLoadingList(message: LoadingListMessage, envelope: FlatEnvelope): Uint8Array {
  const records = new FlatRecords({ ...envelope, sender: message.terminal ?? envelope.sender });
  records.head('COTEMP', message.title, message.function, message.prepared);
  writeVesselBoxes(records, message);
  return records.finish();
}
