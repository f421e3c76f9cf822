import { Lamp } from '@mastlight/ui';
import { useEffect, useState, type ReactNode, type RefObject } from 'react';
import { get, useFormState } from 'react-hook-form';
import { useTexts } from '../catalogue';
import type { RefusedField } from '../form/check-by-schema';
import { wordsOf } from '../form/form-field';
import { platformTexts } from '../texts/zh-CN';
import { cellNameOf } from './cell-name-of';
import type { Sheet } from './use-sheet';

/** Under the rows: how many cells have to be put right, what is wrong with the one that has the focus, and the buttons. */
export function SheetFoot(props: {
  readonly sheet: Sheet;
  readonly sheetRef: RefObject<HTMLDivElement | null>;
  /** Brings a cell into sight and puts the focus there. */
  readonly onShow: (name: string) => void;
  readonly children?: ReactNode;
}) {
  const { sheet, sheetRef, onShow, children } = props;
  const say = useTexts(sheet.texts);
  const sayPlatform = useTexts(platformTexts);
  const { errors } = useFormState({ control: sheet.form.control });
  const [focused, setFocused] = useState<string | null>(null);

  useEffect(() => {
    const element = sheetRef.current;
    if (!element) return;
    const follow = (event: Event) => setFocused(cellNameOf(event.target));
    element.addEventListener('focusin', follow);
    return () => element.removeEventListener('focusin', follow);
  }, [sheetRef]);

  const wrong = sheet.rowIds.flatMap((_, row) =>
    sheet.columns.map((column) => `rows.${row}.${column.name}`).filter((name) => get(errors, name) !== undefined),
  );
  const error = focused === null ? undefined : (get(errors, focused) as RefusedField | undefined);
  return (
    <div className="sheet-foot">
      <span role="status">
        {/* Cells that nobody has been in are not marked: of none that is marked it does not follow that all is good. */}
        {wrong[0] !== undefined && (
          <button type="button" className="sheet-faults" onClick={() => onShow(wrong[0]!)}>
            <Lamp kind="fault" />
            {sayPlatform('sheet.faults', { count: wrong.length })}
          </button>
        )}
      </span>
      <span className="sheet-refusal">{error && wordsOf(say, error)}</span>
      {!sheet.hasRoomForDraft && <span className="sheet-refusal">{sayPlatform('sheet.noRoom')}</span>}
      <span className="sheet-buttons">{children}</span>
    </div>
  );
}
