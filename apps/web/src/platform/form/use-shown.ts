import { useEffect, useRef, useState } from 'react';

/**
 * What stands in a long form a moment after the last change: whoever looks at all of it costs nothing with each key. A hook.
 *
 * @param options.watched another value of it is a change; `touch` tells of others, as of the cells of a sheet.
 * @param options.onTouch told at once of each change, as what keeps the draft.
 */
export function useShown<Content>(options: {
  readonly first: Content;
  readonly read: () => Content;
  readonly watched: unknown;
  readonly afterMs: number;
  readonly onTouch: () => void;
}): { readonly shown: Content; readonly touch: () => void } {
  const { first, read, watched, afterMs, onTouch } = options;
  const [shown, setShown] = useState(first);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const touch = (): void => {
    onTouch();
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setShown(read()), afterMs);
  };
  const latest = useRef(touch);
  useEffect(() => {
    latest.current = touch;
  });
  const before = useRef(watched);
  useEffect(() => {
    if (before.current === watched) return;
    before.current = watched;
    latest.current();
  }, [watched]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return { shown, touch };
}
