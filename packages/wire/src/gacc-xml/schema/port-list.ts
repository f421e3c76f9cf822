import type { Vessel, WireTime } from '../../message';
import { classifyVesselCode } from '../../vocabulary/vessel-code';
import { passed, spelledAlso, text, time, weight } from '../xml/element-fields';
import { ElementSchema, type Field } from '../xml/element-schema';

/**
 * One List entry of the local messages of ports (MT9801 vessel schedule,
 * MT9901 moves, MT0102 instruction, MT9999 notice). They are flat, and which
 * of the fields stand there depends on the message.
 */
export interface PortEntry {
  readonly vesselCode: string | null;
  readonly vesselName: string | null;
  readonly chineseName: string | null;
  readonly inVoyage: string | null;
  readonly outVoyage: string | null;
  readonly voyage: string | null;
  readonly expectedArrival: WireTime | null;
  readonly actualArrival: WireTime | null;
  readonly expectedSailing: WireTime | null;
  readonly actualSailing: WireTime | null;
  readonly billNo: string | null;
  readonly bookingNo: string | null;
  readonly containerNo: string | null;
  readonly sizeType: string | null;
  readonly fullness: string | null;
  readonly sealNo: string | null;
  readonly truckPlate: string | null;
  readonly stowage: string | null;
  readonly terminal: string | null;
  readonly grossWeightKg: number | null;
  /** What was done or is ordered; as sent. */
  readonly code: string | null;
  readonly text: string | null;
  readonly happened: WireTime | null;
  readonly gateIn: WireTime | null;
  readonly gateOut: WireTime | null;
  readonly loaded: WireTime | null;
  readonly discharged: WireTime | null;
  readonly offset: number;
  readonly segment: number;
}

type TextKey = { [K in keyof PortEntry]: PortEntry[K] extends string | null ? K : never }[keyof PortEntry];
type TimeKey = { [K in keyof PortEntry]: PortEntry[K] extends WireTime | null ? K : never }[keyof PortEntry];

/** Spellings of a text; those of MT9801 are published, the others are the usual ones of port messages. */
const textSpellings: Readonly<Record<TextKey, readonly string[]>> = {
  vesselCode: ['VesselCode', 'ShipCode', 'VesselID'],
  vesselName: ['VesselEName', 'VesselName', 'ShipName'],
  chineseName: ['VesselCName'],
  inVoyage: ['InVoyage'],
  outVoyage: ['OutVoyage'],
  voyage: ['Voyage', 'VoyageNo'],
  billNo: ['BillNo', 'BlNo', 'BLNo', 'BillNumber', 'MasterBillNo'],
  bookingNo: ['BookingNo', 'BookingNumber', 'BookingID', 'SoNo'],
  containerNo: ['ContainerNo', 'CtnNo', 'CntrNo', 'ContaId', 'ContainerID', 'ContainerNumber'],
  sizeType: ['SizeType', 'CtnSizeType', 'ContainerType'],
  fullness: ['FullEmpty', 'CtnStatus', 'FullnessCode'],
  sealNo: ['SealNo'],
  truckPlate: ['TruckNo', 'PlateNo', 'VehicleNo'],
  stowage: ['Stowage', 'BayNo'],
  terminal: ['TerminalCode', 'YardCode', 'WharfCode'],
  code: ['InstructionCode', 'OperationType', 'MoveType', 'Code'],
  text: ['Text', 'Remark', 'Content'],
};

const timeSpellings: Readonly<Record<TimeKey, readonly string[]>> = {
  expectedArrival: ['ETAArrivedTime'],
  actualArrival: ['ActualArrivedTime'],
  expectedSailing: ['ETASailingTime'],
  actualSailing: ['ActualSailingTime'],
  happened: ['OperationTime', 'InstructionTime', 'HappenTime'],
  gateIn: ['InGateTime', 'GateInTime'],
  gateOut: ['OutGateTime', 'GateOutTime'],
  loaded: ['LoadTime'],
  discharged: ['DischargeTime', 'UnloadTime'],
};

/** Of a vessel schedule: trade, operator, and the day the plan was made for; no call has a field for them. */
const passedNames = ['TradeType', 'OperatorCode', 'Operator', 'ArrivedPortTime', 'Obligate'];

/** The names, each also with a small letter in front, as programs write them that name their elements like their fields. */
export function inBothCases(names: readonly string[]): string[] {
  return names.flatMap((name) => [name, name.slice(0, 1).toLowerCase() + name.slice(1)]);
}

/** Fields of an entry. */
export const portEntryFields: readonly Field<PortEntry>[] = [
  ...Object.entries(textSpellings).flatMap(([key, names]) => inBothCases(names).map((name) => spelledAlso(text(name, key as TextKey)))),
  ...Object.entries(timeSpellings).flatMap(([key, names]) => inBothCases(names).map((name) => spelledAlso(time(name, key as TimeKey)))),
  weight('GrossWeight', 'grossWeightKg'),
  ...passedNames.map(passed),
];

/** List of a Body. */
export const portEntrySchema = new ElementSchema<PortEntry>(portEntryFields);

/** An entry that says nothing yet. */
export function blankPortEntry(): PortEntry {
  return {
    vesselCode: null,
    vesselName: null,
    chineseName: null,
    inVoyage: null,
    outVoyage: null,
    voyage: null,
    expectedArrival: null,
    actualArrival: null,
    expectedSailing: null,
    actualSailing: null,
    billNo: null,
    bookingNo: null,
    containerNo: null,
    sizeType: null,
    fullness: null,
    sealNo: null,
    truckPlate: null,
    stowage: null,
    terminal: null,
    grossWeightKg: null,
    code: null,
    text: null,
    happened: null,
    gateIn: null,
    gateOut: null,
    loaded: null,
    discharged: null,
    offset: 0,
    segment: 0,
  };
}

/** The ship an entry names; null when it names none. */
export function vesselOfEntry({ vesselCode, vesselName, voyage, inVoyage, outVoyage }: PortEntry): Vessel | null {
  const told = voyage ?? outVoyage ?? inVoyage;
  if (vesselCode === null && vesselName === null && told === null) return null;
  const direction = voyage !== null ? null : outVoyage !== null ? 'export' : inVoyage !== null ? 'import' : null;
  const scheme = vesselCode === null ? null : classifyVesselCode(vesselCode);
  return { name: vesselName, code: vesselCode, scheme, voyage: told, direction };
}
