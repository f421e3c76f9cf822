import { Button, copyToClipboard, Dialog, ErrorState, showToast, SkeletonRows, TextField } from '@mastlight/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { useTexts } from '../../../platform/catalogue';
import { LazyPart } from '../../../platform/lazy-part';
import { loadChunk } from '../../../platform/load-chunk';
import { invitationLinkQuery } from '../queries';
import { companyWords } from '../texts';
import { PhoneInvitation } from './phone-invitation';

const QrPicture = lazy(() => loadChunk(async () => ({ default: (await import('../../../platform/qr-picture')).QrPicture })));

/** Three ways to invite: a text message to one phone, a link, and its QR code, valid for seven days (R-7.4-91, -92). */
export function InviteDialog({ companyId, onClose }: { readonly companyId: number; readonly onClose: () => void }) {
  const say = useTexts(companyWords);
  const { data, error, isFetching, refetch } = useQuery(invitationLinkQuery(companyId));

  async function copy(url: string): Promise<void> {
    const isCopied = await copyToClipboard(url);
    showToast(isCopied ? { tone: 'done', text: say('colleagues.copied') } : { tone: 'danger', text: say('colleagues.notCopied') });
  }

  return (
    <Dialog title={say('colleagues.invite')} width={440} onClose={onClose} actions={<Button onClick={onClose}>{say('close')}</Button>}>
      <div className="company-invite">
        <PhoneInvitation companyId={companyId} />
        <p className="company-or">{say('colleagues.inviteText')}</p>
        {data ? (
          <>
            <div className="company-link">
              <TextField
                label={say('colleagues.link')}
                isMono
                readOnly
                value={data.url}
                onFocus={(event) => event.currentTarget.select()}
              />
              <Button variant="primary" icon="copy" onClick={() => void copy(data.url)}>
                {say('colleagues.copyLink')}
              </Button>
            </div>
            <LazyPart fallback={<span className="company-qr-blank" />}>
              <QrPicture text={data.url} label={say('colleagues.qr')} />
            </LazyPart>
            <p className="company-note">{say('colleagues.validUntil', { time: data.expires })}</p>
          </>
        ) : error ? (
          <ErrorState message={error.message} isRetrying={isFetching} onRetry={() => void refetch()} />
        ) : (
          <SkeletonRows rows={4} />
        )}
      </div>
    </Dialog>
  );
}
