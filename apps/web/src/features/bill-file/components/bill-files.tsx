import { Button, Checkbox, ConfirmDialog, showToast, SkeletonRows, Tag } from '@mastlight/ui';
import { shortTime } from '@mastlight/domain/contract-kit/list-columns';
import { sayBytes } from '@mastlight/domain/bill-file/say-bytes';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallErrorState } from '../../../platform/call-error-state';
import { useTexts } from '../../../platform/catalogue';
import { CallError } from '../../../platform/http-client';
import { lazyPart } from '../../../platform/lazy-part';
import { useMayOperate } from '../../../platform/list/only-looking';
import { saveFile } from '../../../platform/list/save-file';
import { sayRefusal } from '../../../platform/say-refusal';
import { loginState, useSession } from '../../../platform/session';
import { fetchStoredFile } from '../../file';
import { billFilesQuery, filesOfBill, removeBillFile, showBillFile, type BillFile, type BillName } from '../api';
import { billFileWords } from '../texts/zh-CN';
import './bill-files.css';

const AddDialog = lazyPart(async () => (await import('./add-dialog')).AddDialog);

/** The files on a bill: who put which there, opened, shown to the client or not, taken away. */
export function BillFiles({ port, blno, clientName }: BillName & { readonly clientName: string | null }) {
  const say = useTexts(billFileWords);
  const client = useQueryClient();
  const isSignedIn = useSession(loginState);
  const mayOperate = useMayOperate();
  const { data, error, isFetching, refetch } = useQuery({ ...billFilesQuery({ port, blno }, clientName), enabled: isSignedIn });
  const [isAdding, setAdding] = useState(false);
  const [isBusy, setBusy] = useState(false);
  /** What was just ticked or unticked, until the server has said what holds. */
  const [ticked, setTicked] = useState<Pick<BillFile, 'id' | 'isShown'> | null>(null);
  const [removed, setRemoved] = useState<BillFile | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  if (!isSignedIn) return null;

  /** Does one thing at a time and says so; a colleague may have been faster, so the list is asked for again either way. */
  async function act(work: () => Promise<true>, done: string): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setRefusal(null);
    try {
      await work();
      showToast({ tone: 'done', text: done });
    } catch (failed) {
      if (!(failed instanceof CallError)) throw failed;
      setRefusal(sayRefusal(failed));
    } finally {
      await client.invalidateQueries({ queryKey: filesOfBill({ port, blno }) });
      setBusy(false);
    }
  }
  async function show(id: number, isShown: boolean): Promise<void> {
    setTicked({ id, isShown });
    await act(() => showBillFile(id, isShown, clientName || null), say(isShown ? 'nowShown' : 'nowHidden'));
    setTicked(null);
  }
  return (
    <section className="ml-card bill-files" aria-label={say('title')}>
      <header>
        <h2>
          {say('title')} {data !== undefined && data.length > 0 && <small>{data.length}</small>}
        </h2>
        {mayOperate && (
          <Button size={24} icon="upload" onClick={() => setAdding(true)}>
            {say('add')}
          </Button>
        )}
      </header>
      {data === undefined ? (
        error ? (
          <CallErrorState error={error} isRetrying={isFetching} onRetry={refetch} />
        ) : (
          <SkeletonRows rows={2} />
        )
      ) : data.length === 0 ? (
        <p className="bill-files-note">{say(mayOperate ? 'empty' : 'emptyLooking')}</p>
      ) : (
        <ul>
          {data.map((file) => (
            <li key={file.id}>
              <p className="bill-files-name">
                <Tag tone="idle">{say(`kinds.${file.kind}`)}</Tag>
                <button
                  type="button"
                  aria-label={say('open', { name: file.name })}
                  onClick={() => void saveFile(() => fetchStoredFile(file.url))}
                >
                  {file.name}
                </button>
              </p>
              <p className="bill-files-note">
                {file.by === '' ? say('byNobody', { time: shortTime(file.time) }) : say('by', { by: file.by, time: shortTime(file.time) })}
                {' · '}
                {sayBytes(file.bytes)}
              </p>
              {file.clientChanged !== null && (
                <p className="bill-files-note bill-files-changed">{say('clientChanged', { time: shortTime(file.clientChanged) })}</p>
              )}
              {mayOperate ? (
                <p className="bill-files-ways">
                  <Checkbox
                    isChecked={ticked?.id === file.id ? ticked.isShown : file.isShown}
                    disabled={isBusy}
                    title={say('shownTip')}
                    onChange={(isShown) => void show(file.id, isShown)}
                  >
                    {say('shown')}
                  </Checkbox>
                  <Button size={24} variant="text" aria-label={say('remove', { name: file.name })} onClick={() => setRemoved(file)}>
                    {say('removeShort')}
                  </Button>
                </p>
              ) : (
                file.isShown && (
                  <p>
                    <Tag tone="run">{say('shownTo')}</Tag>
                  </p>
                )
              )}
            </li>
          ))}
        </ul>
      )}
      {refusal !== null && (
        <p className="panel-refusal" role="alert">
          {refusal}
        </p>
      )}
      {isAdding && <AddDialog port={port} blno={blno} onClose={() => setAdding(false)} />}
      {removed && (
        <ConfirmDialog
          isLoading={isBusy}
          onConfirm={() => void act(() => removeBillFile(removed.id), say('removed')).then(() => setRemoved(null))}
          onClose={() => setRemoved(null)}
        >
          {say('removeText', { name: removed.name })}
        </ConfirmDialog>
      )}
    </section>
  );
}
