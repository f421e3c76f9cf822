import { Button, ConfirmDialog, Dialog, showToast, Tag } from '@mastlight/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { BroughtFiling } from '@mastlight/domain/sh-manifest/bring-bill';
import type { ManifestFinding } from '@mastlight/domain/sh-manifest/check-filing';
import { shManifest, type OrphanRow } from '@mastlight/domain/sh-manifest/contract';
import { compareFilings } from '@mastlight/domain/sh-manifest/compare-filings';
import { writeThousandths } from '@mastlight/domain/sh-manifest/numbers';
import { act, type ManifestStatus } from '@mastlight/domain/sh-manifest/status';
import { totalsOf } from '@mastlight/domain/sh-manifest/totals';
import { headFields, partyRoles, placeName, type FilingPlace, type Party, type PartyRole } from '@mastlight/domain/sh-manifest/filing';
import { isBlankParty } from '@mastlight/domain/sh-manifest/prefill';
import { shManifestRowsTopic } from '@mastlight/domain/sh-manifest/topics';
import { readFiling } from '@mastlight/domain/sh-manifest/wire-names';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { textsOf, useTexts } from '../../../platform/catalogue';
import { CallError, callEndpoint } from '../../../platform/http-client';
import { refreshProduct } from '../../../platform/list/list-rows';
import { useMayOperate } from '../../../platform/list/only-looking';
import { KeepingWords } from '../../../platform/form/keeping-words';
import { cellNameOf } from '../../../platform/sheet/cell-name-of';
import { loadPickers } from '../../../platform/sheet/pickers';
import type { SheetRow } from '../../../platform/sheet/sheet-column';
import { SheetForm, type SheetHandle } from '../../../platform/sheet/sheet-form';
import { showCoins } from '@mastlight/domain/billing/index';
import { ChargeDeclined, refreshMoney, sendShown } from '../../billing';
import { manifestCalls, product } from '../api';
import { statusTones } from '../status-tones';
import { shManifestWords } from '../texts/zh-CN';
import { FileButton } from '../../../platform/sheet/file-button';
import { useMovedRow } from '../../../platform/use-moved-row';
import { ChangesTable } from '../components/changes-table';
import { sayOrphan, useOrphans } from '../components/orphans';
import { ContestNote } from './contest-note';
import { RemarkTags } from './remark-tags';
import { SendSheet } from './send-sheet';
import { ReasonDialog } from './reason-dialog';
import { ReceiptTimeline } from './receipt-timeline';
import { CheckPanel } from './check-panel';
import { rowOf } from './goods-columns';
import { GoodsTotals } from './goods-totals';
import { HeadFields } from './head-fields';
import { PartyFields } from './party-fields';
import { UnsureFields } from './unsure-fields';
import { sayLeftOut } from '../../../platform/sheet/say-left-out';
import { useEditor, type Opened } from './use-editor';
import './manifest-editor.css';

