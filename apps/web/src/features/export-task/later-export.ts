import { directRowsMax } from '@mastlight/domain/export-task/limits';
import type { LaterExport } from '../../platform/list/save-file';
import { loadChunk } from '../../platform/load-chunk';

/** How a list has its long files made; `list` is its name there. What does it is loaded when it is asked for. */
export const laterExport = (list: string): LaterExport => ({
  above: directRowsMax,
  start: async (wish) => (await loadChunk(async () => (await import('./start-task')).startTask))(list, wish),
});
