import { smsPerDay } from '@mastlight/domain/notification/limits';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { Button, showToast, Switch, Tag, TextField } from '@mastlight/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../../platform/catalogue';
import { CallError } from '../../../platform/http-client';
import { refreshDeliveries, saveSetting, settingQuery, testChannel, type Channel } from '../api';
import { tellSaved } from '../tell-saved';
import { notificationWords } from '../texts/zh-CN';
import { MailboxForm } from './mailbox-form';

/** One way to somebody: whether it is open, by which robot, how it does, and a test of it. */
export function ChannelCard({ channel }: { readonly channel: Channel }) {
  const say = useTexts(notificationWords);
  const client = useQueryClient();
  const [url, setUrl] = useState('');
  const [secret, setSecret] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { kind, name, isOn, lack, address, awaitsCode, isSigned, problem, sentMs } = channel;
  const isRobot = kind !== 'wechat' && kind !== 'email' && kind !== 'sms';
  const canOpen = lack === null && !awaitsCode && (kind === 'wechat' || address !== null);

  // Of a robot that is set a new secret alone can be saved.
  const canSave = url.trim() !== '' || (address !== null && secret.trim() !== '');

  async function run(act: () => Promise<void>): Promise<void> {
    setBusy(true);
    setRefusal(null);
    try {
      await act();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setRefusal(error.message);
    } finally {
      setBusy(false);
    }
  }
  const change = (fields: { isOn?: boolean; url?: string; secret?: string }): Promise<void> =>
    run(async () => {
      await saveSetting(client, { channels: [{ kind, ...fields }] });
      if (fields.url !== undefined || fields.secret !== undefined) {
        setUrl('');
        setSecret('');
      }
      tellSaved();
    });
  const test = (): Promise<void> =>
    run(async () => {
      const { isSent, answer, tookMs } = await testChannel(kind);
      showToast(
        isSent
          ? { tone: 'done', text: say('testSent', { ms: tookMs }) }
          : { tone: 'danger', text: say('testFailed', { answer }), shownMs: 6_000 },
      );
      await Promise.all([client.invalidateQueries({ queryKey: settingQuery.queryKey }), refreshDeliveries(client)]);
    });

  return (
    <li className="channel">
      <div className="channel-head">
        <Switch isOn={isOn} isDisabled={isBusy || (!isOn && !canOpen)} onChange={(next) => void change({ isOn: next })}>
          <b>{name}</b>
        </Switch>
        <Tag tone={isOn ? (problem === null ? 'done' : 'danger') : 'idle'}>{say(isOn ? 'on' : 'off')}</Tag>
        <span className="channel-note">
          {sentMs === null ? say('neverSent') : say('sentAt', { time: formatShanghai(sentMs).slice(5, 16) })}
        </span>
        {isOn && (
          <Button size={24} isLoading={isBusy} onClick={() => void test()}>
            {say('test')}
          </Button>
        )}
      </div>
      {problem !== null && isOn && <p className="panel-refusal">{problem}</p>}
      {lack !== null && <p className="channel-note">{lack}</p>}
      {kind === 'wechat' && lack === null && <p className="channel-note">{say('wechatNote')}</p>}
      {kind === 'sms' && lack === null && address !== null && (
        <p className="channel-note">{say('smsNote', { phone: address, max: smsPerDay })}</p>
      )}
      {isRobot && (
        <form
          className="channel-form"
          onSubmit={(event) => {
            event.preventDefault();
            if (url.trim() !== '') void change({ url, secret, isOn: true });
            else if (canSave) void change({ secret });
          }}
        >
          <TextField
            label={say('address')}
            value={url}
            onChange={setUrl}
            placeholder={address === null ? 'https://' : say('addressKept', { address })}
            isMono
            autoComplete="off"
            maxLength={500}
          />
          {kind !== 'wecom' && (
            <TextField
              label={say('secret')}
              value={secret}
              onChange={setSecret}
              placeholder={say(isSigned ? 'secretKept' : 'secretNote')}
              isMono
              autoComplete="off"
              maxLength={200}
            />
          )}
          <div className="channel-actions">
            <Button type="submit" disabled={!canSave} isLoading={isBusy}>
              {say('save')}
            </Button>
            {address !== null && (
              <Button variant="text" disabled={isBusy} onClick={() => void change({ url: '', secret: '' })}>
                {say('remove')}
              </Button>
            )}
          </div>
        </form>
      )}
      {kind === 'email' && lack === null && <MailboxForm channel={channel} isBusy={isBusy} run={run} />}
      <p className="panel-refusal" role="alert">
        {refusal}
      </p>
    </li>
  );
}
