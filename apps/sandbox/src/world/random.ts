/** Randomness that can be repeated: the same key always gives the same row of numbers. */
export interface Random {
  /** A number in [0, 1). */
  next(): number;
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number;
  pick<T>(list: readonly T[]): T;
  chance(probability: number): boolean;
  /** `count` decimal digits, the first one never zero. */
  digits(count: number): string;
}

/**
 * Gives the stream of numbers that belongs to `key`. Every thing of the world
 * (a call, a bill) takes a stream of its own, so that adding one thing never
 * changes another.
 */
export function createRandom(key: string): Random {
  // FNV-1a spreads similar keys apart; mulberry32 then draws from the 32-bit state.
  let state = 0x811c9dc5;
  for (let i = 0; i < key.length; i++) state = Math.imul(state ^ key.charCodeAt(i), 0x01000193);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    int,
    pick: (list) => list[int(0, list.length - 1)]!,
    chance: (probability) => next() < probability,
    digits: (count) => Array.from({ length: count }, (_, i) => int(i === 0 ? 1 : 0, 9)).join(''),
  };
}
