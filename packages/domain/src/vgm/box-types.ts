/**
 * Tares and largest gross masses by box type, as published. No standard fixes a tare: what is painted on the box's door
 * holds, so these suggest and warn and never block.
 *
 * Sources of the tares, in this order where a row has several:
 * - FreightUtils, Container Specifications (freightutils.com/containers): all but high-cube flat racks and reefers;
 * - the published equipment table of a forwarder with ISO codes (advanced-global-logistica, containersData.ts);
 * - further published single values: 20GP 2,160 and 40GP 3,750 (oceanichaulage.blogspot.com, 2018-09), 40HC 3,860
 *   (zuomama.com, 1187134), 20GP 2,370, 40HC 4,000, 45HC 4,800 (romikoops, container.constants.js).
 * The largest gross mass is the largest of those that these tables tell of the type.
 */

export interface BoxType {
  /** As lists call it. */
  readonly name: string;
  /** Published tares in kg, the one that is suggested first. */
  readonly tareKg: readonly [number, ...number[]];
  readonly maxGrossKg: number;
}

const types = {
  '20GP': { name: '20GP', tareKg: [2300, 2350, 2160, 2370], maxGrossKg: 30_480 },
  '40GP': { name: '40GP', tareKg: [3750], maxGrossKg: 32_500 },
  '40HC': { name: '40HC', tareKg: [3940, 3900, 3860, 4000], maxGrossKg: 32_500 },
  '45HC': { name: '45HC', tareKg: [4820, 4800], maxGrossKg: 30_480 },
  '20OT': { name: '20OT', tareKg: [2360, 2450], maxGrossKg: 32_500 },
  '40OT': { name: '40OT', tareKg: [3900, 4050], maxGrossKg: 32_500 },
  '20FR': { name: '20FR', tareKg: [2740, 2900], maxGrossKg: 45_000 },
  '40FR': { name: '40FR', tareKg: [5000, 5900], maxGrossKg: 55_000 },
  '20RF': { name: '20RF', tareKg: [3080, 2860], maxGrossKg: 32_000 },
  '40RH': { name: '40RH', tareKg: [4420], maxGrossKg: 34_000 },
} as const satisfies Record<string, BoxType>;

/** Size and height of ISO 6346 with the group of its type: `22G1` and `22GP` are both 22G. */
const byIsoGroup: Readonly<Record<string, BoxType>> = {
  '22G': types['20GP'],
  '42G': types['40GP'],
  '45G': types['40HC'],
  L5G: types['45HC'],
  '22U': types['20OT'],
  '42U': types['40OT'],
  '22P': types['20FR'],
  '42P': types['40FR'],
  '45P': types['40FR'],
  '22R': types['20RF'],
  '45R': types['40RH'],
};

/** Names of everyday use, as lists, spreadsheets and some ports write them. */
const byName: Readonly<Record<string, BoxType>> = {
  ...types,
  '40HQ': types['40HC'],
  '45HQ': types['45HC'],
  '40GH': types['40HC'],
};

/** The type that a code or a name means; null where nothing is published here of it. */
export function findBoxType(sizeType: string): BoxType | null {
  // Upper-cased, no code is the name of anything that every object has.
  const code = sizeType.trim().toUpperCase();
  return byName[code] ?? (/^[A-Z0-9]{4}$/.test(code) ? (byIsoGroup[code.slice(0, 3)] ?? null) : null);
}

/** Hapag-Lloyd's guide (fredoniainc.com/glossary/ocean.html): a tare varies by 2 % about its nominal value. */
const tareSpreadPercent = 2;

/** From and to which kg a tare of this type is usual. */
export function usualTare({ tareKg }: BoxType): { readonly fromKg: number; readonly toKg: number } {
  return {
    fromKg: Math.floor((Math.min(...tareKg) * (100 - tareSpreadPercent)) / 100),
    toKg: Math.ceil((Math.max(...tareKg) * (100 + tareSpreadPercent)) / 100),
  };
}
