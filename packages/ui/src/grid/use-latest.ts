import { useCallback, useEffect, useRef } from 'react';

/** The same function for the whole life of the component that always does what the latest render says. */
export function useLatest<Args extends readonly unknown[]>(run: (...args: Args) => void): (...args: Args) => void {
  const ref = useRef(run);
  useEffect(() => {
    ref.current = run;
  });
  return useCallback((...args: Args) => ref.current(...args), []);
}
