import { seenMs, shareHours } from '@mastlight/domain/truck/limits';
import { Button, copyToClipboard, Dialog, SegmentedControl, showToast, TextField } from '@mastlight/ui';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallErrorState } from '../../../platform/call-error-state';
import { useTexts } from '../../../platform/catalogue';
import { CallError } from '../../../platform/http-client';
import { sayRefusal } from '../../../platform/say-refusal';
import { showCoins } from '../../billing';
import { refreshTrucks, revokeShares, sharesQuery, shareTruck } from '../api';
import { showPlate } from '../looks';
import { truckWords } from '../texts/zh-CN';

/** A link to one truck for some hours, and all of them taken back. */
export function ShareDialog({
  carNo,
  priceFen,
  onClose,
}: {
  readonly carNo: string;
  readonly priceFen: number;
  readonly onClose: () => void;
}) {
  const say = useTexts(truckWords);
  const client = useQueryClient();
  const { data: open, error, isFetching, refetch } = useQuery(sharesQuery(carNo));
  const [hours, setHours] = useState('8');
  const [link, setLink] = useState('');
  const [refused, setRefused] = useState('');
  const [isBusy, setBusy] = useState(false);

  async function act(work: () => Promise<void>): Promise<void> {
    setBusy(true);
    setRefused('');
    try {
      await work();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setRefused(sayRefusal(error));
    }
    setBusy(false);
    await refreshTrucks(client);
  }
  const make = () => act(async () => setLink(new URL((await shareTruck(carNo, hours)).url, location.origin).href));
  const revoke = () =>
    act(async () => {
      await revokeShares(carNo);
      setLink('');
      showToast({ tone: 'done', text: say('revoked') });
    });
  async function copy(): Promise<void> {
    const isCopied = await copyToClipboard(link);
    showToast(isCopied ? { tone: 'done', text: say('copied') } : { tone: 'danger', text: say('copyFailed') });
  }

  return (
    <Dialog
      title={say('shareTitle', { carNo: showPlate(carNo) })}
      width={480}
      onClose={onClose}
      actions={<Button onClick={onClose}>{say('close')}</Button>}
    >
      <div className="truck-share">
        <p>{say('shareNote')}</p>
        <SegmentedControl
          label={say('share')}
          segments={shareHours.map((value) => ({ value: String(value), label: say('hours', { hours: value }) }))}
          value={hours}
          onChange={setHours}
        />
        <p>{say('sharePrice', { coins: showCoins(priceFen), hours, most: showCoins((Number(hours) * 3_600_000 * priceFen) / seenMs) })}</p>
        {link === '' ? (
          <Button variant="primary" icon="link" isLoading={isBusy} onClick={() => void make()}>
            {say('makeLink')}
          </Button>
        ) : (
          <>
            <TextField label={say('link')} value={link} readOnly isMono />
            <Button variant="primary" icon="copy" onClick={() => void copy()}>
              {say('copy')}
            </Button>
          </>
        )}
        {!open && error && <CallErrorState error={error} isRetrying={isFetching} onRetry={refetch} />}
        {open !== undefined && (
          <p className="truck-quiet">
            {open.lastExpireMs === null
              ? say('noShares')
              : say('openShares', { count: open.count, time: formatShanghai(open.lastExpireMs).slice(0, 16) })}
          </p>
        )}
        {open !== undefined && open.count > 0 && (
          <Button variant="danger" isLoading={isBusy} onClick={() => void revoke()}>
            {say('revoke')}
          </Button>
        )}
        <p className="panel-refusal" role="alert">
          {refused}
        </p>
      </div>
    </Dialog>
  );
}
