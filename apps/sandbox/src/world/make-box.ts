import { containerCheckDigit } from '@mastlight/domain/vocabulary/container-no';
import { createFleet } from '../trucks/fleet';
import type { Carrier } from './carriers';
import type { Random } from './random';
import type { WorldBox } from './world';

/** Size types as this port's gates write them, by their share in real traffic; two are no ISO codes. */
const sizeShares: readonly (readonly [string, number])[] = [
  ['45GP', 56],
  ['22GP', 21],
  ['43GP', 5],
  ['45G1', 6],
  ['22G1', 5],
  ['45R1', 3],
  ['40HQ', 3],
  ['45HQ', 1],
];

/** A container number of the line with its right check digit (ISO 6346). */
export function makeContainerNo(carrier: Carrier, random: Random): string {
  const stem = random.pick(carrier.boxPrefixes) + random.digits(6);
  return stem + containerCheckDigit(stem);
}

/** A box that nothing has happened to yet. */
export function makeBox(containerNo: string, random: Random): WorldBox {
  const sizeType = pickSizeType(random);
  const isShort = sizeType.startsWith('22');
  return {
    containerNo,
    sizeType,
    sealNo: `NB${random.digits(6)}`,
    packages: random.int(40, 1200),
    cargoWeightKg: random.int(60, isShort ? 220 : 265) * 100,
    tareKg: isShort ? 2200 : 3800,
    plate: plateOf(random.digits(5)),
    gateOutMs: null,
    gateInMs: null,
    loadedMs: null,
    arrivalCode: null,
    checkCode: null,
    checkMode: null,
    flags: { ifcsum: 'N', cpcode: 'N', custom: 'N', sld: 'N', pass: 'N' },
    isListed: false,
    comparedMs: null,
    passedMs: null,
    remark: null,
  };
}

/** Plates of the fleet whose terminals speak. */
const fleetPlates = createFleet(20).map(({ plate }) => plate);

/** Each fifth box goes by a truck of the fleet: where it is can be seen on the map. */
function plateOf(digits: string): string {
  const drawn = Number(digits);
  return drawn % 5 === 0 ? fleetPlates[(drawn / 5) % fleetPlates.length]! : `浙B${digits}`;
}

function pickSizeType(random: Random): string {
  let rest = random.int(0, 99);
  for (const [sizeType, share] of sizeShares) {
    rest -= share;
    if (rest < 0) return sizeType;
  }
  return '45GP';
}
