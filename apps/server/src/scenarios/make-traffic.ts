import type { IntakeSource } from '@mastlight/domain/intake/intake-source';

/** One file of a port's traffic. */
export interface TrafficFile {
  readonly source: IntakeSource;
  readonly name: string;
  readonly bytes: Buffer;
}

/** Files of a small invented port, and the bills they speak of. */
export interface Traffic {
  readonly files: readonly TrafficFile[];
  readonly billNos: readonly string[];
  readonly containerNos: readonly string[];
}

const hourMs = 3_600_000;
/** 2026-10-10 00:00 in Shanghai. */
const firstDayMs = Date.UTC(2026, 9, 9, 16);
const boxesPerBill = 4;
const billsPerFile = 5;

/**
 * Makes the traffic of `bills` bills: manifests, gate moves with corrections
 * and withdrawals, release rows whose flags go to and fro, customs' answers,
 * load lists. The same seed makes the same files.
 */
export function makeTraffic(bills: number, seed: number): Traffic {
  const random = makeRandom(seed);
  const chance = (share: number): boolean => random() < share;
  const files: TrafficFile[] = [];
  const add = (source: IntakeSource, kind: string, text: string): void => {
    files.push({ source, name: `${kind}${String(files.length).padStart(5, '0')}`, bytes: Buffer.from(text) });
  };
  const billNos = Array.from({ length: bills }, (_, i) => `TSTB26${String(i).padStart(6, '0')}`);
  const boxesOf = (billNo: string): string[] =>
    Array.from({ length: boxesPerBill }, (_, i) => `TSTU${String(Number(billNo.slice(6)) * boxesPerBill + i).padStart(7, '0')}`);

  for (let first = 0; first < bills; first += billsPerFile) {
    const group = billNos.slice(first, first + billsPerFile);
    const boxes = group.flatMap((billNo) => boxesOf(billNo).map((containerNo) => ({ billNo, containerNo })));
    const gateInMs = firstDayMs + Math.floor(random() * 48) * hourMs;
    const gate = (code: number, saidMs: number, happenedMs: number, some: typeof boxes, title = 'GATE-IN REPORT'): string =>
      platformFile(
        `CODECO:${title}:${code}`,
        saidMs,
        `10:UN9000001:TIDE LANTERN:0712E:MLL:MLL:E'`,
        some.map(({ billNo, containerNo }) => {
          const time = digits(happenedMs, 12);
          return `50:${containerNo}:45G1:F:E:E1:${chance(0.3) ? '' : billNo}:24860:ML700101:${title === 'GATE-IN REPORT' ? `${time}:` : `:${time}`}'`;
        }),
      );
    add('ningbo-edi', 'IFCSUM', manifest(group, boxesOf, firstDayMs));
    add('ningbo-edi', 'GATEIN', gate(9, gateInMs, gateInMs, boxes));
    if (chance(0.4))
      add(
        'ningbo-edi',
        'GATEFIX',
        gate(
          4,
          gateInMs + hourMs,
          gateInMs - 600_000,
          boxes.filter(() => chance(0.3)),
        ),
      );
    const withdrawn = chance(0.3) ? boxes.filter(() => chance(0.2)) : [];
    if (withdrawn.length > 0) add('ningbo-edi', 'GATEDEL', gate(3, gateInMs + 2 * hourMs, gateInMs, withdrawn));
    if (chance(0.2))
      add('ningbo-edi', 'GATEOUT', gate(9, gateInMs + 3 * hourMs, gateInMs + 3 * hourMs, boxes.slice(0, 1), 'GATE-OUT REPORT'));
    if (chance(0.2)) add('ningbo-edi', 'FUTURE', gate(9, gateInMs, gateInMs + 400 * 24 * hourMs, boxes.slice(1, 2)));
    for (let round = 0; round < 3; round++) {
      // Some rows about a box are of one instant and contradict each other.
      const comparedMs = gateInMs + Math.floor(random() * 30) * hourMs;
      add(
        'ningbo-port',
        'NPP',
        releaseRows(boxes, comparedMs, () => (chance(0.6) ? 'Y' : chance(0.1) ? 'T' : 'N')),
      );
    }
    for (const billNo of group) {
      if (chance(0.5)) add('customs', 'MT2101R', receipt(billNo, `R${billNo}`, firstDayMs - hourMs, chance(0.2) ? '03' : '01'));
      if (chance(0.2)) add('customs', 'MT2101R', receipt(billNo, `S${billNo}`, firstDayMs + hourMs, '01'));
    }
    if (chance(0.5))
      add(
        'ningbo-edi',
        'LOAD',
        loadList(
          boxes.filter(() => chance(0.7)),
          gateInMs + 40 * hourMs,
        ),
      );
  }
  return { files, billNos, containerNos: billNos.flatMap(boxesOf) };
}

