import type { AisDimensions, AisParticulars, Vessel } from '../message';
import type { AisDraft } from './ais-draft';
import { fixTypeWord, shipTypeWord } from './ais-words';

/** Where the particulars of a ship begin in a message type; -1 where it has none. */
export interface ParticularsLayout {
  readonly imo: number;
  readonly callSign: number;
  readonly name: number;
  readonly shipType: number;
  readonly dimensions: number;
  readonly fixType: number;
}

/** What a message says of the ship itself (types 5, 19 and 24). */
export function readParticulars(draft: AisDraft, at: ParticularsLayout): AisParticulars {
  const { bits } = draft;
  const imo = at.imo < 0 ? 0 : bits.unsigned(at.imo, 30);
  const shipType = at.shipType < 0 ? 0 : bits.unsigned(at.shipType, 8);
  const fixType = at.fixType < 0 ? 0 : bits.unsigned(at.fixType, 4);
  return {
    name: at.name < 0 ? null : bits.readText(at.name, 120),
    callSign: at.callSign < 0 ? null : bits.readText(at.callSign, 42),
    imo: imo === 0 ? null : String(imo).padStart(7, '0'),
    shipType: shipType === 0 ? null : shipType,
    shipTypeWord: shipTypeWord(shipType),
    dimensions: at.dimensions < 0 ? null : readDimensions(draft, at.dimensions),
    fixType: fixType === 0 ? null : fixType,
    fixTypeWord: fixTypeWord(fixType),
  };
}

/** Four distances from the antenna, 30 bits in all; null when none of them is told. */
export function readDimensions({ bits }: AisDraft, start: number): AisDimensions | null {
  return dimensionsOf(bits.unsigned(start, 9), bits.unsigned(start + 9, 9), bits.unsigned(start + 18, 6), bits.unsigned(start + 24, 6));
}

/**
 * Dimensions with their sums: a reference point at the bow or at a side may
 * be 0, a length or beam may not.
 */
export function dimensionsOf(toBowM: number, toSternM: number, toPortM: number, toStarboardM: number): AisDimensions | null {
  const [lengthM, beamM] = [toBowM + toSternM, toPortM + toStarboardM];
  if (lengthM === 0 && beamM === 0) return null;
  return {
    toBowM,
    toSternM,
    toPortM,
    toStarboardM,
    lengthM: lengthM === 0 ? null : lengthM,
    beamM: beamM === 0 ? null : beamM,
  };
}

/** The ship as other messages name it: by its IMO number, else its call sign. */
export function vesselOf({ name, imo, callSign }: Pick<AisParticulars, 'name' | 'imo' | 'callSign'>): Vessel | null {
  const code = imo ?? callSign;
  if (name === null && code === null) return null;
  const scheme = imo !== null ? 'imo' : callSign !== null ? 'call-sign' : null;
  return { name, code, scheme, voyage: null, direction: null };
}
