import { emptyCellText, shortTime } from '@mastlight/domain/contract-kit/list-columns';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';

/**
 * A time in a table (R-0-06): `MM-DD HH:mm`, all of it under the pointer; `-` where there is none.
 *
 * @param time a text of Shanghai, `2026-10-12 14:47:20`, or an instant in ms.
 * @param isQuiet whether it stands behind the other cells of its row, as in the lists.
 */
export function TimeCell({ time, isQuiet = false }: { readonly time: string | number | null | undefined; readonly isQuiet?: boolean }) {
  const text = typeof time === 'number' ? formatShanghai(time) : (time ?? '');
  if (text === '') return emptyCellText;
  return (
    <span className={isQuiet ? 'ml-mono list-time' : 'ml-mono'} data-tip={text}>
      {shortTime(text)}
    </span>
  );
}
