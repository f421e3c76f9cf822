import { isComposing } from '@mastlight/ui';
import { createContext, memo, useContext, useState, type ChangeEvent, type CompositionEvent } from 'react';
import { get, useController, useFormState, useWatch } from 'react-hook-form';
import { keepSigns } from '../form/keep-signs';
import { useTexts } from '../catalogue';
import { wordsOf } from '../form/form-field';
import { useLanguage } from '../language';
import type { RefusedField } from '../form/check-by-schema';
import { loadedPickers } from './pickers';
import type { CellName, SheetColumn } from './sheet-column';
import type { Sheet } from './use-sheet';

/** What all cells of a sheet share; it never changes, so that no cell draws itself again for it. */
export type CellTools = Pick<Sheet, 'form' | 'texts' | 'touch' | 'checkCell'> & {
  readonly label: (column: SheetColumn, rowNumber: number) => string;
};

/** Cells that somebody is to look at, the sign that stands in each, and what it says of it. */
export interface MarkedCells {
  readonly cells: ReadonlySet<string>;
  readonly sign: string;
  readonly words: string;
}
export const MarkedCellsContext = createContext<MarkedCells | null>(null);

interface CellProps {
  readonly rowIndex: number;
  readonly column: SheetColumn;
  readonly tools: CellTools;
}

/** One cell. It draws itself again for its own refusal and its own choice, and for nothing of its neighbours. */
export const SheetCell = memo(function SheetCell({ rowIndex, column, tools }: CellProps) {
  const name: CellName = `rows.${rowIndex}.${column.name}`;
  const { errors } = useFormState({ control: tools.form.control, name, exact: true });
  const error = get(errors, name) as RefusedField | undefined;
  const marked = useContext(MarkedCellsContext);
  const isMarked = error === undefined && (marked?.cells.has(name) ?? false);
  const cell: InnerCell = { name, label: tools.label(column, rowIndex + 1), isInvalid: error !== undefined, isMarked, column, tools };
  return (
    <span className="sheet-cell" role="gridcell" data-holds={name} data-kind={column.kind} data-invalid={error !== undefined || undefined}>
      <InnerCellOfKind {...cell} />
      {isMarked && (
        <span id={noteIdOf(name)} className="sheet-mark" data-tip={marked!.words}>
          <span aria-hidden>{marked!.sign}</span>
          <span className="ml-visually-hidden">{marked!.words}</span>
        </span>
      )}
      {error !== undefined && <CellRefusal name={name} error={error} texts={tools.texts} />}
    </span>
  );
});

function InnerCellOfKind(cell: InnerCell) {
  switch (cell.column.kind) {
    case 'choice':
      return <ChoiceCell {...cell} />;
    case 'switch':
      return <SwitchCell {...cell} />;
    default:
      if (cell.column.lockedBy) return <LockableCell {...cell} />;
      return cell.column.lengthMax === undefined ? <LineCell {...cell} /> : <CountedCell {...cell} max={cell.column.lengthMax} />;
  }
}

/** The corner of a refused cell: the pointer and assistive technology read in it what is wrong. */
function CellRefusal(props: { readonly name: CellName; readonly error: RefusedField; readonly texts: CellTools['texts'] }) {
  const words = wordsOf(useTexts(props.texts), props.error);
  return (
    <span id={noteIdOf(props.name)} className="sheet-note" data-tip={words}>
      <span className="ml-visually-hidden">{words}</span>
    </span>
  );
}

const noteIdOf = (name: CellName) => `${name}-note`;

interface InnerCell {
  readonly name: CellName;
  readonly label: string;
  readonly isInvalid: boolean;
  readonly isMarked: boolean;
  readonly column: SheetColumn;
  readonly tools: CellTools;
}

function describe({ name, label, isInvalid, isMarked }: InnerCell) {
  return {
    className: 'sheet-input',
    'data-cell': name,
    'aria-label': label,
    'aria-invalid': isInvalid || undefined,
    'aria-describedby': isInvalid || isMarked ? noteIdOf(name) : undefined,
  };
}

/** What a line of text tells the form: the browser keeps what is typed, React is not asked. */
function typing({ name, column, tools }: InnerCell) {
  const { ref, onChange } = tools.form.register(name);
  return {
    ref,
    name,
    autoComplete: 'off',
    inputMode: column.kind === 'number' ? ('decimal' as const) : undefined,
    onChange(event: ChangeEvent<HTMLInputElement>): void {
      // Half a word is kept once it is whole: what looks words up hears of it only then.
      if (isComposing(event)) return;
      keepSigns(event.target, column.filter, false);
      void onChange(event);
    },
    onCompositionEnd(event: CompositionEvent<HTMLInputElement>): void {
      keepSigns(event.currentTarget, column.filter, false);
      tools.form.setValue(name, event.currentTarget.value);
    },
  };
}

