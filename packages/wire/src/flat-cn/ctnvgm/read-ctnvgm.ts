import type { Contact, Party, Vessel } from '../../message';
import { readBoxNumber, underItsNumber } from '../../vocabulary/equipment-no';
import { readVgmMethod, signatureOf, takeSharedVessel, vgmBox, type VgmBoxDraft } from '../../vocabulary/vgm-box';
import type { FindingLog } from '../../syntax/finding-log';
import { wireLimits } from '../../syntax/limits';
import type { SegmentCursor } from '../../syntax/segment-cursor';
import type { FlatMessageReader } from '../message-reader';
import { told, toldDirection, toldFullness, toldSizeType, toldTime, toldVessel, toldWeightKg } from '../record-fields';

/** CTNVGM as a platform file: verified gross masses (domain guide 2.4). */
export const flatCtnvgm: FlatMessageReader = {
  type: 'CTNVGM',
  open(header, log) {
    const boxes: VgmBoxDraft[] = [];
    let vessel: Vessel | null = null;
    let agent: Party | null = null;
    let remark: string | null = null;
    let isTooLarge = false;
    return {
      take(record, cursor) {
        if (record === 10) {
          vessel = toldVessel(cursor, 3, log, toldDirection(cursor, 4, log));
          const [toldAgent, toldRemark] = [readAgent(cursor, log), told(cursor, 7, log)];
          agent ??= toldAgent;
          remark ??= toldRemark;
        } else if (record === 50) {
          if (boxes.length >= wireLimits.maxBoxesPerVgm) {
            isTooLarge = true;
            boxes.length = 0;
          }
          const box = isTooLarge ? null : readBox(cursor, log, vessel);
          if (box) boxes.push(box);
        }
      },
      close(place) {
        if (isTooLarge) log.note('too-many-boxes', place, String(wireLimits.maxBoxesPerVgm));
        else if (boxes.length === 0) log.note('no-boxes', place);
        else {
          return {
            message: {
              kind: 'vgm',
              type: 'CTNVGM',
              reference: null,
              function: header.function,
              prepared: header.prepared,
              vessel: takeSharedVessel(boxes),
              parties: agent ? [agent] : [],
              remark,
              boxes,
            },
            boxes: boxes.length,
          };
        }
        return null;
      },
    };
  },
};

/** The department that booked: the booking agent (BA) of the message. */
function readAgent(cursor: SegmentCursor, log: FindingLog): Party | null {
  const code = told(cursor, 5, log);
  const name = told(cursor, 6, log);
  return code === null && name === null ? null : { role: 'BA', code, name, address: [], contacts: [] };
}

function readBox(cursor: SegmentCursor, log: FindingLog, vessel: Vessel | null): VgmBoxDraft | null {
  const number = readBoxNumber(cursor.text(1), log, cursor);
  if (number === null) return null;
  const { sizeTypeRaw, sizeType } = toldSizeType(cursor, 2, log);
  const methodText = cursor.text(9);
  const method = readVgmMethod(methodText);
  if (method === null && methodText !== '') log.note('unknown-code', cursor, methodText);
  const location = told(cursor, 10, log);
  const box = underItsNumber(vgmBox(number.containerNo), number);
  box.sizeTypeRaw = sizeTypeRaw;
  box.sizeType = sizeType;
  box.fullness = toldFullness(cursor, 3, log);
  box.operator = told(cursor, 4, log);
  box.operatorName = told(cursor, 5, log);
  box.containerType = told(cursor, 6, log);
  box.grossWeightKg = toldWeightKg(cursor, 7, log);
  box.happened = toldTime(cursor, 8, log);
  box.method = method;
  if (location !== null) box.weigher = { role: 'WPA', code: null, name: location, address: [], contacts: [] };
  box.responsible = readResponsible(cursor, log);
  box.signature = signatureOf(box.responsible);
  box.other1 = told(cursor, 16, log);
  box.other2 = told(cursor, 17, log);
  box.remark = told(cursor, 18, log);
  box.direction = vessel?.direction ?? null;
  box.vessel = vessel;
  return box;
}

/** The shipper answers for the mass; the person who signs is his contact. */
function readResponsible(cursor: SegmentCursor, log: FindingLog): Party | null {
  const name = told(cursor, 11, log);
  const address = told(cursor, 15, log);
  const contact = readSigner(cursor, log);
  if (name === null && address === null && contact === null) return null;
  return {
    role: 'SPC',
    code: null,
    name,
    address: address === null ? [] : [address],
    contacts: contact ? [contact] : [],
  };
}

function readSigner(cursor: SegmentCursor, log: FindingLog): Contact | null {
  const name = told(cursor, 12, log);
  const telephone = told(cursor, 13, log);
  const email = told(cursor, 14, log);
  if (name === null && telephone === null && email === null) return null;
  const channels = [
    ...(telephone === null ? [] : [{ kind: 'TE', number: telephone }]),
    ...(email === null ? [] : [{ kind: 'EM', number: email }]),
  ];
  return { role: 'RP', name, channels };
}
