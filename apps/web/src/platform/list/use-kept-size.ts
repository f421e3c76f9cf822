import { useState } from 'react';
import { recallSize, rememberSize } from './view-memory';

/**
 * How many rows a page of a list has that keeps them in no address, as this person chose it last (R-3.6-04).
 *
 * @param name of the list, among all of them.
 * @param choices the first is the usual one.
 */
export function useKeptSize(name: string, choices: readonly [number, ...number[]]): readonly [number, (size: number) => void] {
  const [size, setSize] = useState(() => recallSize(name, choices) ?? choices[0]);
  const change = (next: number): void => {
    setSize(next);
    rememberSize(name, next, Date.now());
  };
  return [size, change];
}
