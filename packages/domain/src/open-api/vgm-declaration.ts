/**
 * A VGM as DCSA Verified Gross Mass 1.0 declares it, for one container, read into what a filing says (SOLAS VI/2). Names
 * are those of the standard; what it names and no terminal here takes is kept and not passed on. Pure.
 */
import * as z from 'zod/mini';
import { filingPort } from '../vocabulary/filing-port';
import { findPort, portOfLocode } from '../vocabulary/port';
import { wharfCode } from '../vocabulary/wharf';
import { declarationTexts as texts } from './messages';

export const declarationReferenceMax = 100;
/** It stands in an address as well. */
export const declarationReferenceShape = /^[A-Za-z0-9][A-Za-z0-9._:~-]{0,99}$/;

/** A container that was weighed longer ago has been opened since, or the year is wrong. */
const weighedWithinMs = 366 * 86_400_000;

const text = (max: number) => z.string().check(z.maxLength(max));
const some = (max: number) => z.optional(text(max));
const moment = z.iso.datetime({ offset: true, error: texts.moment });

const weight = z.strictObject({ value: z.number(), unit: z.enum(['KGM', 'LBR']) });
type WeightTold = z.output<typeof weight>;

const address = z.strictObject({
  street: some(70),
  streetNumber: some(50),
  floor: some(50),
  postCode: some(10),
  POBox: some(20),
  city: some(35),
  stateRegion: some(65),
  countryCode: some(2),
  addressLines: z.optional(z.array(text(250)).check(z.maxLength(5))),
});
type AddressTold = z.output<typeof address>;

const location = z.strictObject({
  locationName: some(100),
  facilityTypeCode: some(10),
  address: z.optional(address),
  UNLocationCode: some(5),
  facility: z.optional(z.strictObject({ facilityName: some(100), facilityCode: some(20), facilityCodeListProvider: some(10) })),
  geoCoordinate: z.optional(z.strictObject({ latitude: some(20), longitude: some(20) })),
});

const party = z.strictObject({ partyCode: some(150), codeListProvider: some(100), codeListName: some(100), partyFunction: some(3) });
const partyDetails = z.strictObject({
  partyName: some(70),
  party: z.optional(party),
  address: z.optional(address),
  contactDetails: z.optional(z.strictObject({ name: some(255), phone: some(30), email: some(255) })),
});

const voyage = z.strictObject({ carrierVoyageNumber: some(50), universalVoyageReference: some(5) });

const declaration = z.strictObject({
  routingDetails: z.optional(
    z.strictObject({
      originatingParty: z.optional(party),
      forwardingParties: z.optional(z.array(party).check(z.maxLength(10))),
      destinationParty: z.optional(party),
    }),
  ),
  declarationReference: z.string().check(z.regex(declarationReferenceShape, texts.reference)),
  isRetracted: z.optional(z.literal(false, texts.retracted)),
  declarationDateTime: z.optional(moment),
  VGM: z.strictObject({
    weight,
    method: z.enum(['SM1', 'SM2']),
    dateTime: moment,
    location,
    certificationReference: some(70),
    certificationDateTime: z.optional(moment),
  }),
  equipmentDetails: z.strictObject({
    equipmentReference: text(11),
    ISOEquipmentCode: z.optional(z.string().check(z.regex(/^[A-Za-z0-9]{4}$/, texts.equipmentCode))),
    isShipperOwned: z.optional(z.boolean()),
    seals: z.optional(
      z.array(z.strictObject({ number: some(15), source: some(10), type: some(10), placement: some(10) })).check(z.maxLength(10)),
    ),
    cargoGrossWeight: z.optional(weight),
    tareWeight: weight,
  }),
  shipmentDetails: z.strictObject({
    carrierBookingReference: some(35),
    transportDocumentReference: text(35),
    otherReferences: z.optional(z.array(z.strictObject({ typeCode: some(10), reference: some(100) })).check(z.maxLength(20))),
  }),
  vesselVoyageDetails: z.strictObject({
    carrierCode: text(4),
    carrierCodeListProvider: z.optional(z.enum(['SMDG', 'NMFTA'])),
    exportVoyageNumberOrReference: voyage,
    importVoyageNumberOrReference: z.optional(voyage),
    portOfLoading: location,
    portOfDischarge: z.optional(location),
    vesselName: text(50),
  }),
  responsibleParty: partyDetails,
  authorizedParty: z.optional(partyDetails),
  authorizedPersonSignatory: text(255),
  weighingParty: z.optional(partyDetails),
  submittingParty: z.optional(partyDetails),
  orderedByParty: z.optional(partyDetails),
  holdingParty: z.optional(partyDetails),
});
type Declaration = z.output<typeof declaration>;

