/** What the status word of a position says beside the position itself (JT/T 808-2019 table 25). */
export interface TerminalStatus {
  readonly isOutOfService: boolean;
  /** 0 empty, 1 half, 2 reserved, 3 full; trucks without a sensor say 0. */
  readonly load: number;
  readonly isFuelCut: boolean;
  readonly isPowerCut: boolean;
  readonly areDoorsLocked: boolean;
  /** Doors 1 front, 2 middle, 3 rear, 4 driver, 5 as installed. */
  readonly openDoors: readonly number[];
}

const firstDoorBit = 13;
const doors = [1, 2, 3, 4, 5];

/** Reads the status word `statusRaw`. */
export function readStatusWord(statusRaw: number): TerminalStatus {
  const has = (bit: number): boolean => ((statusRaw >>> bit) & 1) === 1;
  return {
    isOutOfService: has(4),
    load: (statusRaw >>> 8) & 3,
    isFuelCut: has(10),
    isPowerCut: has(11),
    areDoorsLocked: has(12),
    openDoors: doors.filter((door) => has(firstDoorBit + door - 1)),
  };
}
