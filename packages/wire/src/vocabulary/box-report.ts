import type { BoxReport } from '../message';

/** A box whose later records or segments still add to it. */
export type BoxDraft = { -readonly [Name in keyof BoxReport]: BoxReport[Name] };

/**
 * A box report that knows only its container number; what a message tells is
 * laid over it. It is set and not spread, because an object of so many fields
 * that is spread together costs several times one that is spelt out, and a
 * file may be tens of thousands of boxes of three bytes each.
 */
export function boxReport(containerNo: string | null, told: Partial<BoxReport> = {}): BoxDraft {
  const box: BoxDraft = {
    containerNo,
    sizeTypeRaw: null,
    sizeType: null,
    fullness: null,
    billNos: [],
    bookingNo: null,
    seals: [],
    grossWeightKg: null,
    operator: null,
    direction: null,
    happened: null,
    truckPlate: null,
    stowage: null,
    loadPort: null,
    dischargePort: null,
    destination: null,
    terminal: null,
  };
  return Object.assign(box, told);
}
