import type { ResponseData } from '@mastlight/domain/contract-kit/endpoint';
import type { vgm } from '@mastlight/domain/vgm/contract';
import type { Say } from '../../../platform/catalogue';
import { sayLeftOut } from '../../../platform/sheet/say-left-out';
import type { chinese } from '../texts/zh-CN';

/** So many notes are said; whoever sees them opens the file. */
const notesSaid = 5;

/** What could not be read of a file, in one text; '' where all was. */
export function sayImport(read: ResponseData<typeof vgm.importContainers>, say: Say<typeof chinese>): string {
  const counted = (['leftOut', 'overMax'] as const).flatMap((name) =>
    read[name] > 0 ? [say(`editor.${name}`, { count: read[name] })] : [],
  );
  const notes = read.notes
    .slice(0, notesSaid)
    .map(({ kind, rowNo, field, value, other, count }) =>
      say(`editor.notes.${kind}`, { row: rowNo, field: say(`columns.${field}`), value, other, count }),
    );
  const more = read.notes.length - notes.length;
  return [...counted, ...sayLeftOut(read), ...notes, ...(more > 0 ? [say('editor.moreNotes', { count: more })] : [])].join('；');
}
