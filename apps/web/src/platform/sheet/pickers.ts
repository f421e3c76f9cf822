import type * as pickers from '@mastlight/ui/pickers';
import { loadChunk } from '../load-chunk';

type Pickers = typeof pickers;

let loaded: Pickers | null = null;

/** Brings the parts that help choosing; a sheet works without them, cell by cell as text. */
export async function loadPickers(): Promise<void> {
  loaded ??= await loadChunk(() => import('@mastlight/ui/pickers')).catch(() => null);
}

/** The parts, once they are here. */
export function loadedPickers(): Pickers | null {
  return loaded;
}
