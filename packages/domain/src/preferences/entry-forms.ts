/** What the value of a dictionary entry is, by its key: the one reader and writer of both sides (R-7.3-02, -04 to -06, M-07). */
import * as z from 'zod/mini';
import { jsonForm, type TextForm } from '../contract-kit/text-form';
import { isColumnConfig } from '../contract-kit/column-config';
import { kindOfForm } from './judge-key';
import { nearHoursForm } from '../contract-kit/near-hours';

/** Flags that open extra pages, by the phone of who has them (R-6-13, R-7.3-05). */
export const experienceFlags = jsonForm(z.record(z.string(), z.array(z.string())));

/** Release notes that somebody has seen: `'true'` or `'false'` by the note's id (R-7.3-04). */
export const notesKnown = jsonForm(z.record(z.string(), z.enum(['true', 'false'])));

/** Columns of a list, read by `parseColumnConfig` and written by `formatColumnConfig` (R-3.7-04, R-7.3-06). */
const columnSettings: TextForm = { canRead: isColumnConfig };

const forms = { columns: columnSettings, notes: notesKnown, hours: nearHoursForm, experiences: experienceFlags } as const;

/** The form of the value under a key; null under a key of the system, whose text is read by nobody here. */
export function formOfEntry(dictKey: string): TextForm | null {
  const kind = kindOfForm(dictKey);
  return kind === 'system' ? null : forms[kind];
}

/** The flags of the person who asks: the server answers his own entry alone; none where it cannot be read. */
export function ownFlags(value: string | null): readonly string[] {
  return Object.values(experienceFlags.read(value ?? '') ?? {}).flat();
}
