import { Button, Dialog, showToast } from '@mastlight/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../../platform/catalogue';
import { CallError } from '../../../platform/http-client';
import { refreshProduct } from '../../../platform/list/list-rows';
import { manifestCalls, product, type ImportedBill, type ManifestImport } from '../api';
import { sayLeftOut } from '../../../platform/sheet/say-left-out';
import { shManifestWords } from '../texts/zh-CN';

/** So many faults of a bill are drawn here; the editor has them all. */
const faultsShown = 3;

/** What was read of a spreadsheet, bill by bill with its faults and their rows; kept as drafts once somebody says so. */
export function ImportDialog({ read, onClose }: { readonly read: ManifestImport; readonly onClose: () => void }) {
  const bills = read.list;
  const say = useTexts(shManifestWords);
  const client = useQueryClient();
  const [kept, setKept] = useState(0);
  const [isKeeping, setKeeping] = useState(false);
  const errorsOf = ({ findings }: ImportedBill) => findings.filter(({ severity }) => severity === 'error');

  async function keepAll(): Promise<void> {
    setKeeping(true);
    try {
      // One after the other: what was kept before one that fails stays, and the rest can be kept again.
      for (const [i, { filing }] of bills.entries()) {
        if (i < kept) continue;
        await manifestCalls.keep(filing);
        setKept(i + 1);
      }
      showToast({ tone: 'done', text: say('import.done', { count: bills.length }) });
      onClose();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
    } finally {
      setKeeping(false);
      await refreshProduct(client, product);
    }
  }
  return (
    <Dialog
      title={say('import.title')}
      width={640}
      onClose={onClose}
      actions={
        <>
          {kept > 0 && <progress value={kept} max={bills.length} aria-label={say('import.progress', { kept, all: bills.length })} />}
          <Button variant="primary" isLoading={isKeeping} onClick={() => void keepAll()}>
            {say('import.keep', { count: bills.length - kept })}
          </Button>
        </>
      }
    >
      <p>
        {say('import.read', {
          bills: bills.length,
          lines: bills.reduce((sum, { filing }) => sum + filing.goods.length, 0),
          faulty: bills.filter((bill) => errorsOf(bill).length > 0).length,
        })}
      </p>
      {[...sayLeftOut(read), ...read.notes].map((note) => (
        <p key={note}>{note}</p>
      ))}
      <ul className="manifest-import">
        {bills.map((bill) => {
          const errors = errorsOf(bill);
          return (
            <li key={bill.rowNo} data-severity={errors.length > 0 ? 'error' : undefined}>
              <b className="ml-mono">{bill.filing.head.billno || say('import.noBill')}</b>{' '}
              {say('import.bill', { lines: bill.filing.goods.length, errors: errors.length })}
              {errors.slice(0, faultsShown).map(({ rowNo, message }) => (
                <p key={`${rowNo} ${message}`}>
                  {say('editor.row', { row: rowNo })}
                  {message}
                </p>
              ))}
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
