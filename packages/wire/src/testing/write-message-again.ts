import { writeClassAPosition, writeClassBPosition, writeStaticReport, writeStaticVoyage } from '../ais-nmea/write';
import { writeDcsaEvents } from '../dcsa-events/write';
import {
  writeAperak,
  writeBaplie,
  writeMovins,
  writeCoarri,
  writeCodeco,
  writeContrl,
  writeCoparn,
  writeCuscar,
  writeIftmbf,
  writeIftsta,
  writeVermas,
} from '../edifact/write';
import { writeFlatGate, writeFlatLoadingList, writeFlatStowPlan, writeFlatVesselMove, writeFlatVgm, writeIfcsum } from '../flat-cn/write';
import { writeCustomsDeclaration } from '../gacc-xml/write-customs-declaration';
import { writeCustomsReceipt } from '../gacc-xml/write';
import type { WireMessage } from '../message';
import { writePortRows } from '../port-rows/write';
import { writeGateRows, writeReleaseRows, writeTrackRows, writeVesselPlan, writeVgmRows } from '../ningbo-rows/write';

const interchange = {
  sender: 'BLCT3',
  recipient: 'MASTLIGHT',
  controlReference: 'R1',
  preparedMs: Date.UTC(2026, 6, 11),
  level: 'UNOY',
} as const;
const customs = { sender: '3104', recipient: '3104DEMO00001' };

/** The message in the format it was read from; null where that format is not written. */
export function writeMessageAgain(message: WireMessage): Uint8Array | null {
  const flat = {
    sender: 'terminal' in message && typeof message.terminal === 'string' ? message.terminal : 'MASTLIGHT',
    recipient: 'NPEDI',
  };
  // A platform file has no number of its own; EDIFACT always has one.
  const isFlat = message.reference === null;
  switch (message.kind) {
    case 'gate':
      if (message.type === 'scodeco') return writeGateRows([message]);
      if (message.type !== 'CODECO') return null;
      return isFlat ? writeFlatGate(message, flat) : writeCodeco([message], interchange);
    case 'vessel-move':
      if (message.type !== 'COARRI') return null;
      return isFlat ? writeFlatVesselMove(message, flat) : writeCoarri([message], interchange);
    case 'stow-plan':
      return isFlat ? writeFlatStowPlan(message, flat) : writeBaplie([message], interchange);
    case 'stow-instruction':
      return writeMovins([message], interchange);
    case 'manifest':
      return message.type === 'IFCSUM' && isFlat ? writeIfcsum(message, flat) : null;
    case 'loading-list':
      return writeFlatLoadingList(message, flat);
    case 'vgm':
      return isFlat ? writeFlatVgm(message, flat) : writeVermas([message], interchange);
    case 'container-order':
      return message.type === 'COPARN' ? writeCoparn([message], interchange) : null;
    case 'booking-request':
      return writeIftmbf([message], interchange);
    case 'cargo-report':
      return writeCuscar([message], interchange);
    case 'shipment-events':
      if (message.type === 'IFTSTA') return writeIftsta([message], interchange);
      // Version 3.0 is a draft, which nobody is sent.
      return message.version === '2.2' ? writeDcsaEvents(message) : null;
    case 'acknowledgement':
      return message.type === 'CONTRL' ? writeContrl([message], interchange) : writeAperak([message], interchange);
    case 'customs-declaration':
      return writeCustomsDeclaration(message, customs);
    case 'customs-receipt':
      return writeCustomsReceipt(message, customs);
    case 'port-rows':
      return writePortRows(message);
    case 'release-rows':
      return writeReleaseRows(message);
    case 'vessel-plan':
      return message.type === 'vessel-plan' ? writeVesselPlan(message) : null;
    case 'track-rows':
      return writeTrackRows(message);
    case 'vgm-rows':
      return writeVgmRows(message);
    case 'vessel-position':
      if (message.type === '18') return writeClassBPosition(message);
      return /^[123]$/.test(message.type) ? writeClassAPosition(message) : null;
    case 'vessel-static':
      if (message.type === '5') return writeStaticVoyage(message);
      return message.type === '24' ? writeStaticReport(message) : null;
    default:
      return null;
  }
}
