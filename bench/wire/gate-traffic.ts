import type { GateMessage } from '@mastlight/wire';
import { boxReport } from '@mastlight/wire/vocabulary/box-report';
import { containerCheckDigit } from '@mastlight/wire/vocabulary/container-no';
import { wireTimeAt } from '@mastlight/wire/vocabulary/wire-time';

/** When the gate traffic begins; ms since epoch. */
export const startMs = Date.UTC(2026, 6, 1);

/** Boxes of one message; a terminal's gate report of some hours. */
const boxesPerMessage = 500;

/** A gate message whose boxes have every field of a real one. */
function gateMessage(): GateMessage {
  return {
    kind: 'gate',
    type: 'CODECO',
    reference: 'GATE0001',
    function: 'original',
    prepared: wireTimeAt(startMs, 12),
    vessel: { name: 'EVER LUMEN', code: '9000001', scheme: 'imo', voyage: '0701E', direction: null },
    move: 'in',
    terminal: 'BLCT3',
    boxes: Array.from({ length: boxesPerMessage }, (_, index) => {
      const ten = `MLTU${String(100_000 + index)}`;
      return boxReport(`${ten}${containerCheckDigit(ten)}`, {
        sizeTypeRaw: index % 3 === 0 ? '22G1' : '45G1',
        sizeType: index % 3 === 0 ? '22G1' : '45G1',
        fullness: 'full',
        billNos: [`NGBML26${String(index).padStart(6, '0')}`],
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

/** A file of gate messages and how many boxes it holds. */
export interface GateTraffic {
  readonly bytes: Buffer;
  readonly boxes: number;
}

/** As many gate messages as fill about `megabytes`, in the format of `write`. */
export function gateTraffic(megabytes: number, write: (messages: readonly GateMessage[]) => Uint8Array): GateTraffic {
  const message = gateMessage();
  const count = Math.max(1, Math.floor((megabytes * 1_000_000) / write([message]).length));
  return { bytes: Buffer.from(write(Array.from({ length: count }, () => message))), boxes: count * boxesPerMessage };
}
