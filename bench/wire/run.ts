/**
 * How fast messages are read: bytes in, neutral messages out, everything
 * included (charset decision, syntax, validation, mapping). Prints MB/s and
 * boxes/s as the median of the rounds, and the slowest round beside it.
 *
 *   npx tsx bench/wire/run.ts [MB] [rounds]
 */
import { readMessage, type GateMessage } from '@mastlight/wire';
import { writeCodeco } from '@mastlight/wire/edifact/write';
import { writeFlatGate } from '@mastlight/wire/flat-cn/write';
import { boxReport } from '@mastlight/wire/vocabulary/box-report';
import { containerCheckDigit } from '@mastlight/wire/vocabulary/container-no';
import { wireTimeAt } from '@mastlight/wire/vocabulary/wire-time';

const targetBytes = Number(process.argv[2] ?? 6) * 1_000_000;
const rounds = Number(process.argv[3] ?? 15);
const startMs = Date.UTC(2026, 6, 1);

/** A gate message of `count` boxes, every field of a real one filled. */
function gateMessage(count: number): GateMessage {
  return {
    kind: 'gate',
    type: 'CODECO',
    reference: 'GATE0001',
    function: 'original',
    prepared: wireTimeAt(startMs, 12),
    vessel: { name: 'EVER LUMEN', code: '9000001', scheme: 'imo', voyage: '0701E', direction: null },
    move: 'in',
    terminal: 'BLCT3',
    boxes: Array.from({ length: count }, (_, index) => {
      const ten = `MLTU${String(100_000 + index)}`;
      return boxReport(`${ten}${containerCheckDigit(ten)}`, {
        sizeTypeRaw: index % 3 === 0 ? '22G1' : '45G1',
        sizeType: index % 3 === 0 ? '22G1' : '45G1',
        fullness: 'full',
        billNos: [`NGBML26${String(index).padStart(6, '0')}`],
        bookingNo: null,
        seals: [{ number: `ML${String(700_000 + index)}`, party: 'SH' }],
        grossWeightKg: 9000 + (index % 18_000),
        operator: 'MLL',
        direction: 'export',
        happened: wireTimeAt(startMs + index * 60_000, 12),
        truckPlate: `ZB${String(10_000 + (index % 80_000))}`,
      });
    }),
  };
}

/** Boxes of one message; a terminal's gate report of some hours. */
const boxesPerMessage = 500;

/** As many messages as the wanted size holds. */
function sized(write: (messages: readonly GateMessage[]) => Uint8Array): {
  bytes: Uint8Array;
  boxes: number;
} {
  const message = gateMessage(boxesPerMessage);
  const count = Math.max(1, Math.floor(targetBytes / write([message]).length));
  return { bytes: write(Array.from({ length: count }, () => message)), boxes: count * boxesPerMessage };
}

function measure(name: string, { bytes, boxes }: { bytes: Uint8Array; boxes: number }): void {
  const seconds: number[] = [];
  for (let round = 0; round < rounds + 3; round++) {
    const before = process.hrtime.bigint();
    const reading = readMessage(bytes);
    const took = Number(process.hrtime.bigint() - before) / 1e9;
    const read = reading.messages.reduce(
      (sum, message) => sum + (message.kind === 'gate' ? message.boxes.length : 0),
      0,
    );
    if (read !== boxes || reading.findings.length > 0)
      throw new Error(`${name}: ${read} of ${boxes} boxes read`);
    // The first rounds pay for compilation.
    if (round >= 3) seconds.push(took);
  }
  seconds.sort((a, b) => a - b);
  const megabytes = bytes.length / 1e6;
  const median = seconds[Math.floor(seconds.length / 2)] ?? NaN;
  const worst = seconds.at(-1) ?? NaN;
  console.log(
    `${name.padEnd(16)} ${megabytes.toFixed(1)} MB  ${boxes} boxes  ` +
      `median ${(megabytes / median).toFixed(0)} MB/s (${Math.round(boxes / median).toLocaleString('en')} boxes/s)  ` +
      `slowest ${(megabytes / worst).toFixed(0)} MB/s`,
  );
}

const envelope = { sender: 'BLCT3', recipient: 'MASTLIGHT' };
measure(
  'edifact codeco',
  sized((messages) => writeCodeco(messages, { ...envelope, controlReference: 'B1', preparedMs: startMs })),
);
measure(
  'flat codeco',
  sized((messages) => Buffer.concat(messages.map((message) => writeFlatGate(message, envelope)))),
);
