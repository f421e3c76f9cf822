import { useEffect, useMemo, useState } from 'react';
import { useFieldArray, useForm, type UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { Catalogue, Messages } from '../catalogue';
import { dropDraft, dropSetAside, keepDraft, readDraft, type DraftKind, type FoundDraft } from '../form/draft';
import { sessionOwner } from '../session';
import { checkRows } from './check-rows';
import { isBlankRow, readPasted, type SheetColumn, type SheetRow, type SheetValues } from './sheet-column';

/** So long after the last key the draft is kept, in ms. */
export const draftAfterMs = 400;

export type CellName = `rows.${number}.${string}`;

/** What became of a pasted block. */
export interface Pasted {
  readonly cells: number;
  /** Rows that were added because the block had more than there were. */
  readonly rowsAdded: number;
  /** Cells to the right of the last column; they are left out. */
  readonly cellsLeftOut: number;
}

export interface Sheet {
  readonly form: UseFormReturn<SheetValues>;
  readonly columns: readonly SheetColumn[];
  readonly texts: Catalogue<Messages & { readonly field: Messages }>;
  /** Stable ids of the rows, in their order. */
  readonly rowIds: readonly string[];
  /** When the draft that is shown was kept; null when the form began empty. */
  readonly draftOfMs: number | null;
  /** Drafts of older forms that could not be read. */
  readonly setAside: string | null;
  /** Forgets them, once the user has them as a file. */
  readonly dropSetAside: () => void;
  readonly hasRoomForDraft: boolean;
  /** Whether anything has been checked: before, nothing is known of faults. */
  readonly isChecked: boolean;
  /** Says that a cell has changed: the draft follows. */
  readonly touch: () => void;
  readonly checkCell: (name: CellName) => void;
  readonly paste: (name: CellName, block: readonly (readonly string[])[]) => Pasted;
  readonly addRows: (count: number) => void;
  /** The rows that have something in them. */
  readonly filledRows: () => SheetRow[];
  /** Forgets the draft, after the rows have been sent. */
  readonly finish: () => void;
}

/**
 * A form of many rows: each cell stands by itself, so that a key costs one cell and not the sheet; blocks are pasted
 * from spreadsheets; what was typed is kept as a draft until it has been sent (ADR 0020).
 */
export function useSheet(options: {
  readonly columns: readonly SheetColumn[];
  /** The contract's schema of one row. */
  readonly row: z.ZodMiniType;
  readonly rowCount: number;
  readonly texts: Catalogue<Messages & { readonly field: Messages }>;
  readonly draft: DraftKind<SheetValues>;
}): Sheet {
  const { columns, row, rowCount, texts, draft: kind } = options;
  const [found] = useState(() => findDraft(kind));
  const [hasRoomForDraft, setHasRoomForDraft] = useState(true);
  const [isChecked, setChecked] = useState(false);
  const [check] = useState(() => checkRows(row));
  const form = useForm<SheetValues>({
    defaultValues: found.draft?.values ?? { rows: blankRows(columns, rowCount) },
    resolver: (...asked) => {
      setChecked(true);
      return check(...asked);
    },
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
  });
  const { fields, append } = useFieldArray({ control: form.control, name: 'rows' });

  const keeper = useMemo(() => makeDraftKeeper(kind, form.getValues, setHasRoomForDraft), [form, kind]);

  // What was wrong when it was put aside is wrong when it comes back.
  useEffect(() => {
    if (found.draft) void form.trigger();
  }, [form, found]);

  // Whoever closes the page right after a key has it kept as well.
  useEffect(() => {
    window.addEventListener('pagehide', keeper.flush);
    return () => {
      window.removeEventListener('pagehide', keeper.flush);
      keeper.flush();
    };
  }, [keeper]);

  return {
    form,
    columns,
    texts,
    rowIds: fields.map(({ id }) => id),
    draftOfMs: found.draft?.savedAtMs ?? null,
    setAside: found.setAside,
    dropSetAside: keeper.forgetSetAside,
    hasRoomForDraft,
    isChecked,
    touch: keeper.touch,
    checkCell: (name) => void form.trigger(name),
    paste(name, block) {
      const [, rowText, columnName] = name.split('.');
      const firstRow = Number(rowText);
      const firstColumn = columns.findIndex((column) => column.name === columnName);
      const width = columns.length - firstColumn;
      const rows = form.getValues('rows');
      const added = blankRows(columns, Math.max(0, firstRow + block.length - rows.length));
      const result = { cells: 0, rowsAdded: added.length, cellsLeftOut: 0 };
      block.forEach((cells, offset) => {
        const index = firstRow + offset;
        const target = rows[index] ?? added[index - rows.length]!;
        const pasted = Object.fromEntries(
          cells.slice(0, width).map((text, at) => {
            const column = columns[firstColumn + at]!;
            return [column.name, readPasted(column, text)];
          }),
        );
        result.cells += Math.min(cells.length, width);
        result.cellsLeftOut += Math.max(0, cells.length - width);
        if (index < rows.length) form.setValue(`rows.${index}`, { ...target, ...pasted });
        else added[index - rows.length] = { ...target, ...pasted };
      });
      if (added.length > 0) append(added, { shouldFocus: false });
      void form.trigger(block.map((_, offset) => `rows.${firstRow + offset}` as const));
      keeper.touch();
      return result;
    },
    addRows: (count) => append(blankRows(columns, count), { shouldFocus: false }),
    filledRows: () => form.getValues('rows').filter((each) => !isBlankRow(each)),
    finish: keeper.forget,
  };
}

function blankRows(columns: readonly SheetColumn[], count: number): SheetRow[] {
  const blank = Object.fromEntries(columns.map((column) => [column.name, '']));
  return Array.from({ length: count }, () => ({ ...blank }));
}

function findDraft(kind: DraftKind<SheetValues>): FoundDraft<SheetValues> {
  const owner = sessionOwner();
  return owner === null ? { draft: null, setAside: null } : readDraft(kind, owner, Date.now());
}

/**
 * Keeps the draft a moment after the last touch; `tellRoom` learns whether the browser had room for it. It is the
 * draft of who was signed in when the form was opened, or signed in over it: a page that is left because the session
 * is over, or another's, keeps it for that person still. What nobody typed is kept for nobody.
 */
function makeDraftKeeper(kind: DraftKind<SheetValues>, read: () => SheetValues, tellRoom: (hasRoom: boolean) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let owner = sessionOwner();

  function rest(): void {
    clearTimeout(timer);
    timer = undefined;
  }
  function flush(): void {
    if (timer === undefined) return;
    rest();
    owner ??= sessionOwner();
    if (owner !== null) tellRoom(keepDraft(kind, owner, read(), Date.now()));
  }
  return {
    touch(): void {
      rest();
      timer = setTimeout(flush, draftAfterMs);
    },
    flush,
    forget(): void {
      rest();
      if (owner !== null) dropDraft(kind.name, owner);
    },
    forgetSetAside(): void {
      if (owner !== null) dropSetAside(kind.name, owner);
    },
  };
}