/** A line of text. Where there is something to choose from, the part that helps choosing takes its place while it has the focus. */
function LineCell(props: InnerCell) {
  const { column } = props;
  const [isChoosing, setIsChoosing] = useState(false);
  if (isChoosing) return <ChoosingCell cell={props} onLeave={() => setIsChoosing(false)} />;
  const hasHelp = column.kind === 'combo' || column.kind === 'dateTime';
  return (
    <input
      {...describe(props)}
      {...typing(props)}
      onFocus={hasHelp ? (event) => setIsChoosing(canHelp(column, event.currentTarget.value)) : undefined}
    />
  );
}

/** A line of text that may be so long: while it has the focus, its length and that stand at its end. */
function CountedCell(props: InnerCell & { readonly max: number }) {
  const [hasFocus, setHasFocus] = useState(false);
  return (
    <>
      <input {...describe(props)} {...typing(props)} onFocus={() => setHasFocus(true)} onBlur={() => setHasFocus(false)} />
      {hasFocus && <LengthOf {...props} />}
    </>
  );
}

function LengthOf({ name, tools, max }: InnerCell & { readonly max: number }) {
  // Of a row that is just removed there is no text any more.
  const { length } = useWatch({ control: tools.form.control, name }) ?? '';
  return (
    <span className="sheet-length" data-over={length > max || undefined}>
      {length}/{max}
    </span>
  );
}

/** A cell that another one of its row may lock: then it is computed, and says so by its sign. */
function LockableCell(props: InnerCell) {
  const { name, column, tools } = props;
  const [, row] = name.split('.');
  const by = useWatch({ control: tools.form.control, name: `rows.${Number(row)}.${column.lockedBy!.name}` });
  const isLocked = by === column.lockedBy!.value;
  return <input {...describe(props)} {...typing(props)} readOnly={isLocked} data-locked={isLocked || undefined} />;
}

/** A text that is no time cannot be shown part by part; it is put right, or cleared, as text. */
function canHelp(column: SheetColumn, text: string): boolean {
  const pickers = loadedPickers();
  return pickers !== null && (column.kind === 'combo' || text === '' || pickers.readDateTime(text) !== null);
}

function ChoosingCell({ cell, onLeave }: { readonly cell: InnerCell; readonly onLeave: () => void }) {
  const { name, column, tools, label, isInvalid } = cell;
  const language = useLanguage((state) => state.language);
  const pickers = loadedPickers();
  if (!pickers) return null;
  const shared = {
    label,
    isInvalid,
    value: tools.form.getValues(name),
    onChange(text: string): void {
      tools.form.setValue(name, text);
      tools.touch();
      if (tools.form.getFieldState(name).error) tools.checkCell(name);
    },
    onLeave(): void {
      onLeave();
      if (tools.form.getValues(name) !== '') tools.checkCell(name);
    },
  };
  if (column.kind === 'combo') return <pickers.ComboCell {...shared} options={column.options ?? []} />;
  return <pickers.DateTimeCell {...shared} locale={language} openLabel={label} />;
}

/** One of a few: what was pasted and is none of them stays to be seen. */
function ChoiceCell(props: InnerCell) {
  const { name, column, tools } = props;
  const { field } = useController({ control: tools.form.control, name });
  const { ref, value, onChange } = field;
  const options = column.options ?? [];
  return (
    <select {...describe(props)} ref={ref} name={name} value={value} onChange={onChange}>
      <option value="" aria-label={props.label} />
      {value !== '' && !options.includes(value) && <option value={value}>{value}</option>}
      {options.map((option) => (
        <option key={option} value={option}>
          {option}
        </option>
      ))}
    </select>
  );
}

/** On or off; what was pasted and is neither stands for off. */
function SwitchCell(props: InnerCell) {
  const { name, tools } = props;
  const { field } = useController({ control: tools.form.control, name });
  const { ref, value, onChange } = field;
  return (
    <input
      {...describe(props)}
      ref={ref}
      type="checkbox"
      name={name}
      checked={value === '1'}
      onChange={(event) => onChange(event.target.checked ? '1' : '')}
    />
  );
}
