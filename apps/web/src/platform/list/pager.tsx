import { Button, Select } from '@mastlight/ui';
import { useTexts } from '../catalogue';
import { listTexts } from './texts/zh-CN';
import './pager.css';

/** The pages to offer around `page`: first, last, the neighbours; null is a gap. */
export function listPages(page: number, pageCount: number): readonly (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, pageCount].filter((n) => n >= 1 && n <= pageCount);
  const pages = [...new Set(wanted)].sort((a, b) => a - b);
  return pages.flatMap((n, i) => {
    const before = pages[i - 1];
    if (before === undefined || n === before + 1) return [n];
    return n === before + 2 ? [n - 1, n] : [null, n];
  });
}

/** The foot of a list: how many there are, how many at a time, and which of them. */
export function Pager(props: {
  /** Null: not known yet. */
  readonly total: number | null;
  readonly unit: string;
  readonly page: number;
  readonly size: number;
  readonly sizes: readonly number[];
  readonly onPage: (page: number) => void;
  readonly onSize: (size: number) => void;
}) {
  const { total, unit, page, size, sizes, onPage, onSize } = props;
  const say = useTexts(listTexts);
  const pageCount = Math.max(1, Math.ceil((total ?? 0) / size));
  return (
    <nav className="list-pager" aria-label={say('pages')}>
      <span>
        {say('totalBefore')} <b className="ml-mono">{total?.toLocaleString('en-US') ?? '–'}</b> {unit}
      </span>
      <Select
        label={say('pageSize')}
        isLabelHidden
        size={24}
        options={sizes.map((choice) => ({ value: String(choice), label: say('perPage', { count: choice }) }))}
        value={String(size)}
        onChange={(value) => onSize(Number(value))}
      />
      <span className="list-pager-pages">
        <Button
          variant="icon"
          size={24}
          icon="chevronLeft"
          aria-label={say('previousPage')}
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
        />
        {listPages(page, pageCount).map((n, i) =>
          n === null ? (
            <span key={`gap${i}`} aria-hidden>
              …
            </span>
          ) : (
            <button
              key={n}
              type="button"
              className="list-pager-page ml-mono"
              aria-current={n === page ? 'page' : undefined}
              aria-label={say('pageNo', { page: n })}
              onClick={() => onPage(n)}
            >
              {n}
            </button>
          ),
        )}
        <Button
          variant="icon"
          size={24}
          icon="chevronRight"
          aria-label={say('nextPage')}
          disabled={page >= pageCount}
          onClick={() => onPage(page + 1)}
        />
      </span>
    </nav>
  );
}
