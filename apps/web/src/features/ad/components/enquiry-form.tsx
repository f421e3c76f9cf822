import { ad as calls } from '@mastlight/domain/ad/contract';
import { Button, Tag, TextArea } from '@mastlight/ui';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import type * as z from 'zod/mini';
import { useTexts } from '../../../platform/catalogue';
import { FormRefusal, FormTextField } from '../../../platform/form/form-field';
import { useContractForm } from '../../../platform/form/use-contract-form';
import { CallError } from '../../../platform/http-client';
import { loginState, useSession } from '../../../platform/session';
import { sendSignal } from '../../../platform/signals';
import { enquire, type Ad } from '../api';
import { adPageWords } from '../texts/pages.zh-CN';

type Enquiry = z.input<typeof calls.enquire.request>;

const names = { key: 'key', text: 'text', replyTo: 'replyTo' } as const;

/** Asks a supplier; the administrator passes it on, and the form says so. */
export function EnquiryForm({ ad }: { readonly ad: Ad }) {
  const say = useTexts(adPageWords);
  const isSignedIn = useSession(loginState);
  /** It stays until somebody asks something else: who has asked wants to read it. */
  const [isSent, setSent] = useState(false);
  const form = useContractForm<Enquiry>({
    schema: calls.enquire.request as z.ZodMiniType<unknown, Enquiry>,
    empty: { key: ad.key, text: '', replyTo: '' },
    texts: adPageWords,
    send: async (typed) => {
      try {
        await enquire(typed);
        form.put({ text: '' });
        setSent(true);
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        form.refuse(error, names);
      }
    },
  });
  const { field, fieldState } = useController({ control: form.control, name: 'text' });
  const { ref: attach, value: text, onChange } = field;
  return (
    <form className="ad-form" aria-label={say('enquiry.title', { supplier: ad.supplier })} {...form.formProps}>
      <h3>{say('enquiry.title', { supplier: ad.supplier })}</h3>
      <TextArea
        ref={attach}
        label={say('enquiry.text')}
        hint={say('enquiry.textHint')}
        isRequired
        rows={4}
        maxLength={500}
        value={text}
        onChange={(typed) => {
          onChange(typed);
          setSent(false);
          form.checkRefused();
        }}
        error={fieldState.error?.message}
      />
      <FormTextField
        form={form}
        name="replyTo"
        label={say('enquiry.replyTo')}
        hint={say('enquiry.replyToHint')}
        isRequired
        maxLength={80}
      />
      <p className="ad-quiet">{say('enquiry.note')}</p>
      <FormRefusal form={form} className="panel-refusal" />
      <div role="status">{isSent && <Tag tone="done">{say('enquiry.sent')}</Tag>}</div>
      <div className="ad-buttons">
        {isSignedIn ? (
          <Button type="submit" variant="primary" isLoading={form.isSending}>
            {say('enquiry.send')}
          </Button>
        ) : (
          <Button variant="primary" icon="user" onClick={() => sendSignal('login-needed', {})}>
            {say('enquiry.signIn')}
          </Button>
        )}
      </div>
    </form>
  );
}
