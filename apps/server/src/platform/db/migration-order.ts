import { startTexts } from '@mastlight/domain/vocabulary/platform-texts';

/**
 * Which migrations are to run, in their order: by name, so that the numbered
 * ones of the first time come before those named by their time. Numbered ones
 * may fill gaps as long as none named by its time has run; from then on a
 * migration can only be added at the end, or databases of the same build
 * would have come about in different orders.
 *
 * @throws Error with a text for people when the build lacks one that has run,
 * or has one that came too late.
 */
export function orderMigrations(files: readonly string[], run: ReadonlySet<string>): string[] {
  const ordered = files.toSorted();
  const missing = [...run].filter((name) => !files.includes(name)).sort();
  const last = ordered.at(-1) ?? '';
  if (missing.some((name) => name < last)) throw new Error(startTexts.migrationMissing(missing.filter((name) => name < last)));
  if (missing.length > 0) throw new Error(startTexts.databaseNewer(missing));
  const due = ordered.filter((name) => !run.has(name));
  const newest = [...run].filter(isNamedByTime).sort().at(-1);
  const late = newest === undefined ? [] : due.filter((name) => name < newest);
  if (late.length > 0) throw new Error(startTexts.migrationLate(late, newest!));
  return due;
}

function isNamedByTime(name: string): boolean {
  return /^\d{8}T\d{4}-/.test(name);
}
