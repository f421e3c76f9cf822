/** Runs pieces of work, so many at once; the others wait in the order in which they came. */
export type TakeTurn = <T>(work: () => Promise<T>) => Promise<T>;

/** @param atOnce how many run at the same time */
export function takeTurns(atOnce: number): TakeTurn {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    // Whoever ends hands the place over, so the count stays.
    if (running < atOnce) running++;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