/** The body of a call: one declaration, for one container. */
export const declarationsForm = z.strictObject({
  VGMDeclarations: z.array(declaration).check(z.length(1, texts.one)),
});

/** What a declaration says, as the page of VGM would have it typed. Weights in whole kg. */
export interface DeclaredVgm {
  readonly reference: string;
  readonly billNo: string;
  readonly vesselName: string;
  readonly voyage: string;
  readonly carrier: string;
  readonly wharf: string;
  readonly containerNo: string;
  /** Empty: nobody said it. */
  readonly sizeType: string;
  readonly method: 'SM1' | 'SM2';
  readonly tareKg: number;
  readonly netKg: number;
  readonly grossKg: number;
  readonly location: string;
  readonly address: string;
  readonly sign: string;
  readonly weighedAt: Date;
}

/** Something that is told of a declaration, as DCSA tells it. */
export interface FeedbackElement {
  readonly severity: 'INFO' | 'WARN';
  readonly message: string;
  readonly propertyPath: string;
}

export type ReadDeclaration =
  | {
      readonly declared: DeclaredVgm;
      readonly notes: readonly FeedbackElement[];
      /** What was declared, without when. */ readonly content: object;
    }
  | { readonly path: string; readonly message: string };

/** Where each thing that the checks of a filing find stands in a declaration. */
const places = {
  billNo: 'shipmentDetails.transportDocumentReference',
  vesselName: 'vesselVoyageDetails.vesselName',
  voyage: 'vesselVoyageDetails.exportVoyageNumberOrReference.carrierVoyageNumber',
  carrier: 'vesselVoyageDetails.carrierCode',
  wharf: 'vesselVoyageDetails.portOfLoading.facility.facilityCode',
  containerNo: 'equipmentDetails.equipmentReference',
  method: 'VGM.method',
  tareKg: 'equipmentDetails.tareWeight',
  netKg: 'equipmentDetails.cargoGrossWeight',
  grossKg: 'VGM.weight',
  location: 'VGM.location.locationName',
  address: 'responsibleParty.address',
  sign: 'authorizedPersonSignatory',
} as const;

/** Path of a field of a filing in the call; what is said of the whole stands at the declaration. */
export function placeOf(field: string): string {
  return `VGMDeclarations[0]${Object.hasOwn(places, field) ? `.${places[field as keyof typeof places]}` : ''}`;
}

/**
 * @param body the JSON of a call.
 * @param nowMs nothing is weighed later than that.
 * @returns what it declares, or the first thing that is wrong with its form; whether its values can be is the filing's to check.
 */
export function readDeclaration(body: unknown, nowMs: number): ReadDeclaration {
  const parsed = z.safeParse(declarationsForm, body);
  if (!parsed.success) {
    const issue = parsed.error.issues[0]!;
    const path = pathOf(issue.path);
    if (issue.code !== 'unrecognized_keys') return { path, message: issue.message };
    const key = issue.keys[0]!.replace(/[^\w-]/g, '?').slice(0, 40);
    return { path: path === '' ? key : `${path}.${key}`, message: texts.unknownField };
  }
  const told = parsed.data.VGMDeclarations[0]!;
  const wrong = refusePlace(told, nowMs);
  if (wrong) return { path: `VGMDeclarations[0].${wrong[0]}`, message: wrong[1] };
  return readWeights(told);
}

function pathOf(path: readonly PropertyKey[]): string {
  return path.map((key, at) => (typeof key === 'number' ? `[${key}]` : `${at === 0 ? '' : '.'}${String(key)}`)).join('');
}

function refusePlace({ VGM, vesselVoyageDetails, equipmentDetails }: Declaration, nowMs: number): readonly [string, string] | null {
  const { UNLocationCode, facility } = vesselVoyageDetails.portOfLoading;
  const at = 'vesselVoyageDetails.portOfLoading';
  const port = findPort(filingPort)!;
  if (UNLocationCode === undefined) return [`${at}.UNLocationCode`, texts.portMissing(port.locodes[0]!)];
  if (portOfLocode(UNLocationCode.trim().toUpperCase()) !== filingPort) {
    return [`${at}.UNLocationCode`, texts.portWithout(port.name, port.locodes[0]!)];
  }
  if (!facility?.facilityCode) return [`${at}.facility.facilityCode`, texts.terminalMissing];
  const weighedMs = Date.parse(VGM.dateTime);
  if (weighedMs > nowMs) return ['VGM.dateTime', texts.future];
  if (!(nowMs - weighedMs <= weighedWithinMs)) return ['VGM.dateTime', texts.longAgo];
  // What was added up must be told; of what was weighed the rest follows.
  if (VGM.method === 'SM2' && !equipmentDetails.cargoGrossWeight) return ['equipmentDetails.cargoGrossWeight', texts.cargoMissing];
  return null;
}

