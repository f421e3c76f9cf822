import { Button, Icon, Lamp, LogoMark } from '@mastlight/ui';
import { scanStateTexts } from '@mastlight/domain/account/messages';
import { useEffect, useState } from 'react';
import { showLoginView } from '../login-store';
import { startScanLogin, type ScanView } from '../scan-login';
import { finishScan } from '../sign-in';
import { captions, useSay } from '../texts';
import { CardFoot } from './card-foot';
import { CardHead } from './card-head';

/** The QR view. Each round has a ticket of its own; a refresh starts the next (R-4.1-15). */
export function ScanPane() {
  const [round, setRound] = useState(0);
  return <ScanRound key={round} onRefresh={() => setRound(round + 1)} />;
}

/** One ticket: its picture at the messaging service, its state in words, and what is left of its time. */
function ScanRound({ onRefresh }: { readonly onRefresh: () => void }) {
  const say = useSay();
  const [view, setView] = useState<ScanView>({ kind: 'loading' });

  useEffect(() => {
    const scan = startScanLogin({ onView: setView, onConfirmed: (result) => void finishScan(result) });
    return scan.stop;
  }, []);

  const title = say(captions.loginTitle.join(''));
  return (
    <>
      <CardHead
        title={title === captions.loginTitle.join('') ? <SpacedTitle /> : title}
        hint={captions.scanHint}
        aside={
          <button type="button" className="login-toggle" onClick={() => showLoginView('phone')}>
            <Icon name="phone" />
            {captions.toPhone}
          </button>
        }
      />
      <div className="login-qr" data-state={view.kind}>
        {view.kind === 'loading' || !view.qrUrl ? (
          <span className="login-qr-blank" />
        ) : (
          <img src={view.qrUrl} alt={captions.qrImage} width={240} height={240} />
        )}
        {view.kind !== 'loading' && view.qrUrl && (
          <span className="login-qr-logo">
            <LogoMark size={30} />
          </span>
        )}
        {view.kind === 'expired' && (
          <div className="login-qr-mask">
            <strong>{scanStateTexts.expired}</strong>
            <Button variant="lamp" icon="refresh" onClick={onRefresh}>
              {scanStateTexts.refresh}
            </Button>
          </div>
        )}
      </div>
      <ScanStatus view={view} />
      <CardFoot />
    </>
  );
}

/** The slash stands free in the picture, yet the words are one text: 登录/一键注册. */
function SpacedTitle() {
  const [before, slash, after] = captions.loginTitle;
  return (
    <>
      {before}
      <span className="login-title-slash">{slash}</span>
      {after}
    </>
  );
}

function ScanStatus({ view }: { readonly view: ScanView }) {
  if (view.kind === 'loading') {
    return (
      <div className="login-status" role="status">
        <p>
          <Lamp kind="unlit" />
          {captions.loading}
        </p>
        <p className="login-status-hint">{captions.afterScan}</p>
      </div>
    );
  }
  if (view.kind === 'expired') {
    return (
      <div className="login-status" role="status">
        <p>
          <Lamp kind="fault" />
          {view.text ?? scanStateTexts.expired}
        </p>
      </div>
    );
  }
  return (
    <div className="login-status">
      <p role="status">
        <Lamp kind={view.kind === 'scanned' ? 'done' : 'running'} />
        {scanStateTexts[view.kind]}
      </p>
      <TimeLeft untilMs={view.expiresAtMs} />
      <p className="login-status-hint">{captions.afterScan}</p>
    </div>
  );
}

function formatLeft(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000));
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;
}

function TimeLeft({ untilMs }: { readonly untilMs: number }) {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <span className="login-status-left" role="timer">
      <span className="ml-mono">{formatLeft(untilMs - nowMs)}</span> {captions.expiresAfter}
    </span>
  );
}
