import { Button, Icon, Lamp, LogoMark } from '@mastlight/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { showLoginView } from '../login-store';
import { startScanLogin, type ScanView } from '../scan-login';
import { finishScan } from '../sign-in';
import { useTexts } from '../../../platform/catalogue';
import { accountTexts } from '../texts/zh-CN';
import { CardFoot } from './card-foot';
import { CardHead } from './card-head';

/** How parts of texts are set: the slash stands free in the picture, the time is a figure. */
const textTags = {
  slash: (sign: ReactNode) => <span className="login-title-slash">{sign}</span>,
  mono: (figures: ReactNode) => <span className="ml-mono">{figures}</span>,
};

/** The QR view. Each round has a ticket of its own; a refresh starts the next (R-4.1-15). */
export function ScanPane() {
  const [round, setRound] = useState(0);
  return <ScanRound key={round} onRefresh={() => setRound(round + 1)} />;
}

/** One ticket: its picture at the messaging service, its state in words, and what is left of its time. */
function ScanRound({ onRefresh }: { readonly onRefresh: () => void }) {
  const say = useTexts(accountTexts);
  const [view, setView] = useState<ScanView>({ kind: 'loading' });

  useEffect(() => {
    const scan = startScanLogin({ onView: setView, onConfirmed: (result) => void finishScan(result) });
    return scan.stop;
  }, []);

  return (
    <>
      <CardHead
        title={say.rich('scan.title', textTags)}
        hint={say('scan.hint')}
        aside={
          <button type="button" className="login-toggle" onClick={() => showLoginView('phone')}>
            <Icon name="phone" />
            {say('scan.toPhone')}
          </button>
        }
      />
      <div className="login-qr" data-state={view.kind}>
        {view.kind === 'loading' || !view.qrUrl ? (
          <span className="login-qr-blank" />
        ) : (
          <img src={view.qrUrl} alt={say('scan.image')} width={240} height={240} />
        )}
        {view.kind !== 'loading' && view.qrUrl && (
          <span className="login-qr-logo">
            <LogoMark size={30} />
          </span>
        )}
        {view.kind === 'expired' && (
          <div className="login-qr-mask">
            <strong>{say('scan.expired')}</strong>
            <Button variant="lamp" icon="refresh" onClick={onRefresh}>
              {say('scan.refresh')}
            </Button>
          </div>
        )}
      </div>
      <ScanStatus view={view} />
      <CardFoot />
    </>
  );
}

function ScanStatus({ view }: { readonly view: ScanView }) {
  const say = useTexts(accountTexts);
  if (view.kind === 'loading') {
    return (
      <div className="login-status" role="status">
        <p>
          <Lamp kind="unlit" />
          {say('scan.loading')}
        </p>
        <p className="login-status-hint">{say('scan.after')}</p>
      </div>
    );
  }
  if (view.kind === 'expired') {
    return (
      <div className="login-status" role="status">
        <p>
          <Lamp kind="fault" />
          {view.text ?? say('scan.expired')}
        </p>
      </div>
    );
  }
  return (
    <div className="login-status">
      <p role="status">
        <Lamp kind={view.kind === 'scanned' ? 'done' : 'running'} />
        {say(`scan.${view.kind}`)}
      </p>
      <TimeLeft untilMs={view.expiresAtMs} />
      <p className="login-status-hint">{say('scan.after')}</p>
    </div>
  );
}

function formatLeft(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000));
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;
}

function TimeLeft({ untilMs }: { readonly untilMs: number }) {
  const say = useTexts(accountTexts);
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <span className="login-status-left" role="timer">
      {say.rich('scan.timeLeft', { ...textTags, time: formatLeft(untilMs - nowMs) })}
    </span>
  );
}
