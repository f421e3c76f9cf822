import { openApi } from '@mastlight/domain/open-api/contract';
import { keyNameLengthMax } from '@mastlight/domain/open-api/limits';
import { priceOf, showCoins } from '@mastlight/domain/billing/index';
import { isSpending, scopes, type Scope } from '@mastlight/domain/open-api/scopes';
import { Button, Checkbox, Dialog, FieldError } from '@mastlight/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useController } from 'react-hook-form';
import { useTexts } from '../../../platform/catalogue';
import { FormRefusal, FormTextField, wordsOf } from '../../../platform/form/form-field';
import { useContractForm } from '../../../platform/form/use-contract-form';
import { CallError } from '../../../platform/http-client';
import { makeKey, refreshKeys } from '../api';
import { copyAndSay } from '../copy';
import { OnceDialog } from './once-dialog';
import { openApiWords } from '../texts/zh-CN';

/** Of a call, where it and its kin are found. */
const basePathOf = (call: string): string => call.replace(/^\w+ |\/\{.*$/g, '');

/** Asks for a key's name, makes it, and shows it this once. */
export function MakeKeyDialog({ onClose }: { readonly onClose: () => void }) {
  const say = useTexts(openApiWords);
  const client = useQueryClient();
  const formId = useId();
  const scopesId = useId();
  // What is told stays while it is read.
  const [openedPriceFen] = useState(() => priceOf('FEE_VGM', Date.now()));
  const [key, setKey] = useState<string | null>(null);
  const form = useContractForm({
    schema: openApi.makeKey.request,
    empty: { name: '', scopes: ['events:read'], dayMaxCoins: '' },
    texts: openApiWords,
    async send(wish) {
      try {
        setKey((await makeKey(wish)).key);
      } catch (error) {
        if (error instanceof CallError) form.refuse(error, { name: 'name', scopes: 'scopes', dayMaxCoins: 'dayMaxCoins' });
        return;
      } finally {
        await refreshKeys(client);
      }
    },
  });
  const { field, fieldState } = useController({ control: form.control, name: 'scopes' });
  const chosen = field.value as readonly Scope[];
  if (key !== null) {
    return (
      <OnceDialog title={say('fresh.title')} closeLabel={say('fresh.close')} onClose={onClose}>
        <p role="status">{say('fresh.once')}</p>
        <p className="open-api-fresh">
          <code className="ml-mono">{key}</code>
          <Button icon="copy" onClick={() => void copyAndSay(key, { done: say('copied'), failed: say('copyFailed') })}>
            {say('fresh.copy')}
          </Button>
        </p>
      </OnceDialog>
    );
  }
  return (
    <Dialog
      title={say('ask.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{say('ask.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" isLoading={form.isSending}>
            {say('ask.make')}
          </Button>
        </>
      }
    >
      <form id={formId} className="open-api-form" {...form.formProps}>
        <FormTextField
          form={form}
          name="name"
          label={say('ask.name')}
          placeholder={say('ask.hint')}
          maxLength={keyNameLengthMax * 2}
          autoComplete="off"
          autoFocus
        />
        <fieldset className="open-api-types" aria-describedby={fieldState.error ? scopesId : undefined}>
          <legend>{say('ask.scopes')}</legend>
          {scopes.map(({ code, name, opens }) => (
            <Checkbox
              key={code}
              isChecked={chosen.includes(code)}
              onChange={(isChecked) => {
                field.onChange(scopes.flatMap((one) => ((one.code === code ? isChecked : chosen.includes(one.code)) ? [one.code] : [])));
                form.checkRefused();
              }}
            >
              {say('ask.scope', { name, opens: [...new Set(opens.map(basePathOf))].join('、') })}
            </Checkbox>
          ))}
          {fieldState.error && <FieldError id={scopesId}>{wordsOf(say, fieldState.error)}</FieldError>}
        </fieldset>
        {isSpending(chosen) && (
          <>
            <p className="open-api-note">{say('ask.cost', { coins: showCoins(openedPriceFen) })}</p>
            <FormTextField
              form={form}
              name="dayMaxCoins"
              label={say('ask.dayMax')}
              placeholder={say('ask.dayMaxHint')}
              inputMode="numeric"
              maxLength={5}
              autoComplete="off"
            />
          </>
        )}
        <FormRefusal form={form} className="open-api-refusal" />
      </form>
    </Dialog>
  );
}
