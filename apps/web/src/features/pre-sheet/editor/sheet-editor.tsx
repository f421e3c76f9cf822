import type { Agent } from '@mastlight/domain/pre-sheet/agent';
import { sumBoxes, sumGoods, type SheetFinding } from '@mastlight/domain/pre-sheet/check-sheet';
import { preSheetRefusals } from '@mastlight/domain/pre-sheet/refusals';
import { sayFinding } from '@mastlight/domain/pre-sheet/say-finding';
import { emptyHead, headFields, tidySheet, type SheetHead } from '@mastlight/domain/pre-sheet/sheet';
import { act } from '@mastlight/domain/pre-sheet/states';
import { preSheetRowsTopic } from '@mastlight/domain/pre-sheet/topics';
import { Button, ConfirmDialog, Lamp, showToast, Tag } from '@mastlight/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { textsOf, useTexts } from '../../../platform/catalogue';
import { KeepingWords } from '../../../platform/form/keeping-words';
import { CallCancelled, CallError } from '../../../platform/http-client';
import { refreshProduct } from '../../../platform/list/list-rows';
import { useMayOperate } from '../../../platform/list/only-looking';
import { Panel } from '../../../platform/panel';
import { loadPickers } from '../../../platform/sheet/pickers';
import { isBlankRow } from '../../../platform/sheet/sheet-column';
import { SheetForm, type SheetHandle } from '../../../platform/sheet/sheet-form';
import { useMovedRow } from '../../../platform/use-moved-row';
import { deleteSheet, fetchSheet, product, saveSheet, submitSheet, withdrawSheet, type PreSheetRow } from '../api';
import { ReadRows } from '../components/read-rows';
import { stateTones } from '../state-tones';
import { preSheetWords } from '../texts/zh-CN';
import { ChecksPanel } from './checks-panel';
import { HeadFields } from './head-fields';
import { sheetOf, wireOf } from './sheet-drafts';
import { useSheetEditor } from './use-sheet-editor';

