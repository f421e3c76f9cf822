import {
  customsOffices,
  freightPayments,
  loadingPorts,
  shipAgencies,
  transportTerms,
  wharfs,
  type DictionaryEntry,
} from '@mastlight/domain/sh-manifest/dictionaries';
import { headFields, type HeadField } from '@mastlight/domain/sh-manifest/filing';
import { fixHeadText } from '@mastlight/domain/sh-manifest/fix-text';
import { carriers } from '@mastlight/domain/vocabulary/carrier';
import { keepDigits, keepDigitsDot, keepLettersDigits, keepVesselName } from '@mastlight/domain/vocabulary/input-filters';
import { useTexts } from '../../../platform/catalogue';
import { enterAlong } from '../../../platform/form/enter-along';
import { FormSelect, FormTextField } from '../../../platform/form/form-field';
import type { ContractForm } from '../../../platform/form/use-contract-form';
import { shManifestWords } from '../texts/zh-CN';
import type { EditorFields } from './editor-schema';

const optionsOf = (entries: readonly DictionaryEntry[]) => entries.map(({ code, name }) => ({ value: code, label: `${code} ${name}` }));
const agencies = (key: (typeof shipAgencies)[number]['dictKey']) =>
  shipAgencies.filter(({ dictKey }) => dictKey === key).map(({ name }) => ({ value: name, label: name }));

const choices: Partial<Record<HeadField, readonly { readonly value: string; readonly label: string }[]>> = {
  carrier: carriers.map(({ code, nameCn }) => ({ value: code, label: `${nameCn} ${code}` })),
  shipAgent: agencies('shipAgency'),
  billType: agencies('billType'),
  freightPayment: optionsOf(freightPayments),
  loadingPort: loadingPorts.map((code) => ({ value: code, label: code })),
  wharf: optionsOf(wharfs),
  customsOffice: optionsOf(customsOffices),
  transportTerm: optionsOf(transportTerms),
};
const filters: Partial<Record<HeadField, (text: string) => string>> = {
  billNo: keepLettersDigits,
  vesselName: keepVesselName,
  imoNo: keepDigits,
  billPackages: keepDigits,
  billWeightKg: keepDigitsDot,
  billVolumeM3: keepDigitsDot,
};
const optional: ReadonlySet<HeadField> = new Set([
  'deliveryPlace',
  'billType',
  'billPackages',
  'billWeightKg',
  'billVolumeM3',
  'subject',
  'companyName',
  'remark',
]);

/** The bill and its call, field by field. */
export function HeadFields(props: {
  readonly form: ContractForm<EditorFields>;
  readonly isReadOnly: boolean;
  /** A correction is of one bill, whose number stays. */
  readonly isChanging: boolean;
  /** Names of the places that were not read surely. */
  readonly unsure: ReadonlySet<string>;
}) {
  const { form, isReadOnly, isChanging, unsure } = props;
  const say = useTexts(shManifestWords);
  return (
    <div className="manifest-fields" role="presentation" onKeyDown={enterAlong}>
      {headFields.map((field) => {
        const shared = {
          form,
          name: `head.${field}` as const,
          label: say(`head.${field}`),
          isRequired: !optional.has(field),
          disabled: isReadOnly,
          ...(unsure.has(`head.${field}`) && { hint: say('editor.unsureHere') }),
        };
        const options = choices[field];
        if (options) return <FormSelect key={field} {...shared} options={options} placeholder={say('editor.choose')} />;
        return (
          <FormTextField
            key={field}
            {...shared}
            isMono
            {...(field === 'billNo' && isChanging ? { readOnly: true, hint: say('editor.billNoFixed') } : {})}
            filter={filters[field]}
            fix={(text) => fixHeadText(field, text).text}
            autoComplete="off"
          />
        );
      })}
    </div>
  );
}
