import { Button, Select } from '@mastlight/ui';
import { useState } from 'react';
import { boxKinds, boxesMax, type OrderBox, type OrderContent } from '@mastlight/domain/market-order/fields';
import { keepLettersDigits } from '@mastlight/domain/vocabulary/input-filters';
import { useTexts } from '../../../platform/catalogue';
import { FilteredField } from '../../../platform/form/filtered-field';
import { marketOrderWords } from '../texts/zh-CN';
import { loadOf } from './order-form';

/** The boxes that the goods are made up in, and what each holds by now. */
export function BoxFields(props: {
  readonly boxes: readonly OrderBox[];
  readonly content: OrderContent;
  readonly isReadOnly: boolean;
  readonly onChange: (boxes: readonly OrderBox[]) => void;
}) {
  const { boxes, content, isReadOnly, onChange } = props;
  const say = useTexts(marketOrderWords);
  // Who adds a box writes its number next.
  const [isAdding, setAdding] = useState(false);
  const put = (at: number, box: Partial<OrderBox>): void => onChange(boxes.map((one, index) => (index === at ? { ...one, ...box } : one)));
  return (
    <div className="order-boxes">
      {boxes.map(({ boxNo, kind }, at) => {
        const { cartons, gross } = loadOf(boxNo, content.lines);
        return (
          <fieldset key={at} className="order-box">
            <legend>{say('editor.boxNth', { no: at + 1 })}</legend>
            <FilteredField
              filter={keepLettersDigits}
              label={say('editor.boxNo')}
              isMono
              size={30}
              maxLength={11}
              autoComplete="off"
              autoFocus={isAdding}
              disabled={isReadOnly}
              value={boxNo}
              onChange={(text) => put(at, { boxNo: text })}
            />
            <Select
              label={say('editor.boxKind')}
              size={30}
              disabled={isReadOnly}
              placeholder={say('editor.choose')}
              options={boxKinds.map((value) => ({ value, label: value }))}
              value={kind}
              onChange={(value) => put(at, { kind: value })}
            />
            <span className="order-note">{say('editor.boxSum', { cartons: String(cartons), gross: String(Number(gross) / 1_000) })}</span>
            <Button
              variant="icon"
              size={24}
              icon="trash"
              disabled={isReadOnly}
              aria-label={say('editor.removeBox', { no: at + 1 })}
              onClick={() => onChange(boxes.filter((_, index) => index !== at))}
            />
          </fieldset>
        );
      })}
      <Button
        size={24}
        icon="plus"
        disabled={isReadOnly || boxes.length >= boxesMax}
        onClick={() => {
          setAdding(true);
          onChange([...boxes, { boxNo: '', kind: '' }]);
        }}
      >
        {say('editor.addBox')}
      </Button>
    </div>
  );
}