function readWeights(told: Declaration): ReadDeclaration {
  const { VGM, equipmentDetails, shipmentDetails, vesselVoyageDetails, responsibleParty } = told;
  const notes: FeedbackElement[] = [];
  const weights: Record<'grossKg' | 'tareKg' | 'netKg', WeightTold | undefined> = {
    grossKg: VGM.weight,
    tareKg: equipmentDetails.tareWeight,
    netKg: equipmentDetails.cargoGrossWeight,
  };
  const read: Partial<Record<keyof typeof weights, number>> = {};
  for (const [field, one] of Object.entries(weights) as [keyof typeof weights, WeightTold | undefined][]) {
    if (one === undefined) continue;
    const kg = toKg(one);
    if (kg === null) return { path: `${placeOf(field)}.value`, message: texts.weightWrong };
    read[field] = kg.whole;
    if (kg.exact !== String(kg.whole)) {
      notes.push({
        severity: 'INFO',
        message: texts.rounded(one.value, one.unit, kg.exact, kg.whole),
        propertyPath: `$.${placeOf(field)}`,
      });
    }
  }
  const [grossKg, tareKg] = [read.grossKg!, read.tareKg!];
  const { declarationDateTime: _when, ...content } = told;
  return {
    declared: {
      reference: told.declarationReference,
      billNo: plain(shipmentDetails.transportDocumentReference),
      vesselName: plain(vesselVoyageDetails.vesselName),
      voyage: plain(vesselVoyageDetails.exportVoyageNumberOrReference.carrierVoyageNumber ?? ''),
      carrier: plain(vesselVoyageDetails.carrierCode),
      wharf: wharfCode(filingPort, plain(vesselVoyageDetails.portOfLoading.facility!.facilityCode!)),
      containerNo: plain(equipmentDetails.equipmentReference),
      sizeType: plain(equipmentDetails.ISOEquipmentCode ?? ''),
      method: VGM.method,
      tareKg,
      netKg: read.netKg ?? grossKg - tareKg,
      grossKg,
      location: (VGM.location.locationName ?? '').trim(),
      address: spellAddress(responsibleParty.address ?? VGM.location.address ?? {}),
      sign: plain(told.authorizedPersonSignatory),
      weighedAt: new Date(VGM.dateTime),
    },
    notes,
    content,
  };
}

/** As the page compares texts: capitals, without blanks around. */
const plain = (word: string): string => word.normalize('NFKC').trim().toUpperCase();

/** One line: as it was written, or its parts from the street to the country. */
function spellAddress({ addressLines, street, streetNumber, floor, POBox, postCode, city, stateRegion, countryCode }: AddressTold): string {
  const parts = addressLines ?? [street, streetNumber, floor, POBox, city, stateRegion, postCode, countryCode];
  return parts.flatMap((part) => (part?.trim() ? [part.trim()] : [])).join(' ');
}

/** International pound, by definition: 0.45359237 kg. */
const poundOfKg = { times: 45_359_237n, by: 100_000_000n } as const;

/**
 * A weight in whole kg, converted and rounded once (half upwards), and what it is exactly; null for what is no weight: below
 * zero, a million or more, or of more than three decimals.
 */
export function toKg({ value, unit }: WeightTold): { readonly whole: number; readonly exact: string } | null {
  const found = /^(\d{1,6})(?:\.(\d{1,3}))?$/.exec(String(value));
  if (!found) return null;
  const thousandths = BigInt(found[1]! + (found[2] ?? '').padEnd(3, '0'));
  const { times, by } = unit === 'LBR' ? poundOfKg : { times: 1n, by: 1n };
  const [top, bottom] = [thousandths * times, 1_000n * by];
  const digits = String(bottom).length - 1;
  const decimals = String(top % bottom)
    .padStart(digits, '0')
    .replace(/0+$/, '');
  return { whole: Number((2n * top + bottom) / (2n * bottom)), exact: `${top / bottom}${decimals === '' ? '' : `.${decimals}`}` };
}
