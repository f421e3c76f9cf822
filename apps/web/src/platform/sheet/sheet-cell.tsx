import { memo, useState } from 'react';
import { get, useController, useFormState } from 'react-hook-form';
import { useTexts } from '../catalogue';
import { wordsOf } from '../form/form-field';
import { useLanguage } from '../language';
import type { RefusedField } from '../form/check-by-schema';
import { loadedPickers } from './pickers';
import type { SheetColumn } from './sheet-column';
import type { CellName, Sheet } from './use-sheet';

/** What all cells of a sheet share; it never changes, so that no cell draws itself again for it. */
export type CellTools = Pick<Sheet, 'form' | 'texts' | 'touch' | 'checkCell'> & {
  readonly label: (column: SheetColumn, rowNumber: number) => string;
};

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
  const cell: InnerCell = { name, label: tools.label(column, rowIndex + 1), isInvalid: error !== undefined, column, tools };
  return (
    <span className="sheet-cell" role="gridcell" data-kind={column.kind} data-invalid={error !== undefined || undefined}>
      {column.kind === 'choice' ? <ChoiceCell {...cell} /> : <LineCell {...cell} />}
      {error !== undefined && <CellRefusal name={name} error={error} texts={tools.texts} />}
    </span>
  );
});

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
  readonly column: SheetColumn;
  readonly tools: CellTools;
}

function describe({ name, label, isInvalid }: InnerCell) {
  return {
    className: 'sheet-input',
    'data-cell': name,
    'aria-label': label,
    'aria-invalid': isInvalid || undefined,
    'aria-describedby': isInvalid ? noteIdOf(name) : undefined,
  };
}

/**
 * A line of text: the browser keeps what is typed, React is not asked. Where there is something to choose from, the
 * part that helps choosing takes its place while it has the focus.
 */
function LineCell(props: InnerCell) {
  const { name, column, tools } = props;
  const [isChoosing, setIsChoosing] = useState(false);
  if (isChoosing) return <ChoosingCell cell={props} onLeave={() => setIsChoosing(false)} />;
  const { ref, onChange } = tools.form.register(name);
  const hasHelp = column.kind === 'combo' || column.kind === 'dateTime';
  return (
    <input
      {...describe(props)}
      ref={ref}
      name={name}
      autoComplete="off"
      inputMode={column.kind === 'number' ? 'decimal' : undefined}
      onFocus={hasHelp ? (event) => setIsChoosing(canHelp(column, event.currentTarget.value)) : undefined}
      onChange={(event) => void onChange(event)}
    />
  );
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
