/** Gate reports in the platform file format, as many boxes as are wished. */
export interface GateFile {
  readonly bytes: Buffer;
  readonly boxes: number;
}

const boxesPerFile = 1_000;
/** One file in ten comes twice, and each file repeats the last boxes of the one before. */
const repeatedBoxes = 50;

/** Files that state `events` different events between them, some of them more than once. */
export function gateFiles(title: string, events: number): GateFile[] {
  const files: GateFile[] = [];
  for (let first = 0; first < events; first += boxesPerFile) {
    const from = Math.max(0, first - repeatedBoxes);
    const until = Math.min(events, first + boxesPerFile);
    const records = [`00:CODECO:${title}:9:BLCT3:MASTLIGHT:202610120830'`, `10:UN9314210:MSC ANNA:425W:MSC:MSC:E'`];
    for (let i = from; i < until; i++) records.push(boxRecord(i));
    records.push(`99:${records.length + 1}'`);
    const file = { bytes: Buffer.from(records.join('\n')), boxes: until - from };
    files.push(file);
    if (files.length % 11 === 0) files.push(file);
  }
  return files;
}

/** One box as a record of such a file. */
export function boxRecord(i: number): string {
  return `50:${gateContainerNo(i)}:45G1:F:E:EIR${i}:${gateBillNo(i)}:${20_000 + (i % 9_000)}:CNB${400_000 + i}:202610120830:'`;
}

export const gateContainerNo = (i: number): string => `TSTU${String(i).padStart(7, '0')}`;
export const gateBillNo = (i: number): string => `MEDUNB${String(Math.floor(i / 3)).padStart(7, '0')}`;
