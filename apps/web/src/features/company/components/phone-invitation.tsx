import { Button, TextField } from '@mastlight/ui';
import { isPhone, maskPhone, phoneLength, tidyPhone } from '@mastlight/domain/vocabulary/phone';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTexts } from '../../../platform/catalogue';
import { CallError } from '../../../platform/http-client';
import { sayRefusal } from '../../../platform/say-refusal';
import { companyApi } from '../api';
import { personQuery, refreshCompany } from '../queries';
import { companyWords } from '../texts/zh-CN';

/** Invites one phone by text message (R-7.4-91); whose it is, is told masked before anything is sent. */
export function PhoneInvitation({ companyId }: { readonly companyId: number }) {
  const say = useTexts(companyWords);
  const client = useQueryClient();
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [sent, setSent] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const phone = tidyPhone(typed);
  const { data: person } = useQuery(personQuery(isPhone(phone) ? phone : ''));

  async function invite(event?: FormEvent): Promise<void> {
    event?.preventDefault();
    if (isBusy) return;
    if (!isPhone(phone)) return setFault(say('colleagues.phoneWrong'));
    setBusy(true);
    try {
      const { expires } = await companyApi.inviteByPhone(companyId, phone);
      setSent(say('colleagues.invited', { phone: maskPhone(phone), time: expires }));
      setTyped('');
      void refreshCompany(client);
    } catch (cause) {
      setFault(cause instanceof CallError ? sayRefusal(cause) : say('lost'));
    } finally {
      setBusy(false);
    }
  }

  const hint = !person
    ? say('colleagues.phoneHint')
    : person.exists
      ? say('colleagues.personFound', { name: person.userName })
      : say('colleagues.personNew');
  return (
    <form className="company-phone" onSubmit={(event) => void invite(event)}>
      <div className="company-link">
        <TextField
          label={say('colleagues.phoneToInvite')}
          isMono
          type="tel"
          inputMode="numeric"
          autoComplete="off"
          // Room for what is pasted with a country's number and spaces.
          maxLength={phoneLength * 2}
          value={typed}
          onChange={(text) => {
            setTyped(text);
            setFault(null);
            setSent(null);
          }}
        />
        <Button type="submit" isLoading={isBusy}>
          {say('colleagues.sendText')}
        </Button>
      </div>
      {fault === null ? (
        <p className="company-note" role="status">
          {sent ?? hint}
        </p>
      ) : (
        <p className="panel-refusal" role="alert">
          {fault}
        </p>
      )}
    </form>
  );
}
