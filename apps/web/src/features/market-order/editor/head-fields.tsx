import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { applicant, consignee, passport, shipAgent } from '@mastlight/domain/market-assistant/index';
import { headFields } from '@mastlight/domain/market-order/fields';
import { callsOf, wholeBook } from '../../../platform/book/book-calls';
import { useTexts } from '../../../platform/catalogue';
import { FormSelect, FormTextField } from '../../../platform/form/form-field';
import type { ContractForm } from '../../../platform/form/use-contract-form';
import { marketOrderWords } from '../texts/zh-CN';
import type { HeadForm } from './order-form';

/** The books that a party is picked from. */
const bookOf = { buyer: passport, consignee, applicant, agent: shipAgent } as const;
type PartyProp = keyof typeof bookOf;
/** After the last key, before the book is asked, ms. */
const settledAfterMs = 300;

export type HeadGroup = 'basic' | 'transport';
const groups: Readonly<Record<HeadGroup, readonly string[]>> = {
  basic: [
    'buyer',
    'consignee',
    'applicant',
    'country',
    'port',
    'exitPort',
    'warehouse',
    'currency',
    'rate',
    'usdRate',
    'rateDay',
    'remark',
  ],
  transport: ['agent', 'vessel', 'voyage', 'billNo'],
};

interface Shared {
  readonly form: ContractForm<HeadForm>;
  readonly name: `head.${string}`;
  readonly label: string;
  readonly isRequired: boolean;
  readonly disabled: boolean;
}

/** Some fields of the head. */
export function HeadFields({
  form,
  group,
  isReadOnly,
}: {
  readonly form: ContractForm<HeadForm>;
  readonly group: HeadGroup;
  readonly isReadOnly: boolean;
}) {
  const say = useTexts(marketOrderWords);
  const currency = useWatch({ control: form.control, name: 'head.currency' }) ?? '';
  // In dollars one rate says both, and yuan need none of their own.
  const isShown = (prop: string): boolean => (prop === 'usdRate' ? currency !== 'USD' : prop === 'rate' ? currency !== 'CNY' : true);
  return (
    <div className="order-fields">
      {headFields
        .filter(({ prop }) => groups[group].includes(prop) && isShown(prop))
        .map(({ prop, title, form: shape, choices, isRequired, example, lengthMax }) => {
          const shared: Shared = {
            form,
            name: `head.${prop}`,
            label: title,
            isRequired: isRequired || prop === 'usdRate',
            disabled: isReadOnly,
          };
          if (shape === 'choice') {
            return (
              <FormSelect
                key={prop}
                {...shared}
                options={choices.map((choice) => ({ value: choice, label: choice }))}
                placeholder={say('editor.choose')}
              />
            );
          }
          if (Object.hasOwn(bookOf, prop)) return <PartyField key={prop} shared={shared} prop={prop as PartyProp} />;
          return (
            <FormTextField
              key={prop}
              {...shared}
              isMono={shape === 'code'}
              type={shape === 'day' ? 'date' : 'text'}
              maxLength={shape === 'day' ? undefined : lengthMax * 2}
              placeholder={example}
              autoComplete="off"
            />
          );
        })}
    </div>
  );
}

/** A party: typed, or picked from what its book has of the words. */
function PartyField({ shared, prop }: { readonly shared: Shared; readonly prop: PartyProp }) {
  const book = bookOf[prop];
  const listId = useId();
  const typed = useWatch({ control: shared.form.control, name: shared.name }) ?? '';
  const [keyword, setKeyword] = useState(typed.trim());
  const [isHalf, setHalf] = useState(false);
  useEffect(() => {
    if (isHalf) return;
    const timer = setTimeout(() => setKeyword(typed.trim()), settledAfterMs);
    return () => clearTimeout(timer);
  }, [typed, isHalf]);
  const { data } = useQuery({
    queryKey: ['book', book.path, { ...wholeBook, keyword }, 1],
    queryFn: ({ signal }) => callsOf(book).list({ ...wholeBook, keyword }, 1, signal),
  });
  return (
    <>
      <FormTextField
        {...shared}
        list={listId}
        autoComplete="off"
        onCompositionStart={() => setHalf(true)}
        onCompositionEnd={() => setHalf(false)}
      />
      <datalist id={listId}>
        {data?.list.map(({ id, fields }) => (
          <option key={id}>{fields[book.titleProp]}</option>
        ))}
      </datalist>
    </>
  );
}
