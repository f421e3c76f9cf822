import type { Tone } from '@mastlight/ui';
import type { ManifestStatus } from '@mastlight/domain/sh-manifest/status';

/** How a status looks, in lists and in the editor. */
export const statusTones: Readonly<Record<ManifestStatus, Tone>> = {
  [-3]: 'idle',
  [-2]: 'idle',
  [-1]: 'danger',
  [0]: 'idle',
  [1]: 'run',
  [2]: 'done',
};
