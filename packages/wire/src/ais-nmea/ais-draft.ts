import type { AisHead, AisPosition, AisPositioning, AisReception, Vessel } from '../message';
import { SixBits } from './six-bits';

/** The message numbers of ITU-R M.1371-5 as `type`. */
const typeNames = Array.from({ length: 64 }, (_, type) => String(type));

/**
 * A message while it is read: its bits, and what the sentence around it says.
 * One instance is used for all messages of an input.
 */
export class AisDraft {
  readonly bits = new SixBits();
  talker = 'AI';
  channel: string | null = null;
  isOwnShip = false;
  reception: AisReception | null = null;
  /** False when parts were lost. */
  isWhole = true;
  fillBits = 0;
  outOfRange: Record<string, number> | null = null;

  get type(): string {
    return typeNames[this.bits.unsigned(0, 6)]!;
  }

  /** Keeps a value that the standard does not know beside the null of its field. */
  reject(name: string, value: number): null {
    this.outOfRange ??= {};
    this.outOfRange[name] = value;
    return null;
  }

  /** The value of `length` bits, null when it is `none`. */
  known(start: number, length: number, none: number): number | null {
    const value = this.bits.unsigned(start, length);
    return value === none ? null : value;
  }

  /** As `known`, and values above `max` are out of range. */
  upTo(name: string, max: number, start: number, length: number, none: number): number | null {
    const value = this.bits.unsigned(start, length);
    if (value === none) return null;
    return value > max ? this.reject(name, value) : value;
  }

  /** Degrees of a coordinate whose bits count `perDegree`; one degree past `limit` is "not available". */
  degrees(name: string, limit: 90 | 180, start: number, length: number, perDegree: number): number | null {
    const raw = this.bits.signed(start, length);
    const max = limit * perDegree;
    if (raw <= max && raw >= -max) return raw / perDegree;
    return raw === max + perDegree ? null : this.reject(name, raw / perDegree);
  }
}

/** What every message begins with; read last, when all values out of range are known. */
export function readHead(draft: AisDraft, vessel: Vessel | null, radio: number | null, spare: number): AisHead {
  const { bits } = draft;
  return {
    type: draft.type,
    reference: null,
    function: 'original',
    prepared: null,
    vessel,
    talker: draft.talker,
    channel: draft.channel,
    isOwnShip: draft.isOwnShip,
    repeat: bits.unsigned(6, 2),
    mmsi: bits.unsigned(8, 30),
    reception: draft.reception,
    outOfRange: draft.outOfRange,
    radio,
    spare,
  };
}

/** Degrees in 1/10,000 minute, the form of all but the short position of type 27. */
export const fineDegrees = 600_000;

/** A position of 28 and 27 bits, its accuracy flag in front. */
export function readFinePosition(draft: AisDraft, start: number, raimAt: number): AisPosition {
  return {
    latitude: draft.degrees('latitude', 90, start + 29, 27, fineDegrees),
    longitude: draft.degrees('longitude', 180, start + 1, 28, fineDegrees),
    isAccurate: draft.bits.isSet(start),
    hasRaim: draft.bits.isSet(raimAt),
  };
}

/** Seconds 61 to 63 say how the position was found; 60 says nothing. */
const positionings: readonly (AisPositioning | null)[] = [null, 'manual', 'dead-reckoning', 'inoperative'];

export function utcSecond(value: number): number | null {
  return value < 60 ? value : null;
}

export function positioning(value: number): AisPositioning | null {
  return value < 60 ? null : positionings[value - 60]!;
}
