import type { Party, Vessel, VgmBox, VgmMessage } from '../../message';
import { fullnessLetter } from '../../vocabulary/fullness';
import { directionLetter, FlatRecords, type FlatEnvelope } from '../write-records';

/**
 * Writes verified masses as one platform file: `00 10 50… 99`. A change of ship
 * or direction repeats the `10`. What the file has no field for is left out:
 * bookings, bills, seals, ports, tare and net weight, the number and time of
 * the paper, and parties other than the booking agent, the shipper and the
 * place of weighing.
 */
export function writeFlatVgm(message: VgmMessage, envelope: FlatEnvelope): Uint8Array {
  const records = new FlatRecords(envelope);
  records.head('CTNVGM', 'VGM', message.function, message.prepared);
  const agent = message.parties.find(({ role }) => role === 'BA');
  let written: string | undefined;
  for (const box of message.boxes) {
    const vessel = box.vessel ?? message.vessel;
    const direction = box.direction ?? vessel?.direction;
    const ship = JSON.stringify([vessel?.code, vessel?.name, vessel?.voyage, direction]);
    if (ship !== written) writeVessel(records, message, vessel, direction, agent);
    written = ship;
    writeBox(records, box);
  }
  return records.finish();
}

function writeVessel(
  records: FlatRecords,
  message: VgmMessage,
  vessel: Vessel | null,
  direction: Vessel['direction'] | undefined,
  agent: Party | undefined,
): void {
  records.add('10', vessel?.code, vessel?.name, vessel?.voyage, directionLetter(direction), agent?.code, agent?.name, message.remark);
}

function writeBox(records: FlatRecords, box: VgmBox): void {
  const { responsible, weigher, method } = box;
  const signer = responsible?.contacts.find(({ role }) => role === 'RP') ?? responsible?.contacts[0];
  const numberOf = (kind: string): string | undefined => signer?.channels.find((channel) => channel.kind === kind)?.number;
  records.add(
    '50',
    box.containerNo ?? box.equipmentNo,
    box.sizeTypeRaw,
    box.fullness && fullnessLetter[box.fullness],
    box.operator,
    box.operatorName,
    box.containerType,
    box.grossWeightKg,
    box.happened?.raw,
    method && { SM1: 'M1', SM2: 'M2' }[method],
    weigher?.name || weigher?.address.join(' ') || weigher?.code,
    responsible?.name,
    box.signature,
    numberOf('TE'),
    numberOf('EM'),
    responsible?.address.join(' '),
    box.other1,
    box.other2,
    box.remark,
  );
}
