import { Button, ConfirmDialog, EmptySea, ErrorState, showToast, SkeletonRows, Tag, type Tone } from '@mastlight/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { EmailRow } from '@mastlight/domain/sh-manifest/contract';
import type { EmailState } from '@mastlight/domain/sh-manifest/email';
import { shManifestRowsTopic } from '@mastlight/domain/sh-manifest/topics';
import { useTexts } from '../../../platform/catalogue';
import { CallError } from '../../../platform/http-client';
import { useMayOperate } from '../../../platform/list/only-looking';
import { saveFile } from '../../../platform/list/save-file';
import { onLive } from '../../../platform/live';
import { Panel, PanelTable } from '../../../platform/panel';
import { loginState, useSession } from '../../../platform/session';
import { sendSignal } from '../../../platform/signals';
import { TimeCell } from '../../../platform/time-cell';
import { manifestCalls, product } from '../api';
import { ManifestFrame } from '../components/manifest-frame';
import { shManifestWords } from '../texts/zh-CN';
import './email-page.css';

const tones: Readonly<Record<EmailState, Tone>> = { waiting: 'idle', sending: 'run', sent: 'done', refused: 'danger', failed: 'danger' };
const bytesPerKilobyte = 1_024;

/** R-2.2-08: what the shipping agent of a manifest was written, with its attachment, and sent once more. */
export function EmailPage() {
  const say = useTexts(shManifestWords);
  const router = useRouter();
  const client = useQueryClient();
  const isSignedIn = useSession(loginState);
  const mayOperate = useMayOperate();
  const id = useRouterState({ select: ({ location }) => new URLSearchParams(location.searchStr).get('id') ?? '' });
  const [isAsking, setAsking] = useState(false);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [product, 'emails', id],
    queryFn: () => manifestCalls.emails(id),
    enabled: isSignedIn,
  });
  useEffect(() => {
    const refresh = (): void => void client.invalidateQueries({ queryKey: [product, 'emails'] });
    return onLive(shManifestRowsTopic, { changed: refresh, gap: refresh });
  }, [client]);

  async function resend(): Promise<void> {
    setAsking(false);
    try {
      await manifestCalls.resendEmail(Number(id));
      showToast({ tone: 'done', text: say('email.resent') });
    } catch (failure) {
      // Shown by the client.
      if (!(failure instanceof CallError)) throw failure;
    }
    await refetch();
  }

  if (!isSignedIn) {
    return (
      <EmptySea
        title={say('signedOut.title')}
        text={say('signedOut.text')}
        action={{ label: say('signedOut.action'), icon: 'user', onSelect: () => sendSignal('login-needed', {}) }}
      />
    );
  }
  const [newest, ...earlier] = data?.list ?? [];
  return (
    <ManifestFrame at="already">
      <div className="manifest-plain">
        <header className="manifest-head">
          <h1>{data ? `${say('titles.email')} ${data.billno}` : say('titles.email')}</h1>
          {data && (
            <Button variant="text" onClick={() => router.history.push(`/sh_manifest/new?id=${data.id}`)}>
              {say('open')}
            </Button>
          )}
        </header>
        {error instanceof CallError ? (
          <ErrorState message={error.message} isRetrying={isFetching} onRetry={() => void refetch()} />
        ) : !data ? (
          <SkeletonRows rows={6} />
        ) : (
          <Panel
            title={newest?.subject ?? say('email.none')}
            note={data.why && say(`email.why.${data.why}`)}
            actions={
              mayOperate &&
              data.why !== 'tooEarly' && (
                <Button icon="refresh" disabled={data.why !== null} onClick={() => setAsking(true)}>
                  {say('email.resend')}
                </Button>
              )
            }
          >
            {newest && <Email email={newest} onDownload={(place) => void saveFile(() => manifestCalls.attachment(data.id, place))} />}
          </Panel>
        )}
        {earlier.length > 0 && (
          <Panel title={say('email.earlier')}>
            <PanelTable label={say('email.earlier')}>
              <thead>
                <tr>
                  <th>{say('email.time')}</th>
                  <th>{say('email.subject')}</th>
                  <th>{say('email.to')}</th>
                  <th>{say('email.state')}</th>
                </tr>
              </thead>
              <tbody>
                {earlier.map(({ id: number, createTime, subject, to, state }) => (
                  <tr key={number}>
                    <td>
                      <TimeCell time={createTime} />
                    </td>
                    <td>{subject}</td>
                    <td className="ml-mono">{to}</td>
                    <td>
                      <Tag tone={tones[state]}>{say(`email.states.${state}`)}</Tag>
                    </td>
                  </tr>
                ))}
              </tbody>
            </PanelTable>
          </Panel>
        )}
      </div>
      {isAsking && data && (
        <ConfirmDialog
          isHarmless
          title={say('email.resendTitle')}
          confirmLabel={say('email.resend')}
          cancelLabel={say('cancel')}
          onConfirm={() => void resend()}
          onClose={() => setAsking(false)}
        >
          {say('email.resendText', { agent: data.shipagent })}
        </ConfirmDialog>
      )}
    </ManifestFrame>
  );
}

function Email({ email, onDownload }: { readonly email: EmailRow; readonly onDownload: (place: number) => void }) {
  const say = useTexts(shManifestWords);
  const { state, from, to, createTime, reason, text, attachments } = email;
  const hint = state === 'sent' ? say('email.sentHint') : state === 'failed' ? say('email.failedHint') : null;
  return (
    <dl className="panel-facts">
      <dt>{say('email.state')}</dt>
      <dd>
        <Tag tone={tones[state]}>{say(`email.states.${state}`)}</Tag> {hint}
      </dd>
      {reason !== null && (
        <>
          <dt>{say('email.reason')}</dt>
          <dd>{reason}</dd>
        </>
      )}
      <dt>{say('email.from')}</dt>
      <dd className="ml-mono">{from}</dd>
      <dt>{say('email.to')}</dt>
      <dd className="ml-mono">{to}</dd>
      <dt>{say('email.time')}</dt>
      <dd className="ml-mono">{createTime}</dd>
      <dt>{say('email.text')}</dt>
      <dd className="manifest-email-text">{text}</dd>
      <dt>{say('email.attachments')}</dt>
      <dd>
        {attachments.map(({ name, bytes }, place) => (
          <Button key={name} variant="text" icon="download" onClick={() => onDownload(place)}>
            {`${name} ${say('email.size', { kilobytes: Math.ceil(bytes / bytesPerKilobyte) })}`}
          </Button>
        ))}
      </dd>
    </dl>
  );
}
