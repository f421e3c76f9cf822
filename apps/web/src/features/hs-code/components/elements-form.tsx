import { joinElements, missingElements, prefillElements, type DeclarationElement } from '@mastlight/domain/hs-code/elements';
import { elementValueMax } from '@mastlight/domain/hs-code/limits';
import { Button, copyToClipboard, Select, showToast, TextField } from '@mastlight/ui';
import { useState } from 'react';
import { useTexts } from '../../../platform/catalogue';
import { hsCodeWords } from '../texts/zh-CN';

/** The elements as a form: what is filled in is one line in their order, to be copied. */
export function ElementsForm({ elements, name }: { readonly elements: readonly DeclarationElement[]; readonly name: string }) {
  const say = useTexts(hsCodeWords);
  const [values, setValues] = useState<Readonly<Record<number, string>>>(() => prefillElements(elements, { name }));
  const joined = joinElements(elements, values);
  const put = (no: number, value: string): void => setValues((known) => ({ ...known, [no]: value }));
  return (
    <>
      <h3>
        {say('elements')}{' '}
        <span className="ht-note" role="status">
          {say('missing', { count: missingElements(elements, values).length })}
        </span>
      </h3>
      <div className="ht-fields ht-elements">
        {elements.map((element) => {
          const label = `${element.no} ${element.name}`;
          const value = values[element.no] ?? '';
          return element.choices.length > 0 ? (
            <Select
              key={element.no}
              label={label}
              value={value}
              placeholder={say('choose')}
              options={element.choices.map((choice) => ({ value: choice.value, label: `${choice.value} ${choice.label}` }))}
              onChange={(next) => put(element.no, next)}
            />
          ) : (
            <TextField
              key={element.no}
              label={label}
              value={value}
              maxLength={elementValueMax}
              placeholder={element.isOptional ? say('optional') : undefined}
              onChange={(next) => put(element.no, next)}
            />
          );
        })}
      </div>
      <div className="ht-joined">
        <output className="ml-mono" aria-label={say('joined')}>
          {joined}
        </output>
        <Button
          variant="primary"
          icon="copy"
          onClick={() =>
            void copyToClipboard(joined).then((isCopied) =>
              showToast(
                isCopied
                  ? { tone: 'done', text: say('copied', { text: joined.slice(0, 40) }) }
                  : { tone: 'danger', text: say('copyFailed') },
              ),
            )
          }
        >
          {say('copy')}
        </Button>
      </div>
    </>
  );
}
