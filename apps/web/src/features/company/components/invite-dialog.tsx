import { Button, copyToClipboard, Dialog, showToast, TextField } from '@mastlight/ui';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { useTexts } from '../../../platform/catalogue';
import { CallError } from '../../../platform/http-client';
import { LazyPart } from '../../../platform/lazy-part';
import { loadChunk } from '../../../platform/load-chunk';
import { sayRefusal } from '../../../platform/say-refusal';
import { companyApi } from '../api';
import { refreshCompany } from '../queries';
import { companyWords } from '../texts/zh-CN';
import { OpenInvitations } from './open-invitations';
import { PhoneInvitation } from './phone-invitation';

const QrPicture = lazy(() => loadChunk(async () => ({ default: (await import('../../../platform/qr-picture')).QrPicture })));

/**
 * Three ways to invite: a text message to one phone, a link, and its QR code, valid for seven days (R-7.4-91, -92); and
 * what was sent and is open. A link is made when somebody wants one: its code is told once and kept nowhere.
 */
export function InviteDialog({ companyId, onClose }: { readonly companyId: number; readonly onClose: () => void }) {
  const say = useTexts(companyWords);
  const client = useQueryClient();
  const [made, setMade] = useState<{ readonly url: string; readonly expires: string } | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function makeLink(): Promise<void> {
    setBusy(true);
    setFault(null);
    try {
      setMade(await companyApi.makeInvitation(companyId));
      void refreshCompany(client);
    } catch (cause) {
      setFault(cause instanceof CallError ? sayRefusal(cause) : say('lost'));
    } finally {
      setBusy(false);
    }
  }

  async function copy(url: string): Promise<void> {
    const isCopied = await copyToClipboard(url);
    showToast(isCopied ? { tone: 'done', text: say('colleagues.copied') } : { tone: 'danger', text: say('colleagues.notCopied') });
  }

  return (
    <Dialog title={say('colleagues.invite')} width={440} onClose={onClose} actions={<Button onClick={onClose}>{say('close')}</Button>}>
      <div className="company-invite">
        <PhoneInvitation companyId={companyId} />
        <p className="company-or">{say('colleagues.inviteText')}</p>
        {made ? (
          <>
            <div className="company-link">
              <TextField
                label={say('colleagues.link')}
                isMono
                readOnly
                value={made.url}
                onFocus={(event) => event.currentTarget.select()}
              />
              <Button variant="primary" icon="copy" onClick={() => void copy(made.url)}>
                {say('colleagues.copyLink')}
              </Button>
            </div>
            <LazyPart fallback={<span className="company-qr-blank" />}>
              <QrPicture text={made.url} label={say('colleagues.qr')} />
            </LazyPart>
            <p className="company-note">{say('colleagues.validUntil', { time: made.expires })}</p>
          </>
        ) : (
          <>
            <Button isLoading={isBusy} onClick={() => void makeLink()}>
              {say('colleagues.makeLink')}
            </Button>
            {fault !== null && (
              <p className="panel-refusal" role="alert">
                {fault}
              </p>
            )}
          </>
        )}
        <OpenInvitations companyId={companyId} onLinkWithdrawn={() => setMade(null)} />
      </div>
    </Dialog>
  );
}
