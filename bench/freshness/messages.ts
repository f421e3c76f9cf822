import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { containerCheckDigit } from '@mastlight/domain/vocabulary/container-no';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';

/** Who tells of boxes in each port, and where they are handed in. */
export const boxSources = {
  NB: 'ningbo-edi',
  SH: 'gang-hang',
  QD: 'yun-gang-tong',
  TJ: 'tianjin-port',
  XM: 'xiamen-terminals',
  SZ: 'cmg-eport',
  DL: 'dalian-port',
} as const satisfies Record<PortCode, string>;

const terminals: Readonly<Record<Exclude<PortCode, 'NB'>, string>> = {
  SH: 'WGQ4',
  QD: 'QQCTU',
  TJ: 'TACT',
  XM: 'HTD',
  SZ: 'SCT',
  DL: 'DCT',
};

/** Message `n` of a port in its own form: it adds one box to the bill. */
export function boxMessage(port: PortCode, billNo: string, n: number): string {
  const head = `DEMU${String(100_000 + n)}`;
  const containerNo = head + containerCheckDigit(head);
  return port === 'NB' ? cleanManifest(billNo, containerNo, n) : gateRow(port, billNo, containerNo, n);
}

function gateRow(port: Exclude<PortCode, 'NB'>, blNo: string, ctnNo: string, seq: number): string {
  const now = formatShanghai(Date.now());
  const call = { vessel: 'DEMO STAR', voyage: '901W', wharfCode: terminals[port] };
  const row = { blNo, ctnNo, ctnSizeType: '45G1', ctnStatus: 'F', grossWeight: 5000, ...call, inGateTime: now, recvTime: now };
  return JSON.stringify({ port, source: boxSources[port], row: 'gate', seq, rows: [row] });
}

function cleanManifest(billNo: string, containerNo: string, n: number): string {
  return [
    `00:IFCSUM:MANIFEST:2:DEMOAGENT:NBPORT:20261121${String(100000 + (n % 100000)).slice(0, 6)}'`,
    "10:UN9000001:DEMO STAR:CN:901W:::20261121:20261122::NINGBO:::'",
    `12:${billNo}::::::CNNGB:NINGBO:11:PP:20261121::::'`,
    "13:NLRTM:ROTTERDAM:NLRTM:ROTTERDAM:::::'",
    `51:0:${containerNo}:SEAL${n}:45G1:F:10:5000::3800::::::'`,
    "99:6'",
  ].join('\n');
}
