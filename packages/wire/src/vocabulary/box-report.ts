import type { BoxReport } from '../message';

/** A box whose later records or segments still add to it. */
export type BoxDraft = { -readonly [Name in keyof BoxReport]: BoxReport[Name] };

/** A box report that knows only its container number; what a message tells is laid over it. */
export function boxReport(containerNo: string | null, told: Partial<BoxReport> = {}): BoxReport {
  return {
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
    ...told,
  };
}
