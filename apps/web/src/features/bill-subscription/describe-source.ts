import { parseShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { shortSources, sources, type SourceCode } from '@mastlight/domain/vocabulary/source';
import { formatAge } from '../../platform/format-age';
import { said } from '../../platform/said';

function isSource(code: string): code is SourceCode {
  return Object.hasOwn(sources, code);
}

/** The name of a source; what has no name shows itself. */
export function sourceName(source: string): string {
  return said(isSource(source) ? sources[source] : source);
}

/** "EDI 3分": who said the row's newest news, and how long ago; `-` before the first. */
export function describeRowSource(row: { readonly source: string | null; readonly updateTime: string | null }, nowMs: number): string {
  if (row.source === null || row.updateTime === null) return '-';
  const code = isSource(row.source) ? row.source : (Object.keys(sources) as SourceCode[]).find((key) => sources[key] === row.source);
  const heardMs = parseShanghai(row.updateTime);
  const name = said(code === undefined ? row.source : shortSources[code]);
  return heardMs === undefined ? name : `${name} ${formatAge(nowMs - heardMs, 'short')}`;
}
