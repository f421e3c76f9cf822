import { Button, showToast, TextField } from '@mastlight/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../../platform/catalogue';
import { saveSetting, type Channel } from '../api';
import { notificationWords } from '../texts/zh-CN';

interface MailboxFormProps {
  readonly channel: Channel;
  readonly isBusy: boolean;
  /** Does something, says why it was refused, and lets nothing else be pressed meanwhile. */
  readonly run: (act: () => Promise<void>) => Promise<void>;
}

/** The mailbox of somebody: an address, and the code that proves who reads there. */
export function MailboxForm({ channel: { address, awaitsCode }, isBusy, run }: MailboxFormProps) {
  const say = useTexts(notificationWords);
  const client = useQueryClient();
  const [url, setUrl] = useState('');
  const [code, setCode] = useState('');
  const save = (fields: { url: string } | { code: string }): Promise<void> =>
    saveSetting(client, { channels: [{ kind: 'email', ...fields }] });
  const sendCode = (to: string): Promise<void> =>
    run(async () => {
      await save({ url: to });
      setUrl('');
      showToast({ tone: 'done', text: say('codeSent', { address: to }) });
    });
  const prove = (): Promise<void> =>
    run(async () => {
      await save({ code: code.trim() });
      setCode('');
      showToast({ tone: 'done', text: say('proven', { address: address ?? '' }) });
    });
  const remove = (): Promise<void> =>
    run(async () => {
      await save({ url: '' });
      setCode('');
      showToast({ tone: 'done', text: say('saved') });
    });
  return (
    <>
      {awaitsCode && address !== null && (
        <form
          className="channel-form"
          onSubmit={(event) => {
            event.preventDefault();
            if (code.trim() !== '') void prove();
          }}
        >
          <TextField
            label={say('code')}
            value={code}
            onChange={setCode}
            placeholder={say('codeNote', { address })}
            isMono
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
          />
          <div className="channel-actions">
            <Button type="submit" disabled={code.trim() === ''} isLoading={isBusy}>
              {say('prove')}
            </Button>
            <Button variant="text" disabled={isBusy} onClick={() => void sendCode(address)}>
              {say('codeAgain')}
            </Button>
          </div>
        </form>
      )}
      <form
        className="channel-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (url.trim() !== '') void sendCode(url.trim());
        }}
      >
        <TextField
          label={say('mailbox')}
          value={url}
          onChange={setUrl}
          placeholder={address === null ? 'name@company.com' : say(awaitsCode ? 'addressAwaits' : 'addressKept', { address })}
          isMono
          inputMode="email"
          autoComplete="email"
          maxLength={100}
        />
        <div className="channel-actions">
          <Button type="submit" disabled={url.trim() === ''} isLoading={isBusy}>
            {say('sendCode')}
          </Button>
          {address !== null && (
            <Button variant="text" disabled={isBusy} onClick={() => void remove()}>
              {say('remove')}
            </Button>
          )}
        </div>
      </form>
    </>
  );
}