function platformFile(title: string, saidMs: number, vessel: string, records: readonly string[]): string {
  const lines = [`00:${title}:BLCT3:MASTLIGHT:${digits(saidMs, 14)}'`, vessel, ...records];
  return [...lines, `99:${lines.length + 1}'`].join('\n');
}

function manifest(group: readonly string[], boxesOf: (billNo: string) => string[], saidMs: number): string {
  const records = group.flatMap((billNo) => [
    `12:${billNo}::::CNNGB:NINGBO:CNNGB:NINGBO:11:PP:20261010'`,
    `13:DEHAM:HAMBURG:DEHAM:HAMBURG:DEHAM:HAMBURG'`,
    `16::DEMO SHIPPER OF ${billNo}:DEMO STREET 1'`,
    `41:1::40:CT:CARTONS:84000:60'`,
    ...boxesOf(billNo).map((containerNo, i) => `51:${i + 1}:${containerNo}:ML700101:45G1:F:10:21000:3900:15'`),
  ]);
  return platformFile(
    'IFCSUM:MANIFEST:9',
    saidMs,
    `10:UN9000001:TIDE LANTERN:PA:0712E:::20261012:20261013:CNNGB:NINGBO:DEHAM:HAMBURG'`,
    records,
  );
}

function loadList(boxes: readonly { billNo: string; containerNo: string }[], loadedMs: number): string {
  const records = boxes.flatMap(({ billNo, containerNo }) => [
    `50:${containerNo}:45G1:MLL:ML LINES:F:${billNo}:ML700101:0340682:${digits(loadedMs, 12)}'`,
    `52:DEHAM:HAMBURG:CNNGB:NINGBO:DEHAM:HAMBURG:24860'`,
  ]);
  return platformFile(
    'COARRI:LOAD REPORT:9',
    loadedMs + hourMs,
    `10:UN9000001:TIDE LANTERN:0712E:PA:Y:${digits(firstDayMs, 12)}'`,
    records,
  );
}

function releaseRows(boxes: readonly { billNo: string; containerNo: string }[], comparedMs: number, flag: () => string): string {
  const list = boxes.map(({ billNo, containerNo }) => ({
    containerno: containerNo,
    billno: billNo,
    unvessel: 'UN9000001',
    envessel: 'TIDE LANTERN',
    voyage: '0712E',
    matou: 'BLCT3',
    ifcsumFlag: flag(),
    matouFlag: flag(),
    customFlag: flag(),
    sldFlag: flag(),
    passFlag: flag(),
    sendFlag: 'N',
    remark: '',
    compareTime: digits(comparedMs, 14),
    sendTime: '',
    receivetime: null,
    loadtime: '',
  }));
  return JSON.stringify({ code: 200, msg: 'success', data: { pageNum: 1, pageSize: 50, total: list.length, totalPages: 0, list } });
}

function receipt(billNo: string, id: string, saidMs: number, code: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?><Manifest xmlns="urn:Declaration:datamodel:standard:CN:MT2101:1"><Head><MessageID>${id}</MessageID><FunctionCode>9</FunctionCode><MessageType>MT2101</MessageType><SenderID>3104</SenderID><ReceiverID>3104TEST00001</ReceiverID><SendTime>${digits(saidMs, 14)}000</SendTime><Version>1.0</Version></Head><Response><BorderTransportMeans><JourneyID>0712E</JourneyID><ID>UN9000001</ID></BorderTransportMeans><Consignment><TransportContractDocument><ID>${billNo}</ID></TransportContractDocument><ResponseType><Code>${code}</Code><Text>answer</Text></ResponseType></Consignment></Response></Manifest>`;
}

/** An instant as the first `length` digits of YYYYMMDDHHMMSS, Shanghai time. */
function digits(instantMs: number, length: number): string {
  return new Date(instantMs + 8 * hourMs).toISOString().replace(/\D/g, '').slice(0, length);
}

/** A seeded sequence of numbers in [0, 1) (mulberry32). */
export function makeRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A list in another order. */
export function shuffle<T>(random: () => number, list: readonly T[]): T[] {
  const result = [...list];
  for (let i = result.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [result[i], result[j]] = [result[j]!, result[i]!];
  }
  return result;
}
