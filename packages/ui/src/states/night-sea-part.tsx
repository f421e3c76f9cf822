import { lazy, Suspense, type ComponentType } from 'react';
import type { NightSeaProps } from './night-sea';

/** Ground without its sea: it is drawn behind words that say all. */
const Nothing: ComponentType<NightSeaProps> = () => null;

const Drawn = lazy(() =>
  import('./night-sea').then(
    ({ NightSea }) => ({ default: NightSea as ComponentType<NightSeaProps> }),
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