/** One pre-sheet: its bill and ship, its boxes, its goods, what is wrong with it, and what its agent says. */
export function SheetEditor(props: {
  readonly agent: Agent;
  readonly opened: PreSheetRow | null;
  readonly beginning: SheetHead;
  /** A new one has got its number. */
  readonly onKept: (id: number) => void;
  /** Shows another one, or this one as the server has it; null: a new one. */
  readonly onOpen: (id: number | null) => void;
}) {
  const { agent, opened, beginning, onKept, onOpen } = props;
  const { agentCode, shortName } = agent;
  const say = useTexts(preSheetWords);
  const client = useQueryClient();
  const editor = useSheetEditor({ agentCode, opened, beginning });
  const { form, boxes, goods, keeper, keeping, id, isKept, shown, findings } = editor;
  const mayOperate = useMayOperate();
  const isReadOnly = !isKept || !mayOperate;
  const state = opened?.state ?? 'draft';
  const [asking, setAsking] = useState<'submit' | 'delete' | null>(null);
  const [isBusy, setBusy] = useState(false);
  const boxHandle = useRef<SheetHandle>(null);
  const goodsHandle = useRef<SheetHandle>(null);

  useEffect(() => void loadPickers(), []);
  useEffect(() => {
    if (id !== null && id !== opened?.id) onKept(id);
  }, [id, opened, onKept]);
  // What the agent answers, and what somebody else does with it, comes to the open page; what is being written stays.
  const hasMoved = async (): Promise<boolean> => {
    const row = await fetchSheet(id!);
    return row?.state !== state || (!isKept && row.reason !== opened?.reason);
  };
  useMovedRow(preSheetRowsTopic, id, hasMoved, () => onOpen(id!));

  function showFinding({ part, row, field }: SheetFinding): void {
    if (part === 'head') return form.focus((field ?? 'billNo') as keyof SheetHead);
    const [sheet, handle, first] = part === 'boxes' ? [boxes, boxHandle, 'sizeType'] : [goods, goodsHandle, 'name'];
    const filled = sheet.form.getValues('rows').flatMap((cells, at) => (isBlankRow(cells) ? [] : [at]));
    handle.current?.focusCell(`rows.${filled[row ?? 0] ?? 0}.${field ?? first}`);
  }
  /** Runs what the server is asked for, once at a time; what it refuses is told. */
  async function run(work: () => Promise<void>): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof CallError) && !(error instanceof CallCancelled)) throw error;
      setAsking(null);
    } finally {
      setBusy(false);
    }
  }
  const refresh = (): Promise<void> => refreshProduct(client, product);
  const save = (): Promise<void> =>
    run(async () => {
      if (await keeper.save()) await refresh();
    });
  /** All that the server would refuse is marked before anybody is asked. */
  async function askToSubmit(): Promise<void> {
    await Promise.all([form.check(...headFields), boxes.form.trigger(), goods.form.trigger()]);
    const errors = editor.checkNow().filter(({ severity }) => severity === 'error');
    if (errors.length === 0) return setAsking('submit');
    showToast({ tone: 'warning', text: say('refusal.faulty', { count: errors.length, first: sayFinding(errors[0]!) }) });
    showFinding(errors[0]!);
  }
  const submit = (): Promise<void> =>
    run(async () => {
      // What the agent gets is what the server has: nothing goes that is not there, or that somebody else has put there.
      if (!(await keeper.save()) || keeper.id === null || keeper.version === null) return setAsking(null);
      try {
        const { reference } = await submitSheet(keeper.id, keeper.version);
        showToast({ tone: 'done', text: say('submitted', { agent: shortName, reference }) });
      } catch (error) {
        // It has been sent, given back or changed meanwhile: it is shown as it stands. All that was written here is saved.
        if (!(error instanceof CallError) || error.refusal?.name !== preSheetRefusals.stale.name) throw error;
        showToast({ tone: 'warning', text: say('notSubmitted') });
      }
      setAsking(null);
      await refresh();
      onOpen(keeper.id);
    });
  const withdraw = (): Promise<void> =>
    run(async () => {
      await withdrawSheet(opened!.id);
      showToast({ tone: 'done', text: say('withdrawing') });
      await refresh();
      onOpen(opened!.id);
    });
  const remove = (): Promise<void> =>
    run(async () => {
      await keeper.forget();
      if (keeper.id !== null) await deleteSheet(keeper.id);
      showToast({ tone: 'done', text: say('deleted') });
      setAsking(null);
      await refresh();
      onOpen(null);
    });
  /** Another one for the same ship and goods; its bill and its boxes have numbers of their own. */
  const copy = (): Promise<void> =>
    run(async () => {
      const { head, boxes: rows, goods: lines } = opened ? sheetOf(opened) : editor.read();
      const fresh = { head: { ...head, billNo: '' }, boxes: rows.map((box) => ({ ...box, containerNo: '', sealNo: '' })), goods: lines };
      const saved = await saveSheet({ key: crypto.randomUUID(), agentCode, ...wireOf(fresh) });
      if (saved.id === null) return showToast({ tone: 'danger', text: saved.msg });
      await refresh();
      onOpen(saved.id);
    });

  const { head, boxes: tidyBoxes, goods: tidyGoods } = tidySheet({ ...shown, head: { ...emptyHead, ...shown.head } });
  const { packages, kg, m3 } = sumGoods(tidyGoods);
  const sum = say('sum', { count: sumBoxes(tidyBoxes).count, packages, kg, m3 });
  const warnings = findings.filter(({ severity }) => severity === 'warning');
  const cell = (column: { readonly title: string }, row: number): string => textsOf(preSheetWords)('cell', { row, column: column.title });
  return (
    <div className="pre-sheet-editor">
      <form {...form.formProps} className="pre-sheet-form">
        <header className="pre-sheet-head">
          <h2>{head.billNo ? say('title', { billNo: head.billNo }) : say('newTitle')}</h2>
          <Tag tone={stateTones[state]}>{say(`states.${state}`)}</Tag>
          <KeepingWords keeping={keeping} />
        </header>
        {opened && opened.reason !== '' && (
          <p className="pre-sheet-note" data-tone={state === 'returned' ? 'danger' : undefined} role="status">
            {state === 'returned' ? say('returned', { reason: opened.reason }) : opened.reason}
          </p>
        )}
        {state === 'submitted' && <p className="pre-sheet-note">{say('atAgent')}</p>}
        {state === 'withdrawing' && <p className="pre-sheet-note">{say('withdrawingNote')}</p>}
        {state === 'accepted' && (
          <p className="pre-sheet-note" data-tone="done">
            {say('acceptedNote', { reference: opened?.reference ?? '' })}
          </p>
        )}
        {editor.isRestored && keeping.state !== 'saved' && <p className="pre-sheet-note">{say('restored')}</p>}
        {keeping.state === 'elsewhere' && (
          <div className="pre-sheet-note" role="alert">
            {say('elsewhere')}{' '}
            <Button size={24} onClick={() => void keeper.forget().then(() => onOpen(keeper.idElsewhere))}>
              {say('showOther')}
            </Button>{' '}
            <Button size={24} onClick={() => void run(async () => void ((await keeper.keepMine()) && (await refresh())))}>
              {say('keepMine')}
            </Button>
          </div>
        )}
        <Panel title={say('head')} note={say('headHint')}>
          <HeadFields form={form} isReadOnly={isReadOnly} />
        </Panel>
        <Panel title={say('boxes')} note={say('boxesHint')}>
          {isReadOnly ? (
            <ReadRows label={say('boxes')} columns={boxes.columns} rows={boxes.filledRows()} />
          ) : (
            <div className="pre-sheet-rows">
              <SheetForm sheet={boxes} caption={say('boxes')} enter="along" handle={boxHandle} label={cell}>
                <Button size={24} icon="plus" onClick={() => boxes.addRows(1)}>
                  {say('addBox')}
                </Button>
              </SheetForm>
            </div>
          )}
        </Panel>
        <Panel title={say('goods')} note={say('goodsHint')}>
          {isReadOnly ? (
            <ReadRows label={say('goods')} columns={goods.columns} rows={goods.filledRows()} />
          ) : (
            <div className="pre-sheet-rows">
              <SheetForm sheet={goods} caption={say('goods')} enter="along" handle={goodsHandle} label={cell}>
                <Button size={24} icon="plus" onClick={() => goods.addRows(1)}>
                  {say('addLine')}
                </Button>
              </SheetForm>
            </div>
          )}
        </Panel>
        <footer className="pre-sheet-bar">
          <span className="ml-mono">{sum}</span>
          <span className="pre-sheet-bar-end">
            {opened && (
              <Button disabled={!mayOperate} onClick={() => void copy()}>
                {say('copy')}
              </Button>
            )}
            {(id !== null || keeping.state !== 'same') && !('refusal' in act(state, 'delete')) && (
              <Button variant="danger" disabled={!mayOperate} onClick={() => setAsking('delete')}>
                {say('delete')}
              </Button>
            )}
            {state === 'submitted' && (
              <Button disabled={!mayOperate} isLoading={isBusy} onClick={() => void withdraw()}>
                {say('withdraw')}
              </Button>
            )}
            {isKept && (
              <>
                <Button disabled={!mayOperate} isLoading={isBusy && asking === null} onClick={() => void save()}>
                  {say('keep')}
                </Button>
                <Button variant="primary" disabled={!mayOperate} onClick={() => void askToSubmit()}>
                  {say('submit', { agent: shortName })}
                </Button>
              </>
            )}
          </span>
        </footer>
      </form>
      {isKept && (
        <ChecksPanel
          findings={findings}
          isReturned={state === 'returned' && keeping.state === 'same'}
          onShow={showFinding}
          onFix={({ field }, text) => form.put({ [field!]: text })}
        />
      )}
      {asking === 'submit' && (
        <ConfirmDialog
          isHarmless
          title={say('submitTitle', { agent: shortName })}
          confirmLabel={say('submitNow')}
          cancelLabel={say('cancel')}
          isLoading={isBusy}
          onConfirm={() => void submit()}
          onClose={() => setAsking(null)}
        >
          <p>{say('submitText', { billNo: head.billNo, ship: head.vesselName, voyage: head.voyage, sum })}</p>
          {warnings.map((finding) => (
            <p key={`${finding.row} ${finding.textId}`}>
              <Lamp kind="changed" /> {sayFinding(finding)}
            </p>
          ))}
        </ConfirmDialog>
      )}
      {asking === 'delete' && (
        <ConfirmDialog
          confirmLabel={say('deleteNow')}
          cancelLabel={say('keepIt')}
          isLoading={isBusy}
          onConfirm={() => void remove()}
          onClose={() => setAsking(null)}
        >
          <p>{say('deleteText', { billNo: head.billNo || say('noBill') })}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
