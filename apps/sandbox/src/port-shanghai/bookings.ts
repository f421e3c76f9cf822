import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import type { PlannedFile, PlannedRows } from '../row-ports/row-port';
import type { Consignment } from './consignment';

const hourMs = 3_600_000;
const time = (ms: number): string => formatShanghai(ms);

/**
 * What is told of a booking before its bill, one row per box, repeated whole:
 * released before the ship's plan is out, so that its cut-offs are missing for
 * six hours, picked up empty, back full at the yard, through the gate.
 */
export function bookingRows({ bill, closesMs, ship, voyage, terminal }: Consignment): PlannedRows[] {
  const gateMs = closesMs - 30 * hourMs;
  const [outMs, backMs] = [closesMs - 96 * hourMs, closesMs - 72 * hourMs];
  const tell = (atMs: number, tcStatus: string, told: object): PlannedRows => ({
    atMs,
    source: 'gang-hang',
    row: 'so',
    rows: bill.containerNos.map((ctnNo, index) => ({
      soNo: bill.bookingNo,
      portCode: 'CNSHA',
      loadPort: 'CNSHA',
      giName: terminal.code,
      carrier: ship.carrier,
      vessel: ship.name,
      voyage,
      releaseState: '1',
      tcStatus,
      ctnNo,
      eirNo: `EIR${bill.bookingNo.slice(-5)}${index}`,
      ...told,
      recvTime: time(atMs + 60_000),
    })),
  });
  const out = { outTime: time(outMs) };
  const back = { ...out, backTime: time(backMs) };
  return [
    tell(closesMs - 126 * hourMs, '0', {}),
    tell(outMs, '1', out),
    tell(backMs, '2', back),
    tell(gateMs, '2', { ...back, inGateTime: time(gateMs) }),
  ];
}

/** The carrier's manifest (IFCSUM D01B, 785) by Easipass: it names the booking and the bill that was made on it. */
export function carrierManifest({ bill, closesMs, ship, voyage, destination, terminal }: Consignment): PlannedFile {
  const atMs = closesMs - 28 * hourMs;
  const stamp = time(atMs).replace(/\D/g, '');
  const reference = `SH${bill.billNo.slice(-8)}`;
  const place = terminal.code.startsWith('YS') ? 'CNYSA' : 'CNSHA';
  const segments = [
    'UNH+1+IFCSUM:D:01B:UN',
    `BGM+785+MF${reference}+9`,
    `DTM+137:${stamp.slice(0, 12)}:203`,
    `TDT+20+${voyage}+1+13+${ship.operator}:172:166+++${ship.un.slice(2)}:146::${ship.name}`,
    `LOC+9+${place}:139:6`,
    `LOC+11+${destination}:139:6`,
    ...bill.containerNos.map((ctnNo) => `EQD+CN+${ctnNo}+45G1:102:5+2+2+5`),
    'CNI+1',
    `RFF+BM:${bill.billNo}`,
    `RFF+BN:${bill.bookingNo}`,
    `GID+1+${100 * bill.containerNos.length}:CT`,
    'FTX+AAA+++DEMO GOODS',
    ...bill.containerNos.map((ctnNo) => `SGP+${ctnNo}+100`),
  ];
  const text = [
    `UNB+UNOA:2+${ship.operator}:ZZZ+MASTLIGHT:ZZZ+${stamp.slice(2, 8)}:${stamp.slice(8, 12)}+${reference}`,
    ...segments,
    `UNT+${segments.length + 1}+1`,
    `UNZ+1+${reference}`,
  ];
  return { atMs, source: 'easipass', name: `IFCSUM_${bill.billNo}.edi`, text: text.map((segment) => `${segment}'`).join('\n') };
}
