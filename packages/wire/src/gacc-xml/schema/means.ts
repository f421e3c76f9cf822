import type { DeclaredMeans, Vessel } from '../../message';
import { classifyVesselCode } from '../../vocabulary/vessel-code';
import { one, passed, text, time, value } from '../xml/element-fields';
import { ElementSchema, type Field } from '../xml/element-schema';
import { blankContact, contactSchema } from './party';
import { readPlaceId, showPlaceId } from './place';

/** A ship while its element is read. */
export type VesselDraft = { -readonly [K in keyof Vessel]: Vessel[K] };

/** A ship of which nothing is told yet. */
export function blankVessel(): VesselDraft {
  return { name: null, code: null, scheme: null, voyage: null, direction: null };
}

/** The ship of a BorderTransportMeans; null when it names none. */
export function finishVessel({ name, code, voyage }: Pick<Vessel, 'name' | 'code' | 'voyage'>): Vessel | null {
  if (name === null && code === null && voyage === null) return null;
  return { name, code, scheme: code === null ? null : classifyVesselCode(code), voyage, direction: null };
}

/** A BorderTransportMeans that is no more than a ship and its voyage. */
export const vesselSchema = new ElementSchema<VesselDraft>([
  text('JourneyID', 'voyage'),
  passed('TypeCode'),
  text('ID', 'code'),
  text('Name', 'name'),
]);

/** A BorderTransportMeans while it is read: the ship, and what else the element says of its journey. */
export type MeansDraft = { -readonly [K in keyof DeclaredMeans]: DeclaredMeans[K] } & VesselDraft;

/** A BorderTransportMeans that says nothing yet. */
export function blankMeans(): MeansDraft {
  return { ...blankVessel(), ...blankDeclaredMeans() };
}

/** A ship of which nothing is said beside its name and voyage. */
export function blankDeclaredMeans(): { -readonly [K in keyof DeclaredMeans]: DeclaredMeans[K] } {
  return {
    modeCode: null,
    firstArrivalPlace: null,
    arrival: null,
    departure: null,
    handlingBegan: null,
    handlingEnded: null,
    master: null,
    purpose: null,
  };
}

/** What a BorderTransportMeans says beside the ship; null when that is nothing. */
export function finishMeans(draft: MeansDraft): DeclaredMeans | null {
  const { modeCode, firstArrivalPlace, arrival, departure, handlingBegan, handlingEnded, master, purpose } = draft;
  const means = { modeCode, firstArrivalPlace, arrival, departure, handlingBegan, handlingEnded, master, purpose };
  return Object.values(means).every((told) => told === null) ? null : means;
}

const fields: readonly Field<MeansDraft>[] = [
  text('JourneyID', 'voyage'),
  text('TypeCode', 'modeCode'),
  text('ID', 'code'),
  text('Name', 'name'),
  value('FirstArrivalLocationID', 'firstArrivalPlace', readPlaceId, showPlaceId),
  time('ArrivalDateTime', 'arrival'),
  time('DepartureDateTime', 'departure'),
  time('ActualDateTime', 'handlingBegan'),
  time('CompletedDateTime', 'handlingEnded'),
  text('FreeText', 'purpose'),
  one('Master', 'master', () => contactSchema, blankContact),
];

/** BorderTransportMeans with its times, its master and what it is there for. */
export const meansSchema = new ElementSchema<MeansDraft>(fields);
