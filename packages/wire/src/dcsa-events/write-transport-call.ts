import type { EventLeg, FacilityPlace } from '../message';
import { modeOf } from './event-codes';
import { callReferences } from './read-transport-call';
import { told, type WrittenObject } from './written-value';

/** A leg as `transportCall` of T&T 2.2; null when nothing is known of it. */
export function writeTransportCall(leg: EventLeg): WrittenObject | null {
  const { call } = leg;
  const where = call?.where ?? null;
  const exportVoyage = call?.exportVoyage ?? null;
  const importVoyage = call?.importVoyage ?? null;
  const voyage = leg.vessel?.voyage ?? null;
  return told({
    transportCallID: call?.id ?? null,
    carrierServiceCode: call?.service ?? null,
    // The reader takes the voyage of the call from the others when it is not told by itself.
    carrierVoyageNumber: voyage === (exportVoyage ?? importVoyage) ? null : voyage,
    exportVoyageNumber: exportVoyage,
    importVoyageNumber: importVoyage,
    transportCallSequenceNumber: writeSequence(call?.sequence ?? null),
    UNLocationCode: where?.code ?? null,
    ...writeFacility(where),
    modeOfTransport: modeOf(leg),
    ...Object.fromEntries(callReferences.map((name) => [name, leg.references.find(({ qualifier }) => qualifier === name)?.number ?? null])),
    location: where === null ? null : told(writeSite(where)),
    vessel: writeVessel(leg),
  });
}

/** A place as a location object by itself. */
export function writeLocation(place: FacilityPlace): WrittenObject | null {
  return told({ UNLocationCode: place.code, ...writeFacility(place), ...writeSite(place) });
}

function writeFacility(place: FacilityPlace | null): WrittenObject {
  return {
    facilityCode: place?.facility?.code ?? null,
    facilityCodeListProvider: place?.facility?.codeList ?? null,
    otherFacility: place?.facility?.name ?? null,
    facilityTypeCode: place?.facilityType ?? null,
  };
}

/** What T&T tells in `location` alone: name, coordinates, address. */
function writeSite({ name, coordinates, address }: FacilityPlace): WrittenObject {
  return {
    locationName: name,
    latitude: coordinates?.latitude ?? null,
    longitude: coordinates?.longitude ?? null,
    address:
      address === null
        ? null
        : told({
            name: address.name,
            street: address.street,
            streetNumber: address.streetNumber,
            floor: address.floor,
            postCode: address.postCode,
            city: address.city,
            stateRegion: address.region,
            country: address.country,
          }),
  };
}

function writeVessel({ vessel, call, nationality, carrier }: EventLeg): WrittenObject | null {
  const isCallSign = vessel?.scheme === 'call-sign';
  return told({
    vesselIMONumber: isCallSign ? null : (vessel?.code ?? null),
    vesselName: vessel?.name ?? null,
    vesselFlag: nationality,
    vesselCallSignNumber: isCallSign ? vessel.code : (call?.callSign ?? null),
    vesselOperatorCarrierCode: carrier?.code ?? null,
    vesselOperatorCarrierCodeListProvider: call?.carrierList ?? null,
  });
}

/** A number where it is one; leading zeros and letters would be lost in it. */
function writeSequence(sequence: string | null): string | number | null {
  return sequence !== null && /^(?:0|[1-9]\d{0,8})$/.test(sequence) ? Number(sequence) : sequence;
}
