import type { TerminalPosition } from '../../message';
import { terminalTime } from './write-position';

/** A position to be written, noted at an instant (ms): what a terminal says that says nothing out of the way, and what is told of it. */
export function plainPosition(atMs: number, told: Partial<TerminalPosition>): TerminalPosition {
  return {
    latitude: null,
    longitude: null,
    isShifted: false,
    altitudeM: 0,
    speedKmh: 0,
    courseDegrees: null,
    time: terminalTime(atMs),
    isFixed: true,
    isAccOn: true,
    alarmsRaw: 0,
    // The bits that the position says itself win over these.
    statusRaw: 0,
    mileageKm: null,
    fuelL: null,
    recorderSpeedKmh: null,
    signal: null,
    satellites: null,
    outOfRange: null,
    items: [],
    ...told,
  };
}
