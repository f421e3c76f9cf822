import { headFields, type HeadField, type SheetHead } from '@mastlight/domain/pre-sheet/sheet';
import { keepLettersDigits } from '@mastlight/domain/vocabulary/input-filters';
import { useTexts } from '../../../platform/catalogue';
import { FormSelect, FormTextField } from '../../../platform/form/form-field';
import type { ContractForm } from '../../../platform/form/use-contract-form';
import { preSheetWords } from '../texts/zh-CN';
import { useWharfs } from './use-wharfs';

const optional: ReadonlySet<HeadField> = new Set(['destination', 'phone', 'remark']);
const capitals = (text: string): string => text.normalize('NFKC').trim().toUpperCase();
const fixes: Partial<Readonly<Record<HeadField, (text: string) => string>>> = {
  billNo: capitals,
  vesselName: capitals,
  voyage: capitals,
  loadPort: capitals,
  dischargePort: capitals,
  destination: capitals,
};

/** The bill, the ship and the ports, field by field. */
export function HeadFields({ form, isReadOnly }: { readonly form: ContractForm<SheetHead>; readonly isReadOnly: boolean }) {
  const say = useTexts(preSheetWords);
  const wharfs = useWharfs(form.control);
  return (
    <div className="pre-sheet-fields">
      {headFields.map((field) => {
        const shared = { form, name: field, label: say(`names.${field}`), isRequired: !optional.has(field), disabled: isReadOnly };
        if (field === 'wharf') return <FormSelect key={field} {...shared} options={wharfs} placeholder={say('choose')} />;
        const fix = fixes[field];
        return (
          <FormTextField
            key={field}
            {...shared}
            isMono={fix !== undefined}
            autoComplete="off"
            {...(fix && { fix })}
            {...(field === 'voyage' && { filter: keepVoyage })}
            {...((field === 'loadPort' || field === 'dischargePort' || field === 'destination') && { filter: keepLettersDigits })}
          />
        );
      })}
    </div>
  );
}

/** The signs of a voyage (R-5.3-03), in capitals. */
const keepVoyage = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9 .]/g, '');
