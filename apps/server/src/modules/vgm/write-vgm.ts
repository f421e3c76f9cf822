import { addressLengthMax, placeLengthMax } from '@mastlight/domain/vgm/limits';
import type { VgmContainer, VgmFiling } from '@mastlight/domain/vgm/filing';
import { wireTimeAt, type Party, type VgmBox, type VgmMessage } from '@mastlight/wire';
import { writeVermas } from '@mastlight/wire/edifact/write';
import { writeFlatVgm } from '@mastlight/wire/flat-cn/write';

/** A container with its type and when it was weighed, where these are known. */
export type TypedContainer = VgmContainer & { readonly sizeType: string; readonly weighedAt?: Date | null };
export type TypedFiling = Omit<VgmFiling, 'containers'> & { readonly containers: readonly TypedContainer[] };

export interface VgmEnvelope {
  /** Ours, as the receiver knows us. */
  readonly sender: string;
  readonly recipient: string;
  readonly reference: string;
  readonly preparedMs: number;
  /** `replace` for a correction (BGM 1225: 5), which goes before what was sent earlier. */
  readonly function: 'original' | 'replace';
}

/** VERMAS D16A of a filing, in UTF-8; our reference is UNB 0020 and BGM 1004. */
export function writeVgm(filing: TypedFiling, envelope: VgmEnvelope): Uint8Array {
  const { sender, recipient, reference, preparedMs } = envelope;
  return writeVermas([messageOf(filing, envelope)], { sender, recipient, controlReference: reference, preparedMs, level: 'UNOY' });
}

/** The same as a platform file (CTNVGM), for terminals that take no EDIFACT. It has no reference of its own: it stands in its remark. */
export function writeFlat(filing: TypedFiling, envelope: VgmEnvelope): Uint8Array {
  const message = messageOf(filing, envelope);
  return writeFlatVgm({ ...message, remark: envelope.reference }, { sender: envelope.sender, recipient: envelope.recipient });
}

function messageOf(filing: TypedFiling, { reference, preparedMs, function: fn }: VgmEnvelope): VgmMessage {
  const { vesselName, voyage } = filing;
  return {
    kind: 'vgm',
    type: 'VERMAS',
    reference,
    function: fn,
    prepared: wireTimeAt(preparedMs, 12),
    vessel: { name: vesselName, code: null, scheme: null, voyage, direction: 'export' },
    parties: [],
    remark: null,
    boxes: filing.containers.map((container) => boxOf(filing, container, preparedMs)),
  };
}

function boxOf({ billNo, carrier, wharf }: TypedFiling, container: TypedContainer, preparedMs: number): VgmBox {
  const { containerNo, sizeType, method, tareKg, netKg, grossKg, location, address, sign, weighedAt } = container;
  return {
    containerNo,
    sizeTypeRaw: sizeType === '' ? null : sizeType,
    sizeType: null,
    fullness: 'full',
    billNos: [billNo],
    bookingNo: null,
    seals: [],
    grossWeightKg: grossKg,
    operator: carrier,
    direction: 'export',
    // Where nobody says when it was weighed, it was by then.
    happened: wireTimeAt(weighedAt?.getTime() ?? preparedMs, 12),
    truckPlate: null,
    stowage: null,
    loadPort: null,
    dischargePort: null,
    destination: null,
    terminal: wharf,
    method,
    documentNo: null,
    signed: wireTimeAt(preparedMs, 12),
    signature: sign,
    responsible: responsibleOf(address, sign),
    weigher: { role: 'WPA', code: null, name: location, address: [], contacts: [] },
    parties: [],
    tareKg,
    netKg,
    vessel: null,
    operatorName: null,
    containerType: null,
    other1: null,
    other2: null,
    remark: null,
  };
}

/** Who answers for the mass: he signs it, at the address where it was weighed. */
function responsibleOf(address: string, sign: string): Party {
  return { role: 'SPC', code: null, name: sign, address: cutLines(address), contacts: [{ role: 'RP', name: sign, channels: [] }] };
}

/** Lines of the length that a NAD has. None begins or ends with a blank, which its reader would leave out. */
function cutLines(address: string): string[] {
  const signs = Array.from(address.slice(0, addressLengthMax));
  const lines: string[] = [];
  for (let from = 0; from < signs.length;) {
    let end = Math.min(from + placeLengthMax, signs.length);
    while (end < signs.length && end > from + 1 && (signs[end - 1] === ' ' || signs[end] === ' ')) end--;
    lines.push(signs.slice(from, end).join(''));
    from = end;
  }
  return lines;
}
