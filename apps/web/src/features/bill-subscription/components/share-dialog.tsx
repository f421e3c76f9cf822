import { Button, Checkbox, copyToClipboard, Dialog, SegmentedControl, showToast, TextField } from '@mastlight/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { shareDays } from '@mastlight/domain/bill-subscription/limits';
import { shareMasks, type ShareMask } from '@mastlight/domain/bill-subscription/share-contract';
import { useTexts } from '../../../platform/catalogue';
import { CallError } from '../../../platform/http-client';
import { useMayOperate } from '../../../platform/list/only-looking';
import { QrPicture } from '../../../platform/qr-picture';
import { sayRefusal } from '../../../platform/say-refusal';
import type { BillRow } from '../api';
import { billSharesQuery, revokeBillShares, shareBill } from '../share-api';
import { shareTexts } from '../texts/share.zh-CN';
import './share-dialog.css';

/** A link to one bill for some days, and all of them taken back. */
export function ShareDialog({ row, onClose }: { readonly row: Pick<BillRow, 'id' | 'billNo'>; readonly onClose: () => void }) {
  const say = useTexts(shareTexts);
  const client = useQueryClient();
  const mayOperate = useMayOperate();
  const shares = billSharesQuery(row.id);
  const { data: open, error } = useQuery(shares);
  const [days, setDays] = useState<(typeof shareDays)[number]>(7);
  const [masks, setMasks] = useState<readonly ShareMask[]>(['sealNo']);
  const [link, setLink] = useState<{ readonly url: string; readonly time: string } | null>(null);
  const [refused, setRefused] = useState('');
  const [isBusy, setBusy] = useState(false);

  async function act(work: () => Promise<void>): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setRefused('');
    try {
      await work();
    } catch (failed) {
      if (!(failed instanceof CallError)) throw failed;
      setRefused(sayRefusal(failed));
    } finally {
      setBusy(false);
    }
    await client.invalidateQueries({ queryKey: shares.queryKey });
  }
  const make = () =>
    act(async () => {
      const { url, expireTime } = await shareBill(row.id, days, masks);
      setLink({ url: new URL(url, location.origin).href, time: expireTime.slice(0, 16) });
    });
  const revoke = () =>
    act(async () => {
      await revokeBillShares(row.id);
      setLink(null);
      showToast({ tone: 'done', text: say('revoked') });
    });
  async function copy(url: string): Promise<void> {
    const isCopied = await copyToClipboard(url);
    showToast(isCopied ? { tone: 'done', text: say('copied') } : { tone: 'danger', text: say('copyFailed') });
  }

  return (
    <Dialog
      title={say('title', { billNo: row.billNo })}
      width={480}
      onClose={onClose}
      actions={<Button onClick={onClose}>{say('close')}</Button>}
    >
      <div className="bill-share">
        <p>{say('about')}</p>
        {link === null ? (
          <>
            <SegmentedControl
              label={say('days')}
              segments={shareDays.map((value) => ({ value: String(value), label: say('dayCount', { days: value }) }))}
              value={String(days)}
              onChange={(value) => setDays(shareDays.find((each) => String(each) === value)!)}
            />
            <fieldset className="bill-share-masks">
              <legend>{say('hide')}</legend>
              {shareMasks.map((mask) => (
                <Checkbox
                  key={mask}
                  isChecked={masks.includes(mask)}
                  onChange={(isOn) => setMasks(isOn ? [...masks, mask] : masks.filter((each) => each !== mask))}
                >
                  {say(`masks.${mask}`)}
                </Checkbox>
              ))}
            </fieldset>
            <Button variant="primary" icon="link" isLoading={isBusy} disabled={!mayOperate} onClick={() => void make()}>
              {say('make')}
            </Button>
          </>
        ) : (
          <>
            <TextField label={say('link', { time: link.time })} value={link.url} readOnly isMono />
            <Button variant="primary" icon="copy" onClick={() => void copy(link.url)}>
              {say('copy')}
            </Button>
            <QrPicture text={link.url} label={say('qr')} />
          </>
        )}
        {open && (
          <p className="bill-share-open">
            {open.lastExpireTime === null
              ? say('none')
              : say('open', { count: open.count, time: open.lastExpireTime.slice(0, 16), views: open.views })}
          </p>
        )}
        {open !== undefined && open.count > 0 && (
          <Button variant="danger" isLoading={isBusy} disabled={!mayOperate} onClick={() => void revoke()}>
            {say('revoke')}
          </Button>
        )}
        {(refused !== '' || error) && (
          <p className="panel-refusal" role="alert">
            {refused || sayRefusal(error instanceof CallError ? error : { message: error!.message })}
          </p>
        )}
      </div>
    </Dialog>
  );
}
