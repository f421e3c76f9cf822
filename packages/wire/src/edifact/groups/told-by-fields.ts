import type { Party, TransportLeg } from '../../message';
import type { SegmentCursor } from '../../syntax/segment-cursor';
import { classifyVesselCode } from '../../vocabulary/vessel-code';
import { none } from '../parts/none';
import { maxTextLength } from '../parts/read-text';

/**
 * A box has fields for its haulier's plate and for the codes of its operator, carrier and terminal. A TDT or NAD that tells
 * no more opens no leg and no party of it. A gate report has both in every box, so they are told by what stands in them and
 * are made nothing of until more follows.
 */

/** A TDT of a haulier's truck that tells no more than its plate. */
export interface BareTruck {
  readonly stage: string;
  readonly mode: string;
  readonly means: string;
  readonly plate: string;
}

/** A NAD that tells no more than a code. */
export interface CodedParty {
  readonly role: string;
  readonly code: string;
}

/** The current TDT as a truck of which nothing but the plate is told; null where it tells more, or is another leg's. */
export function readBareTruck(cursor: SegmentCursor): BareTruck | null {
  // One component in each: neither carrier nor name nor nationality.
  if (cursor.componentCount(4) > 1 || cursor.componentCount(5) > 1 || cursor.componentCount(8) > 1) return null;
  const stage = cursor.text(1);
  const mode = cursor.text(3);
  const means = cursor.text(4);
  if (!isTruckLeg(stage, mode, means) || cursor.text(2) !== '' || cursor.text(5) !== '') return null;
  const plate = cursor.text(8);
  const isTooLong = mode.length > maxTextLength || means.length > maxTextLength || plate.length > maxTextLength;
  return isTooLong ? null : { stage, mode, means, plate };
}

/** The leg of such a truck, for what follows it; equal to what reading it as any other gives. */
export function truckLeg({ stage, mode, means, plate }: BareTruck): TransportLeg {
  const vessel = { name: null, code: plate, scheme: classifyVesselCode(plate), voyage: null, direction: null };
  return {
    stage,
    mode: mode === '' ? null : mode,
    means: means === '' ? null : means,
    carrier: null,
    vessel: plate === '' ? null : vessel,
    nationality: null,
    places: none,
    times: none,
    references: none,
    services: none,
  };
}

function isTruckLeg(stage: string | null, mode: string | null, means: string | null): boolean {
  return (stage === '1' || stage === '10') && (mode === '3' || means === '31');
}

/** A haulier's truck of which no more is told than its plate needs no leg of its own. */
export function isMoreThanPlate({ stage, mode, means, carrier, vessel, places, times, references, services }: TransportLeg): boolean {
  const isBare = carrier === null && (vessel?.voyage ?? null) === null;
  return !(isTruckLeg(stage, mode, means) && isBare && places.length + times.length + references.length + services.length === 0);
}

const rolesWithField: ReadonlySet<string> = new Set(['CF', 'CA', 'TR']);

/** The current NAD as a party of which nothing but the code is told; null where it tells more, or has no field. */
export function readCodedParty(cursor: SegmentCursor): CodedParty | null {
  // Behind the third component of C082 stands a name.
  if (cursor.elementCount > 3 || cursor.componentCount(1) > 1 || cursor.componentCount(2) > 3) return null;
  const role = cursor.text(1);
  const code = cursor.text(2);
  // No list has codes with blanks: such a code is a name.
  const isCode = code !== '' && code.length <= maxTextLength && !code.includes(' ');
  return isCode && rolesWithField.has(role) ? { role, code } : null;
}

/** True for a party of which more is told than what stands in a field of its own: operator, carrier, terminal. */
export function isMoreThanCode({ role, code, name, address, contacts }: Party): boolean {
  const isNamed = name !== null && code !== null;
  return !rolesWithField.has(role) || isNamed || address.length + contacts.length > 0;
}
