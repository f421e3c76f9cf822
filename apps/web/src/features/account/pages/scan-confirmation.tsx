import { productFullName } from '@mastlight/domain/vocabulary/product-name';
import { Button, Lamp, Logo } from '@mastlight/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError } from '../../../platform/http-client';
import { sayRefusal } from '../../../platform/say-refusal';
import { useTexts } from '../../../platform/catalogue';
import { accountApi } from '../api';
import { accountTexts } from '../texts/zh-CN';
import './scan-confirmation.css';

/**
 * The phone's side of the QR login (R-2.3-07): which device, where and when, and a tap that agrees or refuses. The
 * code in the address is worth nothing in another browser.
 */
export function ScanConfirmationPage() {
  const say = useTexts(accountTexts);
  const code = new URLSearchParams(location.search).get('code') ?? '';
  const [answer, setAnswer] = useState<'none' | 'sending' | 'agreed' | 'refused'>('none');
  const [error, setError] = useState<string | null>(null);
  const request = useQuery({
    queryKey: ['scan-confirmation', code],
    queryFn: () => accountApi.showScanConfirmation(code),
    enabled: code !== '',
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });

  async function give(isAgreed: boolean): Promise<void> {
    setAnswer('sending');
    setError(null);
    try {
      await accountApi.answerScanConfirmation(code, isAgreed);
      setAnswer(isAgreed ? 'agreed' : 'refused');
    } catch (cause) {
      setAnswer('none');
      setError(cause instanceof CallError ? sayRefusal(cause) : say('confirmation.invalid'));
    }
  }

  return (
    <main className="scan-page">
      <div className="scan-page-head">
        <Logo name={productFullName} size={36} ground="night" />
      </div>
      <div className="scan-page-card">
        {answer === 'agreed' && <Outcome lamp="done" title={say('confirmation.confirmed')} text={say('confirmation.confirmedText')} />}
        {answer === 'refused' && <Outcome lamp="unlit" title={say('confirmation.refused')} text={say('confirmation.refusedText')} />}
        {(answer === 'none' || answer === 'sending') &&
          (request.isPending && code !== '' ? (
            <p className="scan-page-wait" role="status">
              <Lamp kind="running" r={7} /> …
            </p>
          ) : !request.data?.open ? (
            <Outcome
              lamp="fault"
              title={say('confirmation.invalid')}
              text={request.error instanceof CallError ? sayRefusal(request.error) : say('confirmation.invalidText')}
            />
          ) : (
            <>
              <h1>{say('confirmation.question')}</h1>
              <dl>
                <dt>{say('confirmation.device')}</dt>
                <dd>{request.data.device}</dd>
                <dt>{say('confirmation.place')}</dt>
                <dd>{request.data.place}</dd>
                <dt>{say('confirmation.time')}</dt>
                <dd className="ml-mono">{request.data.time}</dd>
              </dl>
              <p className="scan-page-warning">{say('confirmation.warning')}</p>
              {error && (
                <p className="scan-page-error" role="alert">
                  {error}
                </p>
              )}
              <Button variant="primary" size={40} isLoading={answer === 'sending'} onClick={() => void give(true)}>
                {say('confirmation.confirm')}
              </Button>
              <Button size={40} disabled={answer === 'sending'} onClick={() => void give(false)}>
                {say('confirmation.cancel')}
              </Button>
            </>
          ))}
      </div>
    </main>
  );
}

function Outcome(props: { readonly lamp: 'done' | 'fault' | 'unlit'; readonly title: string; readonly text: string }) {
  return (
    <div className="scan-page-outcome" role="status">
      <Lamp kind={props.lamp} r={13} />
      <h1>{props.title}</h1>
      <p>{props.text}</p>
    </div>
  );
}
