import type { EventLeg, Reference, Vessel } from '../message';
import { classifyVesselCode } from '../vocabulary/vessel-code';
import { wayOf } from './event-codes';
import type { EventFields } from './event-fields';
import { mergePlaces, placeFields, readLocation, readPlace } from './read-place';

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
  'vehicle',
  'licensePlate',
  'vehicleRegistrationNumber',
  'registrationNumber',
]);

const vesselFields: ReadonlySet<string> = new Set([
  'vesselIMONumber',
  'imoNumber',
  'vesselCallSignNumber',
  'vesselCallSign',
  'vesselName',
  'name',
  'vesselFlag',
  'flag',
  'vesselOperatorCarrierCode',
  'vesselOperatorCarrierCodeListProvider',
]);

/** The `transportCall` of an event: which ship, train, truck or barge, on which voyage, where. */
export function readTransportCall(fields: EventFields): EventLeg {
  fields.nameUnknown(knownFields);
  const exportVoyage = fields.one('exportVoyageNumber', 'carrierExportVoyageNumber');
  const importVoyage = fields.one('importVoyageNumber', 'carrierImportVoyageNumber');
  const voyage = fields.one('carrierVoyageNumber') ?? exportVoyage ?? importVoyage;
  const ship = fields.child('vessel');
  ship?.nameUnknown(vesselFields);
  const imo = ship?.one('vesselIMONumber', 'imoNumber') ?? null;
  const callSign = ship?.one('vesselCallSignNumber', 'vesselCallSign') ?? null;
  const mode = fields.one('modeOfTransport');
  const way = mode === null ? null : wayOf(mode);
  if (mode !== null && way === null) {
    fields.once.note('code-kept', fields.place, `modeOfTransport ${mode}`);
  }
  const location = fields.child('location');
  const carrier = ship?.one('vesselOperatorCarrierCode') ?? null;
  return {
    stage: null,
    mode,
    way,
    means: null,
    carrier: carrier === null ? null : { code: carrier, name: null },
    vessel: readVessel(ship?.one('vesselName', 'name') ?? null, imo, callSign, voyage),
    nationality: ship?.one('vesselFlag', 'flag') ?? null,
    places: [],
    times: [],
    services: [],
    references: callReferences.flatMap((qualifier): Reference[] => {
      const number = fields.one(qualifier);
      return number === null ? [] : [{ qualifier, number, line: null, times: [] }];
    }),
    call: {
      id: fields.one('transportCallID'),
      sequence: fields.one('transportCallSequenceNumber'),
      where: mergePlaces(readPlace(fields), location === null ? null : readLocation(location), fields),
      service: fields.one('carrierServiceCode'),
      exportVoyage,
      importVoyage,
      callSign: imo === null ? null : callSign,
      carrierList: ship?.one('vesselOperatorCarrierCodeListProvider') ?? null,
    },
  };
}

function readVessel(name: string | null, imo: string | null, callSign: string | null, voyage: string | null): Vessel | null {
  const code = imo ?? callSign;
  if (name === null && code === null && voyage === null) return null;
  const scheme = code === null ? null : classifyVesselCode(code, imo === null);
  return { name, code, scheme, voyage, direction: null };
}
