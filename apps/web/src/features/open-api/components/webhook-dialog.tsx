import { openApi } from '@mastlight/domain/open-api/contract';
import { eventTypes, type EventType } from '@mastlight/domain/open-api/events-of-bill';
import { keyNameLengthMax, webhookUrlLengthMax } from '@mastlight/domain/open-api/limits';
import { Button, Checkbox, Dialog, FieldError, showToast } from '@mastlight/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useController } from 'react-hook-form';
import { useTexts } from '../../../platform/catalogue';
import { FormRefusal, FormTextField, wordsOf } from '../../../platform/form/form-field';
import { useContractForm } from '../../../platform/form/use-contract-form';
import { CallError } from '../../../platform/http-client';
import { editWebhook, makeWebhook, refreshWebhooks, type Webhook } from '../api';
import { openApiWords } from '../texts/zh-CN';
import { OnceDialog } from './once-dialog';
import { SecretNote } from './secret-note';

/**
 * Asks where events are to be pushed. A new address is made, and its secret shown this once; one that is there is edited, and
 * keeps its secret.
 */
export function WebhookDialog({ of, onClose }: { readonly of: Webhook | null; readonly onClose: () => void }) {
  const say = useTexts(openApiWords);
  const client = useQueryClient();
  const formId = useId();
  const typesId = useId();
  const [secret, setSecret] = useState<string | null>(null);
  const form = useContractForm({
    schema: openApi.makeWebhook.request,
    empty: of === null ? { name: '', url: '', eventTypes: [...eventTypes] } : { name: of.name, url: of.url, eventTypes: of.eventTypes },
    texts: openApiWords,
    async send(wish) {
      try {
        if (of === null) setSecret((await makeWebhook(wish)).secret);
        else {
          await editWebhook({ id: of.id, ...wish });
          showToast({ tone: 'done', text: say('webhooks.edited', { name: wish.name }) });
          onClose();
        }
      } catch (error) {
        if (error instanceof CallError) form.refuse(error, { name: 'name', url: 'url', eventTypes: 'eventTypes' });
        return;
      } finally {
        await refreshWebhooks(client);
      }
    },
  });
  const { field, fieldState } = useController({ control: form.control, name: 'eventTypes' });
  const chosen = field.value as readonly EventType[];
  if (secret !== null) {
    return (
      <OnceDialog title={say('secret.title')} closeLabel={say('secret.close')} onClose={onClose}>
        <SecretNote secret={secret} />
      </OnceDialog>
    );
  }
  return (
    <Dialog
      title={of === null ? say('newWebhook.title') : say('newWebhook.edit', { name: of.name })}
      width={520}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{say('newWebhook.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" isLoading={form.isSending}>
            {say(of === null ? 'newWebhook.make' : 'newWebhook.save')}
          </Button>
        </>
      }
    >
      <form id={formId} className="open-api-form" {...form.formProps}>
        <FormTextField
          form={form}
          name="name"
          label={say('newWebhook.name')}
          placeholder={say('newWebhook.nameHint')}
          maxLength={keyNameLengthMax * 2}
          autoComplete="off"
          autoFocus
        />
        <FormTextField
          form={form}
          name="url"
          label={say('newWebhook.url')}
          placeholder="https://erp.example.com/hooks"
          inputMode="url"
          maxLength={webhookUrlLengthMax * 2}
          autoComplete="off"
        />
        <fieldset className="open-api-types" aria-describedby={fieldState.error ? typesId : undefined}>
          <legend>{say('newWebhook.types')}</legend>
          {eventTypes.map((type) => (
            <Checkbox
              key={type}
              isChecked={chosen.includes(type)}
              onChange={(isChecked) => {
                field.onChange(eventTypes.filter((one) => (one === type ? isChecked : chosen.includes(one))));
                form.checkRefused();
              }}
            >
              {say(`types.${type}`)}
            </Checkbox>
          ))}
          {fieldState.error && <FieldError id={typesId}>{wordsOf(say, fieldState.error)}</FieldError>}
        </fieldset>
        <FormRefusal form={form} className="open-api-refusal" />
      </form>
    </Dialog>
  );
}
