import { useState, type FormEvent } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Dialog, Select, showToast, SkeletonRows, TextArea } from '@mastlight/ui';
import { remarkLengthMax } from '@mastlight/domain/bill-subscription/limits';
import { permissionsOf } from '@mastlight/domain/company/index';
import { useTexts } from '../../../platform/catalogue';
import { CallError } from '../../../platform/http-client';
import { sayRefusal } from '../../../platform/say-refusal';
import { isPermitted, useSession } from '../../../platform/session';
import { colleaguesQuery } from '../../company';
import { handOverBills, handOversKey, refreshLists, type BillRow } from '../api';
import { billTexts } from '../texts/zh-CN';
import './hand-over-dialog.css';

/** 交接同事: to a colleague who may work on bills, with what he should know. */
export function HandOverDialog({ rows, onClose }: { readonly rows: readonly BillRow[]; readonly onClose: () => void }) {
  const say = useTexts(billTexts);
  const client = useQueryClient();
  const session = useSession();
  const colleagues = useQuery(colleaguesQuery);
  const [chosen, setChosen] = useState('');
  const [note, setNote] = useState('');
  const [refused, setRefused] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const successors = (colleagues.data?.list ?? []).filter(
    ({ id, role }) => String(id) !== session.userId && permissionsOf(role).includes('company.operate'),
  );

  async function handOver(event?: FormEvent): Promise<void> {
    event?.preventDefault();
    if (isBusy) return;
    const successor = successors.find(({ id }) => String(id) === chosen);
    if (!successor) return setRefused(say('handOver.choose'));
    setBusy(true);
    try {
      await handOverBills(
        rows.map(({ id }) => id),
        successor.id,
        note.trim(),
      );
      await Promise.all([refreshLists(client), client.invalidateQueries({ queryKey: handOversKey })]);
      showToast({ tone: 'done', text: say('handOver.done', { count: rows.length, name: successor.userName }) });
      onClose();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setRefused(sayRefusal(error));
      setBusy(false);
    }
  }

  return (
    <Dialog
      title={
        rows.length === 1 ? say('handOver.titleOne', { billNo: rows[0]?.billNo ?? '' }) : say('handOver.titleMany', { count: rows.length })
      }
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{say('cancel')}</Button>
          <Button variant="primary" isLoading={isBusy} disabled={successors.length === 0} onClick={() => void handOver()}>
            {say('handOver.save')}
          </Button>
        </>
      }
    >
      <form className="hand-over" onSubmit={(event) => void handOver(event)}>
        {colleagues.isPending && <SkeletonRows rows={2} rowHeight={40} widths={[240]} />}
        {colleagues.isError && <p role="alert">{say('handOver.lost')}</p>}
        {colleagues.data && successors.length === 0 && <p>{say('handOver.none')}</p>}
        {successors.length > 0 && (
          <>
            {!isPermitted(session, 'company.manage') && <p>{say('handOver.onlyOwn')}</p>}
            <Select
              label={say('handOver.to')}
              isRequired
              placeholder={say('handOver.choose')}
              options={successors.map(({ id, userName, phone }) => ({
                value: String(id),
                label: userName === phone ? phone : `${userName} ${phone}`,
              }))}
              value={chosen}
              onChange={(id) => {
                setChosen(id);
                setRefused(null);
              }}
              error={refused}
            />
            <TextArea
              label={say('handOver.note')}
              hint={say('handOver.noteHint')}
              maxLength={remarkLengthMax}
              value={note}
              onChange={setNote}
            />
          </>
        )}
        <input type="submit" hidden />
      </form>
    </Dialog>
  );
}