/** One manifest on one page (R-2.2-03): its call, its parties, its goods; the list of checks beside it, what it costs below. */
export function ManifestEditor(props: {
  readonly opened: Opened | null;
  /** What a new one begins with. */
  readonly brought?: BroughtFiling;
  readonly onReload: (id: number | null) => void;
}) {
  const { opened, brought, onReload } = props;
  const say = useTexts(shManifestWords);
  const router = useRouter();
  const client = useQueryClient();
  const [isChanging, setChanging] = useState(false);
  const [asking, setAsking] = useState<'send' | 'modify' | 'cancel' | 'counter' | 'drop' | null>(null);
  /** Why what was asked for last did not go out. */
  const [failed, setFailed] = useState<string | null>(null);
  const editor = useEditor(opened, isChanging, brought);
  const { form, sheet, id, keeper, keeping, findings, shown } = editor;
  const mayOperate = useMayOperate();
  const isReadOnly = editor.isReadOnly || !mayOperate;
  const handle = useRef<SheetHandle>(null);
  const [isShowingFixes, setShowingFixes] = useState(false);
  const unsure = useMemo(() => new Set(editor.unsurePlaces.map(({ place }) => placeName(place))), [editor.unsurePlaces]);
  const marked = useMemo(
    () => ({
      cells: new Set([...unsure].map((name) => name.replace(/^goods\./, 'rows.'))),
      sign: say('editor.unsureMark'),
      words: say('editor.unsureHere'),
    }),
    [unsure, say],
  );
  const errors = findings.filter(({ severity }) => severity === 'error').length;

  useEffect(() => void loadPickers(), []);
  // The address names what is being written, so that a reload goes on with it.
  useEffect(() => {
    if (id !== null && id !== opened?.row.id) router.history.replace(`/sh_manifest/new?id=${id}`);
  }, [id, opened, router]);
  const command = useRef({ s: () => {}, enter: () => {} });
  useEffect(() => {
    const run = (event: KeyboardEvent): void => {
      const key = event.key.toLowerCase();
      // A dialog that asks already has keys of its own.
      if (!(event.ctrlKey || event.metaKey) || (key !== 's' && key !== 'enter') || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      command.current[key]();
    };
    window.addEventListener('keydown', run);
    return () => window.removeEventListener('keydown', run);
  }, []);

  // What customs answer, and what somebody else does with it, comes to the open page; what is being written stays.
  const hasMoved = async (): Promise<boolean> => {
    const { row } = await callEndpoint(shManifest.readManifest, { id: id! }, { showsErrors: false });
    // A draft that is written here is saved by this page itself, and what others save of it is told at the next save.
    if (row.status === 0 && editor.isKept) return false;
    return row.status !== (opened?.row.status ?? 0) || (row.status !== 0 && !isChanging && row.version !== opened?.row.version);
  };
  useMovedRow(shManifestRowsTopic, id, hasMoved, () => {
    // What was set aside has been taken or given back.
    void refreshMoney(client);
    onReload(id);
  });

  function showPlace(place: FilingPlace): void {
    if (place.part === 'goods') handle.current?.focusCell(`rows.${place.row ?? 0}.${place.field ?? 'houseBillNo'}`);
    else form.focus(`${place.part}.${place.field}` as never);
  }
  function applyFix({ place }: ManifestFinding, fix: string): void {
    if (place.part === 'goods') {
      if (place.row !== null) sheet.form.setValue(`rows.${place.row}.${place.field}`, fix);
      sheet.touch();
      return;
    }
    form.put({ [place.part]: { ...form.readAll()[place.part], [place.field]: fix } });
  }
  /** Runs what goes out, and shows what has become of it; why it did not stays in the dialog, which is open still. */
  async function goOut<Told>(work: () => Promise<Told>, done: (told: Told) => string): Promise<void> {
    setFailed(null);
    try {
      const told = await work();
      showToast({ tone: 'done', text: done(told) });
      setAsking(null);
      void refreshMoney(client);
      await refreshProduct(client, product);
      onReload(keeper.id);
    } catch (error) {
      if (error instanceof CallError) setFailed(error.message);
      else if (!(error instanceof ChargeDeclined)) throw error;
    }
  }
  /** Opens a dialog, or closes it; what was told in the one before is over. */
  function ask(what: typeof asking): void {
    setFailed(null);
    setAsking(what);
  }
  async function submit(realFen: number): Promise<void> {
    // What customs would get is what the server has: nothing goes that is not there, or that somebody else has put there.
    if (!(await keeper.save()) || keeper.id === null) return ask(null);
    const { id: kept, version } = keeper;
    await goOut(
      () => sendShown({ port: 'SH', fee: 'FEE_SH_MANIFEST' }, realFen, (agreed) => manifestCalls.submit(kept, version, agreed)),
      ({ coins }) => say('editor.sent', { coins: showCoins(coins) }),
    );
  }
  /** All that the server would refuse is marked before anybody is asked. */
  async function askToSend(what: 'send' | 'modify'): Promise<void> {
    await sheet.form.trigger();
    if (editor.checkNow().every(({ severity }) => severity !== 'error')) ask(what);
  }
  useEffect(() => {
    command.current = {
      s: () => void keeper.save(),
      enter(): void {
        if (isChanging) void askToSend('modify');
        else if (editor.isKept && !isReadOnly) void askToSend('send');
      },
    };
  });
  const status = opened?.row.status ?? 0;
  const totals = totalsOf(shown.goods);
  // Of what customs have and nobody changes now.
  const { data: orphans } = useOrphans(status === 2);
  const orphan = isChanging ? undefined : orphans?.find((one) => one.id === opened?.row.id);
  const orphanReason = orphans?.some((one) => one.id === opened?.row.id) ? say('orphan.reason') : '';
  const setParty = (role: PartyRole, party: Party): void => form.put({ [role]: party });

  /** What a correction changes as it stands. */
  const changed = () => (opened === null ? [] : compareFilings(readFiling(opened.filing), editor.read()));
  function dropChange(): void {
    editor.forgetChange();
    onReload(opened?.row.id ?? null);
  }
  async function copy(): Promise<void> {
    try {
      const { id: fresh } = await manifestCalls.copy(opened!.row.id);
      showToast({ tone: 'done', text: say('copied') });
      await refreshProduct(client, product);
      router.history.push(`/sh_manifest/new?id=${fresh}`);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
    }
  }
  function beginChange(): void {
    setChanging(true);
    if (editor.goOnChanging()) showToast({ tone: 'done', text: say('editor.changeRestored') });
  }
  /** One container that came in the place of another; null: it is not that plain. */
  const swapOf = ({ notIn, unlisted, undeclared }: OrphanRow): string | null =>
    notIn.length === 0 && unlisted.length === 1 && undeclared.length === 1 ? undeclared[0]! : null;
  function sayRemedy(told: OrphanRow): string {
    const swap = swapOf(told);
    if (swap !== null) return say('orphan.swap', { containerNo: swap });
    const count = told.notIn.length + told.unlisted.length;
    return told.undeclared.length > 0 ? say('orphan.modify') : say('orphan.drop', { count });
  }
  /** A correction as the port has it, prepared: it goes once somebody hands it in. What is to be added, its goods say. */
  function prepareChange(told: OrphanRow): void {
    setChanging(true);
    if (told.undeclared.length > 0 && swapOf(told) === null) return;
    const wrong = new Set([...told.notIn, ...told.unlisted]);
    const isWrong = (row: SheetRow): boolean => wrong.has(row['containerNo']?.trim() ?? '');
    const swap = swapOf(told);
    const rows = sheet.filledRows();
    // The seal is the other container's own.
    if (swap === null) sheet.replaceRows(rows.filter((row) => !isWrong(row)));
    else sheet.replaceRows(rows.map((row) => (isWrong(row) ? { ...row, containerNo: swap, sealNo: '' } : row)));
  }
  async function takeFromBill(): Promise<void> {
    const billno = form.readAll().head.billNo.trim();
    if (billno === '') return showToast({ tone: 'warning', text: say('editor.fromBillNeedsNo') });
    try {
      const { filing: wire } = await callEndpoint(shManifest.prefillManifest, { billno });
      const filing = readFiling(wire);
      const before = form.readAll();
      // What somebody has typed stays; what is still empty is filled.
      const head = Object.fromEntries(
        Object.entries(before.head).map(([field, text]) => [field, text === '' ? filing.head[field as keyof typeof filing.head] : text]),
      ) as typeof before.head;
      // A party is one: into one that somebody has begun to type nothing is mixed.
      const parties = partyRoles.flatMap((role) => (isBlankParty(before[role]) ? [[role, filing.parties[role]] as const] : []));
      form.put({ head, ...Object.fromEntries(parties) });
      const rows = sheet.filledRows();
      const known = new Set(rows.map((row) => row['containerNo']));
      const fresh = filing.goods.filter(({ containerNo }) => !known.has(containerNo));
      sheet.replaceRows([...rows, ...fresh.map(rowOf)]);
      const filled =
        headFields.filter((field) => head[field] !== before.head[field]).length +
        parties.filter(([, party]) => !isBlankParty(party)).length;
      if (fresh.length > 0) showToast({ tone: 'done', text: say('editor.fromBillDone', { lines: fresh.length }) });
      else if (filled > 0) showToast({ tone: 'done', text: say('editor.fromBillFields', { fields: filled }) });
      else showToast({ tone: 'warning', text: say('editor.fromBillNothing') });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
    }
  }
  // Another page leads here with a bill, of which a new manifest is begun; over a draft of another one nothing is written.
  const fromBill = useRouterState({ select: ({ location }) => new URLSearchParams(location.searchStr).get('fromBill') });
  const isTaken = useRef(false);
  useEffect(() => {
    if (isTaken.current || opened !== null || fromBill === null) return;
    isTaken.current = true;
    const { head } = form.readAll();
    const typed = head.billNo.trim();
    if (typed !== '' && typed !== fromBill) return;
    form.put({ head: { ...head, billNo: fromBill } });
    void takeFromBill();
  });
  /** The goods of a spreadsheet go below what is there; of several bills nobody knows which is meant. */
  async function takeFile(file: string): Promise<void> {
    const read = await manifestCalls.read(file);
    const bills = read.list;
    if (bills.length > 1) return showToast({ tone: 'warning', text: say('import.several', { count: bills.length }) });
    const { head, goods } = readFiling(bills[0]!.filing);
    const ours = form.readAll().head.billNo.trim();
    if (head.billNo !== '' && ours !== '' && head.billNo !== ours) {
      return showToast({ tone: 'warning', text: say('import.otherBill', { billNo: head.billNo }) });
    }
    sheet.replaceRows([...sheet.filledRows(), ...goods.map(rowOf)]);
    showToast({ tone: 'done', text: say('import.taken', { lines: goods.length }) });
    // Texts that were cut are still too long, and the sheet says so.
    const told = [...sayLeftOut(read), ...read.notes];
    if (told.length > 0) showToast({ tone: 'warning', text: told.join('；') });
  }
  /** The row in which the caret stands; the last one without it. */
  const rowNow = (): number => {
    const cell = cellNameOf(document.activeElement);
    return cell === null ? sheet.rowIds.length - 1 : Number(cell.split('.')[1]);
  };

  return (
    <div className="manifest-editor">
      <form {...form.formProps} className="manifest-sheet">
        <header className="manifest-head">
          <h1>{shown.head.billNo ? say('editor.title', { billNo: shown.head.billNo }) : say('editor.newTitle')}</h1>
          <Tag tone={statusTones[status]}>{say(`status.${status}`)}</Tag>
          <KeepingWords keeping={keeping} />
          <Button icon="link" disabled={isReadOnly} onClick={() => void takeFromBill()}>
            {say('editor.fromBill')}
          </Button>
          <FileButton disabled={isReadOnly} onFile={takeFile}>
            {say('import.button')}
          </FileButton>
        </header>
        {opened?.row.rejectReason && <p className="manifest-reject">{opened.row.rejectReason}</p>}
        {orphan && (
          <div className="manifest-note" role="alert">
            {say('orphan.sailsAt', { time: formatShanghai(orphan.sailsMs).slice(5, 16) })}
            {sayOrphan(orphan, say)}{' '}
            {!orphan.isPending && orphan.remedy === 'modify' && (
              <Button size={24} disabled={!mayOperate} onClick={() => prepareChange(orphan)}>
                {sayRemedy(orphan)}
              </Button>
            )}
            {!orphan.isPending && orphan.remedy === 'cancel' && (
              <Button size={24} disabled={!mayOperate} onClick={() => ask('cancel')}>
                {say('orphan.cancel')}
              </Button>
            )}
            {!orphan.isPending && orphan.remedy === 'counter' && (
              <Button size={24} disabled={!mayOperate} onClick={() => ask('counter')}>
                {say('editor.counter')}
              </Button>
            )}
          </div>
        )}
        {opened && (
          <ContestNote id={opened.row.id} contest={opened.contest} mayOperate={mayOperate} onContested={() => onReload(opened.row.id)} />
        )}
        {isChanging && <p className="manifest-note">{say('editor.changing')}</p>}
        {editor.isReadOnly && <ReadOnlyWords status={status} onCopy={mayOperate ? () => void copy() : null} />}
        {brought !== undefined && (
          <p className="manifest-note">{say(brought.filing.head.billNo === '' ? 'editor.brought' : 'editor.broughtBill')}</p>
        )}
        {!isReadOnly && <UnsureFields places={editor.unsurePlaces} onShow={showPlace} onRight={editor.sayRight} />}
        {editor.isUnsaved && <p className="manifest-note">{say('editor.restored')}</p>}
        {keeping.state === 'elsewhere' && (
          <div className="manifest-note" role="alert">
            {say('editor.elsewhere')}{' '}
            <Button size={24} onClick={() => void keeper.forget().then(() => onReload(keeper.idElsewhere))}>
              {say('editor.showNewer')}
            </Button>{' '}
            <Button size={24} onClick={() => void keeper.saveAsAnother()}>
              {say('editor.keepMine')}
            </Button>
          </div>
        )}
        <section className="manifest-part">
          <h2>
            {say('editor.step1')} <small>{say('editor.step1Hint')}</small>
            {editor.closesAt && (
              <span className="ml-mono manifest-cut-off">
                {say('editor.cutOff')} {editor.closesAt.slice(5, 16)}
              </span>
            )}
          </h2>
          <HeadFields form={form} isReadOnly={isReadOnly} isChanging={isChanging} unsure={unsure} />
          <RemarkTags form={form} isReadOnly={isReadOnly} />
        </section>
        <section className="manifest-part">
          <h2>
            {say('editor.step2')} <small>{say('editor.step2Hint')}</small>
          </h2>
          <div className="manifest-parties">
            {partyRoles.map((role) => (
              <PartyFields
                key={role}
                role={role}
                form={form}
                isReadOnly={isReadOnly}
                unsure={unsure}
                onChange={(party) => setParty(role, party)}
              />
            ))}
          </div>
        </section>
        {/* Not inert: what was sent has more columns than a window shows, and is moved under it. */}
        <fieldset className="manifest-part manifest-goods" disabled={isReadOnly}>
          <h2>
            {say('editor.step3')} <small>{say('editor.step3Hint')}</small>
            {sheet.fixes.length > 0 && (
              <span className="manifest-fixed" role="status">
                {say('editor.fixed', { count: sheet.fixes.length })}
                <Button variant="text" size={24} onClick={() => setShowingFixes(true)}>
                  {say('editor.fixedShow')}
                </Button>
              </span>
            )}
          </h2>
          <SheetForm
            sheet={sheet}
            caption={say('editor.sheet')}
            enter="along"
            handle={handle}
            isReadOnly={isReadOnly}
            marked={marked}
            label={(column, row) => textsOf(shManifestWords)('editor.cell', { row, column: column.title })}
            onPasted={({ cells, rowsAdded, cellsLeftOut }) => {
              showToast({ tone: 'done', text: say('editor.pasted', { cells, rows: rowsAdded }) });
              if (cellsLeftOut > 0) showToast({ tone: 'warning', text: say('editor.leftOut', { cells: cellsLeftOut }) });
            }}
          >
            <Button size={24} icon="plus" onClick={() => sheet.addRows(1)}>
              {say('editor.addRow')}
            </Button>
            {/* Pressing keeps the caret where it is: the row is the one that it stands in. */}
            <Button size={24} icon="copy" onMouseDown={(event) => event.preventDefault()} onClick={() => sheet.copyRow(rowNow())}>
              {say('editor.copyRow')}
            </Button>
            <Button size={24} icon="trash" onMouseDown={(event) => event.preventDefault()} onClick={() => sheet.removeRow(rowNow())}>
              {say('editor.removeRow')}
            </Button>
            <Button size={24} icon="undo" onMouseDown={(event) => event.preventDefault()} onClick={sheet.undo}>
              {say('editor.undo')}
            </Button>
            <Button size={24} onMouseDown={(event) => event.preventDefault()} onClick={sheet.redo}>
              {say('editor.redo')}
            </Button>
          </SheetForm>
          <GoodsTotals filing={shown} />
        </fieldset>
      </form>
      <CheckPanel filing={shown} findings={findings} onShow={({ place }) => showPlace(place)} onFix={applyFix}>
        {opened && (status !== 0 || opened.row.rejectReason !== null) && (
          <ReceiptTimeline id={opened.row.id} version={opened.row.version} />
        )}
      </CheckPanel>
      <footer className="manifest-bar">
        <span>{say(editor.isKept ? 'editor.feeBefore' : 'editor.feeNone')}</span>
        <span className="manifest-bar-end">
          {errors > 0 && <span className="manifest-bar-fault">{say('editor.firstPutRight', { count: errors })}</span>}
          {editor.isKept && (
            <>
              <Button disabled={isReadOnly} onClick={() => void keeper.save()}>
                {say('editor.save')}
              </Button>
              <Button
                variant="primary"
                aria-keyshortcuts="Control+Enter"
                disabled={isReadOnly || errors > 0}
                onClick={() => void askToSend('send')}
              >
                {say('editor.send')} <SendKeys />
              </Button>
            </>
          )}
          {status === 2 && !isChanging && (
            <>
              <Button disabled={!mayOperate} onClick={() => ask('counter')}>
                {say('editor.counter')}
              </Button>
              <Button variant="danger" disabled={!mayOperate} onClick={() => ask('cancel')}>
                {say('editor.cancel')}
              </Button>
              <Button variant="primary" disabled={!mayOperate} onClick={beginChange}>
                {say('editor.modify')}
              </Button>
            </>
          )}
          {isChanging && <Button onClick={() => (changed().length === 0 ? dropChange() : ask('drop'))}>{say('editor.dropChange')}</Button>}
          {isChanging && (
            <Button variant="primary" aria-keyshortcuts="Control+Enter" disabled={errors > 0} onClick={() => void askToSend('modify')}>
              {say('editor.submitChange')} <SendKeys />
            </Button>
          )}
        </span>
      </footer>
      {asking === 'send' && (
        <SendSheet
          id={id}
          filing={shown}
          findings={findings}
          totals={{ containers: totals.containers, packages: totals.packages, weight: writeThousandths(totals.weight) }}
          failed={failed}
          onSend={(realFen) => void submit(realFen)}
          onClose={() => ask(null)}
        />
      )}
      {asking === 'modify' && opened && (
        <ReasonDialog
          title={say('editor.modifyTitle')}
          reason={orphanReason}
          failed={failed}
          confirm={say('editor.submitChange')}
          onConfirm={(given) =>
            goOut(
              async () => {
                const told = await manifestCalls.modify(opened.row.id, opened.submissions, editor.read(), given);
                editor.forgetChange();
                return told;
              },
              () => say('editor.asked'),
            )
          }
          onClose={() => ask(null)}
        >
          <ChangesTable changes={changed()} />
        </ReasonDialog>
      )}
      {asking === 'drop' && (
        <ConfirmDialog
          title={say('editor.dropChange')}
          confirmLabel={say('editor.dropChange')}
          cancelLabel={say('cancel')}
          onConfirm={dropChange}
          onClose={() => ask(null)}
        >
          <p>{say('editor.dropChangeText', { count: changed().length })}</p>
        </ConfirmDialog>
      )}
      {asking === 'cancel' && opened && (
        <ReasonDialog
          isDanger
          title={say('editor.cancelTitle')}
          reason={orphanReason}
          failed={failed}
          confirm={say('editor.cancel')}
          onConfirm={(given) =>
            goOut(
              () => manifestCalls.cancel(opened.row.id, given),
              () => say('editor.asked'),
            )
          }
          onClose={() => ask(null)}
        >
          {say('editor.cancelText', {
            billNo: shown.head.billNo,
            vessel: `${shown.head.vesselName} / ${shown.head.voyage}`,
            containers: totals.containers,
          })}
        </ReasonDialog>
      )}
      {asking === 'counter' && opened && (
        <ConfirmDialog
          isHarmless
          title={say('editor.counterTitle')}
          confirmLabel={say('editor.counter')}
          cancelLabel={say('cancel')}
          onConfirm={() =>
            void goOut(
              () => manifestCalls.toCounter(opened.row.id, ''),
              () => say('editor.counterDone'),
            )
          }
          onClose={() => ask(null)}
        >
          {say('editor.counterText')}
          {failed !== null && (
            <p role="alert" className="manifest-bar-fault">
              {failed}
            </p>
          )}
        </ConfirmDialog>
      )}
      {isShowingFixes && (
        <Dialog title={say('editor.fixedTitle')} onClose={() => setShowingFixes(false)}>
          <ul className="manifest-fixes">
            {sheet.fixes.map((fix) => {
              const [, row, name] = fix.cell.split('.');
              const column = sheet.columns.find((each) => each.name === name)?.title ?? '';
              return (
                <li key={`${fix.cell} ${fix.from}`}>
                  {say('editor.fixedRow', { row: Number(row) + 1, column })} <del className="ml-mono">{fix.from}</del>{' '}
                  <b className="ml-mono">{fix.to}</b>{' '}
                  <Button variant="text" size={24} onClick={() => sheet.takeBack(fix)}>
                    {say('editor.takeBack')}
                  </Button>
                </li>
              );
            })}
          </ul>
        </Dialog>
      )}
    </div>
  );
}

/** Why nothing can be written here, and what can be done instead. */
function ReadOnlyWords({ status, onCopy }: { readonly status: ManifestStatus; readonly onCopy: (() => void) | null }) {
  const say = useTexts(shManifestWords);
  const outcome = act(status, 'save');
  if (!('refusal' in outcome)) return null;
  return (
    <p className="manifest-note">
      {say(`why.${outcome.refusal}`)}{' '}
      {status === -3 && onCopy !== null && (
        <Button size={24} icon="copy" onClick={onCopy}>
          {say('copy')}
        </Button>
      )}
    </p>
  );
}

/** The keys that press the button they stand on; assistive technology is told by the button itself. */
const SendKeys = () => (
  <kbd className="manifest-keys" aria-hidden>
    Ctrl ↵
  </kbd>
);
