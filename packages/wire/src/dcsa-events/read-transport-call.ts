import type { EventReference, EventTransport, ListedCode, Vessel } from '../message';
import { classifyVesselCode } from '../vocabulary/vessel-code';
import { transportMode } from './event-codes';
import type { EventFields } from './event-fields';
import { mergePlaces, placeFields, readPlace } from './read-place';

/** Numbers of a call that the product keeps under the standard's own name for them. */
export const callReferences = [
  'transportCallReference',
  'portVisitReference',
  'universalServiceReference',
  'universalExportVoyageReference',
  'universalImportVoyageReference',
] as const;

const knownFields: ReadonlySet<string> = new Set([
  ...placeFields,
  ...callReferences,
  'transportCallID',
  'transportCallSequenceNumber',
  'carrierServiceCode',
  'carrierVoyageNumber',
  'exportVoyageNumber',
  'carrierExportVoyageNumber',
  'importVoyageNumber',
  'carrierImportVoyageNumber',
  'modeOfTransport',
  'location',
  'vessel',
]);

/** The `transportCall` of an event: which ship, train, truck or barge, on which voyage, where. */
export function readTransportCall(fields: EventFields): EventTransport {
  fields.nameUnknown(knownFields);
  const exportVoyage = fields.one('exportVoyageNumber', 'carrierExportVoyageNumber');
  const importVoyage = fields.one('importVoyageNumber', 'carrierImportVoyageNumber');
  const voyage = fields.one('carrierVoyageNumber') ?? exportVoyage ?? importVoyage;
  const ship = fields.child('vessel');
  const imo = ship?.one('vesselIMONumber', 'imoNumber') ?? null;
  const callSign = ship?.one('vesselCallSignNumber', 'vesselCallSign') ?? null;
  const modeCode = fields.one('modeOfTransport');
  const mode = modeCode === null ? null : transportMode(modeCode);
  if (modeCode !== null && mode === null) {
    fields.once.note('code-kept', fields.place, `modeOfTransport ${modeCode}`);
  }
  const location = fields.child('location');
  return {
    stage: null,
    modeCode,
    mode,
    vessel: readVessel(ship?.one('vesselName', 'name') ?? null, imo, callSign, voyage),
    callSign: imo === null ? null : callSign,
    flag: ship?.one('vesselFlag', 'flag') ?? null,
    carrier: readCarrier(ship),
    exportVoyage,
    importVoyage,
    service: fields.one('carrierServiceCode'),
    callId: fields.one('transportCallID'),
    callSequence: fields.one('transportCallSequenceNumber'),
    where: mergePlaces(readPlace(fields), location === null ? null : readPlace(location), fields),
    places: [],
    times: [],
    references: callReferences.flatMap((kind): EventReference[] => {
      const number = fields.one(kind);
      return number === null ? [] : [{ kind, number }];
    }),
  };
}

function readVessel(
  name: string | null,
  imo: string | null,
  callSign: string | null,
  voyage: string | null,
): Vessel | null {
  const code = imo ?? callSign;
  if (name === null && code === null && voyage === null) return null;
  const scheme = code === null ? null : classifyVesselCode(code, imo === null);
  return { name, code, scheme, voyage, direction: null };
}

function readCarrier(ship: EventFields | null): ListedCode | null {
  const code = ship?.one('vesselOperatorCarrierCode') ?? null;
  const codeList = ship?.one('vesselOperatorCarrierCodeListProvider') ?? null;
  return code === null && codeList === null ? null : { code, codeList, name: null };
}
