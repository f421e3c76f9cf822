import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Book } from '@mastlight/domain/contract-kit/book-product';
import { goodDict, merchant, supplier } from '@mastlight/domain/market-assistant/index';
import { callsOf, wholeBook } from '../../../platform/book/book-calls';
import { useTexts } from '../../../platform/catalogue';
import { cellNameOf } from '../../../platform/sheet/cell-name-of';
import type { CellName, SheetRow } from '../../../platform/sheet/sheet-column';
import type { Sheet } from '../../../platform/sheet/use-sheet';
import { marketOrderWords } from '../texts/zh-CN';

/** After the last key, before the book is asked, ms. */
const settledAfterMs = 300;
/** So many stand under a row, each with a key of its own. */
const shownMax = 4;

type Fields = Readonly<Record<string, string>>;

interface Pick {
  readonly book: Book;
  readonly words: (fields: Fields) => string;
  /** What becomes of the row; of what people have typed there the cell alone and what goes with it is written over. */
  readonly fill: (fields: Fields, row: SheetRow, isInDollars: boolean) => SheetRow;
}

/** What cells are picked from: a good brings its code and unit, and its price where orders are in dollars as the dictionary is. */
const picks: Readonly<Record<string, Pick>> = {
  name: {
    book: goodDict,
    words: ({ name, hsCode, dealUnit }) => [name, hsCode, dealUnit].join(' '),
    fill: ({ name = '', hsCode = '', dealUnit = '', price = '' }, row, isInDollars) => ({
      name,
      hsCode,
      unit: dealUnit,
      ...(isInDollars && row['price'] === '' && { price }),
    }),
  },
  merchant: {
    book: merchant,
    words: ({ registrationNo, name }) => [registrationNo, name].join(' '),
    fill: ({ registrationNo = '' }) => ({ merchant: registrationNo }),
  },
  supplier: {
    book: supplier,
    words: ({ name, origin }) => [name, origin].filter(Boolean).join(' '),
    fill: ({ name = '', origin = '' }, row) => ({ supplier: name, ...(row['origin'] === '' && { origin }) }),
  },
};

/** Whether a cell is picked from a book. */
export const isPicked = (cell: CellName): boolean => Object.hasOwn(picks, cell.split('.')[2]!);

/** What a book has of the words in a cell, under its row: by the pointer, or by Alt and its number. */
export function GoodsStrip(props: {
  readonly sheet: Sheet;
  readonly cell: CellName;
  readonly isInDollars: boolean;
  readonly onPicked: (cell: CellName) => void;
}) {
  const { sheet, cell, isInDollars, onPicked } = props;
  const say = useTexts(marketOrderWords);
  const [, row, prop] = cell.split('.') as [string, string, string];
  const { book, words, fill } = picks[prop]!;
  const typed = (useWatch({ control: sheet.form.control, name: cell }) ?? '').trim();
  const [keyword, setKeyword] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setKeyword(typed), settledAfterMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data } = useQuery({
    queryKey: ['book', book.path, { ...wholeBook, keyword }, 1],
    queryFn: ({ signal }) => callsOf(book).list({ ...wholeBook, keyword }, 1, signal),
    enabled: keyword !== '',
  });
  const found = keyword === '' || keyword !== typed ? [] : (data?.list ?? []).slice(0, shownMax);

  function pick(fields: Fields): void {
    sheet.setCells(Number(row), fill(fields, sheet.form.getValues(`rows.${Number(row)}`), isInDollars));
    onPicked(cell);
  }
  useEffect(() => {
    const run = (event: KeyboardEvent): void => {
      if (cellNameOf(document.activeElement) !== cell) return;
      const entry =
        event.altKey && !event.ctrlKey && !event.metaKey ? found[Number(/^Digit([1-9])$/.exec(event.code)?.[1]) - 1] : undefined;
      if (entry === undefined) return;
      event.preventDefault();
      pick(entry.fields);
    };
    window.addEventListener('keydown', run);
    return () => window.removeEventListener('keydown', run);
  });
  if (found.length === 0) return null;
  return (
    <div className="sheet-strip" role="group" aria-label={say('editor.picks', { noun: book.noun })}>
      <span>{book.noun}</span>
      {found.map(({ id, fields }, at) => (
        // Pressed before the cell loses the focus, and the strip with it.
        <button
          key={id}
          type="button"
          tabIndex={-1}
          aria-keyshortcuts={`Alt+${at + 1}`}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => pick(fields)}
        >
          <kbd>{at + 1}</kbd> {words(fields)}
        </button>
      ))}
      <span>{say('editor.pickKey')}</span>
    </div>
  );
}
