import type { ManifestFinding } from '@mastlight/domain/sh-manifest/check-filing';
import type { Say } from '../../../platform/catalogue';
import type { chinese } from '../texts/zh-CN';

/** A finding in words, with its row where it is of the goods. */
export function sayFinding(say: Say<typeof chinese>, { place, textId, parameters }: ManifestFinding): string {
  const row = place.part === 'goods' && place.row !== null ? say('editor.row', { row: place.row + 1 }) : '';
  return row + (say as (id: string, values: object) => string)(`field.${textId}`, parameters);
}
