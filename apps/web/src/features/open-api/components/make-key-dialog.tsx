import { openApi } from '@mastlight/domain/open-api/contract';
import { keyNameLengthMax } from '@mastlight/domain/open-api/limits';
import { scopeCodes, scopes } from '@mastlight/domain/open-api/scopes';
import { Button, Dialog } from '@mastlight/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTexts } from '../../../platform/catalogue';
import { FormRefusal, FormTextField } from '../../../platform/form/form-field';
import { useContractForm } from '../../../platform/form/use-contract-form';
import { CallError } from '../../../platform/http-client';
import { makeKey, refreshKeys } from '../api';
import { copyAndSay } from '../copy';
import { openApiWords } from '../texts/zh-CN';

/** Asks for a key's name, makes it, and shows it this once. */
export function MakeKeyDialog({ onClose }: { readonly onClose: () => void }) {
  const say = useTexts(openApiWords);
  const client = useQueryClient();
  const formId = useId();
  const [key, setKey] = useState<string | null>(null);
  const form = useContractForm({
    schema: openApi.makeKey.request,
    empty: { name: '', scopes: [...scopeCodes] },
    texts: openApiWords,
    async send(wish) {
      try {
        setKey((await makeKey(wish)).key);
      } catch (error) {
        if (error instanceof CallError) form.refuse(error, { name: 'name', scopes: 'scopes' });
        return;
      } finally {
        await refreshKeys(client);
      }
    },
  });
  if (key !== null) {
    return (
      <Dialog
        title={say('fresh.title')}
        width={520}
        onClose={onClose}
        actions={
          <Button variant="primary" onClick={onClose}>
            {say('fresh.close')}
          </Button>
        }
      >
        <p role="status">{say('fresh.once')}</p>
        <p className="open-api-fresh">
          <code className="ml-mono">{key}</code>
          <Button icon="copy" onClick={() => void copyAndSay(key, { done: say('copied'), failed: say('copyFailed') })}>
            {say('fresh.copy')}
          </Button>
        </p>
      </Dialog>
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
        <p className="open-api-note">
          {say('ask.scopes')}：{scopes.map(({ name, opens }) => `${name}（${opens}）`).join('、')}
        </p>
        <FormRefusal form={form} className="open-api-refusal" />
      </form>
    </Dialog>
  );
}
