import { lazy, Suspense } from 'react';
import type { NightSeaProps } from './night-sea';

/** Ground without its sea: it is drawn behind words that say all. */
const Nothing = (_props: NightSeaProps): null => null;

const Drawn = lazy(() =>
  import('./night-sea').then(
    ({ NightSea }) => ({ default: NightSea }),
    () => ({ default: Nothing }),
  ),
);

/** The night sea behind words, once it has come: whoever has rows to look at never loads it. */
export function NightSea(props: NightSeaProps) {
  return (
    <Suspense fallback={null}>
      <Drawn {...props} />
    </Suspense>
  );
}
