import { Button, ConfirmDialog, showToast } from '@mastlight/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ratesOf, showCents, toFen, totalsOf, usdOf } from '@mastlight/domain/market-order/amounts';
import { filledLines, partsOf } from '@mastlight/domain/market-order/fields';
import { actOnOrder, type OrderAct, type OrderState } from '@mastlight/domain/market-order/states';
import { orderDocuments, orderTexts } from '@mastlight/domain/market-order/messages';
import { marketOrderTopic } from '@mastlight/domain/market-order/topics';
import { textsOf, useTexts } from '../../../platform/catalogue';
import { KeepingWords } from '../../../platform/form/keeping-words';
import { CallError, callEndpoint } from '../../../platform/http-client';
import { marketOrder } from '@mastlight/domain/market-order/contract';
import { useMayOperate } from '../../../platform/list/only-looking';
import { saveFile } from '../../../platform/list/save-file';
import { Panel } from '../../../platform/panel';
import { sayRefusal } from '../../../platform/say-refusal';
import type { CellName } from '../../../platform/sheet/sheet-column';
import { SheetForm, type SheetHandle } from '../../../platform/sheet/sheet-form';
import { FileButton } from '../../../platform/sheet/file-button';
import { useMovedRow } from '../../../platform/use-moved-row';
import { offeredVesselNames } from '@mastlight/domain/vocabulary/vessel-voyage';
import { orderCalls, refreshOrders, type Findings, type Order } from '../api';
import { DeclarationsTable } from '../components/declarations-table';
import { DocumentPanel, type ChosenTemplates } from '../components/document-panel';
import { FindingsList } from '../components/findings-list';
import { ProgressLine } from '../components/progress-line';
import { StateTag } from '../components/state-tag';
import { TotalsLine } from '../components/totals-line';
import { marketOrderWords } from '../texts/zh-CN';
import { BalancePanel } from './balance-panel';
import { BoxFields } from './box-fields';
import { GoodsStrip, isPicked } from './goods-strip';
import { HeadFields } from './head-fields';
import { amountOf, countedRow } from './order-form';
import { Outline } from './outline';
import { SettleDialog } from './settle-dialog';
import { tellLeftOut } from '../../../platform/sheet/say-left-out';
import { useOrder } from './use-order';
import '../market-order.css';

/** Customs have the whole order. */
const leftStates: ReadonlySet<OrderState> = new Set<OrderState>(['declared', 'inspected', 'released', 'closed']);

/** One order on one page (R-2.2-28): its head, boxes and goods; rules, limits and documents beside it, what can be done below. */
export function OrderEditor({ opened, onReload }: { readonly opened: Order | null; readonly onReload: () => void }) {
  const say = useTexts(marketOrderWords);
  const router = useRouter();
  const client = useQueryClient();
  const mayOperate = useMayOperate();
  const state = opened?.state ?? 'draft';
  const mayDo = (act: OrderAct): boolean =>
    mayOperate && (opened === null ? act === 'save' || act === 'submit' : opened.acts.includes(act));
  const isReadOnly = !mayDo('save');
  const order = useOrder(opened, isReadOnly);
  const { form, sheet, keeper, keeping, id, orderNo, shown, judged } = order;
  // What customs have was judged when it went; days and books have moved on since, and it cannot be put right here.
  const isJudged = !leftStates.has(state);
  const findings: Findings = (isJudged && judged.data?.findings) || [];
  const stops = findings.filter(({ level }) => level === 'stop').length;
  const handle = useRef<SheetHandle>(null);
  /** The cell with the caret, where it is picked from a book. */
  const [picking, setPicking] = useState<CellName | null>(null);
  const [chosenTemplates, chooseTemplates] = useState<ChosenTemplates>({});
  /** The cell of the goods that somebody was in last. */
  const caret = useRef<CellName | null>(null);
  const [asking, setAsking] = useState<'declare' | 'settle' | null>(null);
  const [isBusy, setBusy] = useState(false);

  // The address names what is being written, so that a reload goes on with it.
  useEffect(() => {
    if (id !== null && id !== opened?.id) router.history.replace(`/assistant/edit?id=${id}`);
  }, [id, opened, router]);
  const saveNow = useRef(() => {});
  useEffect(() => {
    saveNow.current = () => void (isReadOnly || keeper.save());
  });
  useEffect(() => {
    const run = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's' || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      saveNow.current();
    };
    window.addEventListener('keydown', run);
    return () => window.removeEventListener('keydown', run);
  }, []);
  // What customs say, and what a colleague does with it, comes to the open page; what is being written stays.
  const hasMoved = async (): Promise<boolean> => {
    const now = await callEndpoint(marketOrder.showOrder, { id: id! }, { showsErrors: false });
    const isMoved = now.state !== state || now.declarations.some(({ state: one }, at) => one !== opened?.declarations[at]?.state);
    return isMoved || (isReadOnly && now.version !== opened?.version);
  };
  // A question that somebody is answering stays, too: what has moved is shown once it is gone.
  const waits = useRef(false);
  const showMoved = (): void => {
    if (asking === null) onReload();
    else waits.current = true;
  };
  function stopAsking(): void {
    setAsking(null);
    if (waits.current) onReload();
  }
  useMovedRow(marketOrderTopic, id, hasMoved, showMoved);

  // R-5.3-02.
  const fixesOf = ({ prop }: Findings[number]): readonly string[] =>
    prop === 'vessel' ? offeredVesselNames(form.readAll().head['vessel'] ?? '') : [];
  function applyFix({ prop }: Findings[number], text: string): void {
    const { head } = form.readAll();
    if (prop !== null) form.put({ head: { ...head, [prop]: text } });
  }
  function showFinding({ line, prop }: Findings[number]): void {
    if (prop === null) return;
    if (line !== null) handle.current?.focusCell(`rows.${line}.${prop}`);
    else form.focus(`head.${prop}`);
  }
  /** Takes a step with the order as the server has it, and shows what became of it. */
  async function take(work: (id: number, version: number) => Promise<unknown>, done: string): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    try {
      const kept = isReadOnly && opened ? { id: opened.id, version: opened.version } : await saved();
      if (kept === null) return;
      await work(kept.id, kept.version);
      showToast({ tone: 'done', text: done });
      setAsking(null);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.code !== 409) return;
      showToast({ tone: 'warning', text: sayRefusal(error) });
    } finally {
      setBusy(false);
    }
    await refreshOrders(client);
    onReload();
  }
  /** What stands here, once the server has all of it; null: it has not. */
  async function saved(): Promise<{ readonly id: number; readonly version: number } | null> {
    if (!(await keeper.save()) || keeper.id === null || keeper.version === null) return null;
    return { id: keeper.id, version: keeper.version };
  }
  async function takeFile(file: string): Promise<void> {
    const read = await orderCalls.readGoods(file, form.readAll().head['currency'] ?? '');
    const { lines, sumRows } = read;
    sheet.replaceRows([...sheet.filledRows(), ...lines.map(countedRow)]);
    showToast({ tone: 'done', text: say('editor.imported', { lines: lines.length }) });
    tellLeftOut(read);
    if (sumRows > 0) showToast({ tone: 'warning', text: say('editor.sums', { count: sumRows }) });
  }
  async function copyLast(): Promise<void> {
    const { head } = form.readAll();
    const buyer = (head['buyer'] ?? '').trim();
    if (buyer === '') return showToast({ tone: 'warning', text: say('editor.copyNeedsBuyer') });
    try {
      const { orderNo: from, content } = await orderCalls.lastOfBuyer(buyer);
      if (content === null) return showToast({ tone: 'warning', text: say('editor.copyNone') });
      // What somebody has typed stays; its rate is of another day.
      const keeps = ['rate', 'usdRate', 'rateDay', 'vessel', 'voyage', 'billNo'];
      const filled = Object.entries(content.head).filter(([prop, text]) => text !== '' && !head[prop] && !keeps.includes(prop));
      form.put({ head: { ...head, ...Object.fromEntries(filled) } });
      // Boxes are others each time.
      const lines = content.lines.map(({ texts }) => ({ part: 0, texts: { ...texts, boxNo: '' } }));
      sheet.replaceRows([...sheet.filledRows(), ...lines.map(countedRow)]);
      showToast({ tone: 'done', text: say('editor.copied', { orderNo: from, lines: lines.length }) });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
    }
  }
  async function downloadAll(): Promise<void> {
    const kept = isReadOnly && opened ? { id: opened.id } : await saved();
    if (kept === null) return showToast({ tone: 'warning', text: say('editor.downloadNeedsSave') });
    for (const each of orderDocuments) await saveFile(() => orderCalls.document(kept.id, each, 0, chosenTemplates[each]));
  }
  function split(parts: readonly number[]): void {
    const rows = sheet.form.getValues('rows');
    parts.forEach((part, row) => {
      const text = part > 0 ? String(part) : '';
      if ((rows[row]?.['part'] ?? '') !== text) sheet.setCells(row, { part: text });
    });
    sheet.touch();
  }
  /** Quantity and price say the amount. */
  function follow(name: string | null): void {
    const rows = sheet.form.getValues('rows');
    const [, at, prop] = name?.split('.') ?? [];
    if (at !== undefined && prop !== 'quantity' && prop !== 'price') return;
    for (const row of at === undefined ? rows.keys() : [Number(at)]) {
      const amount = amountOf(rows[row]!);
      if (amount !== null && (at !== undefined || rows[row]!['amount'] === '')) sheet.setCells(row, { amount });
    }
  }
  /** Changes rows, and puts the caret back where it was: without it a second press would be about another row. */
  function keepingCaret(change: () => void): void {
    flushSync(change);
    const [, row, column] = caret.current?.split('.') ?? [];
    if (column === undefined) return;
    handle.current?.focusCell(`rows.${Math.min(Number(row), sheet.form.getValues('rows').length - 1)}.${column}`);
  }
  function removeRow(): void {
    const row = caret.current?.split('.')[1];
    if (row === undefined) return showToast({ tone: 'warning', text: say('editor.removeWhich') });
    keepingCaret(() => sheet.removeRow(Number(row)));
  }

  const lines = filledLines(shown.lines);
  const totals = totalsOf(lines);
  const rates = ratesOf(shown.head);
  const parts = partsOf(lines);
  // Customs keep what they have: the others alone are sent.
  const kept = new Set(
    opened?.declarations.filter(({ isCurrent, state: one }) => isCurrent && one !== 'withdrawn').map(({ part }) => part),
  );
  const toSend = parts.filter((part) => !kept.has(part)).length;
  const whyNot = opened !== null && isReadOnly ? actOnOrder(state, 'save', { duties: ['entry'], isAuthor: false }) : null;
  return (
    <div className="order-editor">
      <header className="order-head">
        <h1 className="page-title">{orderNo !== '' ? say('editor.title', { orderNo }) : say('editor.newTitle')}</h1>
        <StateTag state={state} />
        <KeepingWords keeping={keeping} />
        <ProgressLine order={{ state, settledDay: opened?.settledDay ?? '', filedMonth: opened?.filedMonth ?? '' }} content={shown} />
      </header>
      <Outline findings={findings} />
      <form {...form.formProps} className="order-sheet">
        {opened?.reason && (
          <p className="order-refused">{state === 'returned' ? say('editor.returned', { reason: opened.reason }) : opened.reason}</p>
        )}
        {whyNot && (
          <p className="order-note">{say('editor.readOnly', { reason: orderTexts['refusal' in whyNot ? whyNot.refusal : 'noDuty'] })}</p>
        )}
        {order.isUnsaved && <p className="order-note">{say('editor.restored')}</p>}
        {keeping.state === 'elsewhere' && (
          <div className="order-note" role="alert">
            {say('editor.elsewhere')}{' '}
            <Button size={24} onClick={() => void keeper.forget().then(onReload)}>
              {say('editor.showNewer')}
            </Button>{' '}
            <Button size={24} onClick={() => void keeper.saveAsAnother()}>
              {say('editor.keepMine')}
            </Button>
          </div>
        )}
        <section id="order-basic" className="order-part" aria-label={say('editor.parts.basic')}>
          <h2>{say('editor.parts.basic')}</h2>
          <HeadFields form={form} group="basic" isReadOnly={isReadOnly} />
        </section>
        <section id="order-boxes" className="order-part" aria-label={say('editor.parts.boxes')}>
          <h2>
            {say('editor.parts.boxes')} <small>{say('editor.boxesHint')}</small>
          </h2>
          <HeadFields form={form} group="transport" isReadOnly={isReadOnly} />
          <BoxFields boxes={order.boxes} content={shown} isReadOnly={isReadOnly} onChange={order.setBoxes} />
        </section>
        <section id="order-goods" className="order-part order-goods" aria-label={say('editor.goods')}>
          <h2>
            {say('editor.goods')} <small>{say('editor.goodsHint', { currency: shown.head['currency'] || '-' })}</small>
            <span className="order-tools">
              <Button icon="download" onClick={() => void saveFile(orderCalls.goodsTemplate)}>
                {say('editor.goodsTemplate')}
              </Button>
              <FileButton disabled={isReadOnly} onFile={takeFile}>
                {say('editor.import')}
              </FileButton>
              <Button icon="copy" disabled={isReadOnly} onClick={() => void copyLast()}>
                {say('editor.copyLast')}
              </Button>
            </span>
          </h2>
          <div inert={isReadOnly || undefined}>
            <SheetForm
              sheet={sheet}
              caption={say('editor.sheet')}
              enter="along"
              handle={handle}
              label={(column, row) => textsOf(marketOrderWords)('editor.cell', { row, column: column.title })}
              onEdited={follow}
              onFocused={(name) => {
                if (name !== null) caret.current = name;
                setPicking(name !== null && isPicked(name) ? name : null);
              }}
              renderUnderRow={(index) =>
                picking !== null && !isReadOnly && index === Number(picking.split('.')[1]) ? (
                  <GoodsStrip
                    key={picking}
                    sheet={sheet}
                    cell={picking}
                    isInDollars={shown.head['currency'] === 'USD'}
                    onPicked={(cell) => {
                      sheet.touch();
                      follow(cell.replace(/[^.]+$/, 'price'));
                    }}
                  />
                ) : null
              }
              onPasted={({ cells, rowsAdded, cellsLeftOut }) => {
                showToast({
                  tone: 'done',
                  text: rowsAdded > 0 ? say('editor.pastedRows', { cells, rows: rowsAdded }) : say('editor.pasted', { cells }),
                });
                if (cellsLeftOut > 0) showToast({ tone: 'warning', text: say('editor.leftOut', { cells: cellsLeftOut }) });
              }}
            >
              {!isReadOnly && (
                <>
                  <Button size={24} icon="plus" onClick={() => sheet.addRows(1)}>
                    {say('editor.addRow')}
                  </Button>
                  <Button size={24} icon="trash" onClick={removeRow}>
                    {say('editor.removeRow')}
                  </Button>
                  <Button size={24} icon="undo" onClick={() => keepingCaret(sheet.undo)}>
                    {say('editor.undo')}
                  </Button>
                  <Button size={24} onClick={() => keepingCaret(sheet.redo)}>
                    {say('editor.redo')}
                  </Button>
                </>
              )}
            </SheetForm>
          </div>
          <TotalsLine lines={shown.lines} currency={shown.head['currency'] ?? ''} />
        </section>
        {opened && opened.declarations.length > 0 && (
          <Panel title={say('declarations.title')}>
            <DeclarationsTable declarations={opened.declarations} />
          </Panel>
        )}
        {opened && (
          <Panel title={say('editor.history')}>
            <ol className="order-history">
              {opened.events.map(({ act, person, note, time }, at) => (
                <li key={at}>
                  <span className="ml-mono">{time.slice(5, 16)}</span> <b>{act}</b> {person || say('editor.nobody')} {note}
                </li>
              ))}
            </ol>
          </Panel>
        )}
      </form>
      <aside className="order-side">
        <BalancePanel content={shown} isReadOnly={isReadOnly} isFixed={kept.size > 0} onSplit={split} />
        {isJudged && (
          <Panel title={say('editor.rules')} note={judged.isFetching ? say('editor.rulesAsking') : undefined}>
            <div className="order-rules">
              {judged.error && (
                <p className="order-refused" role="alert">
                  {say('editor.rulesFailed', { reason: judged.error.message })}
                  {judged.data && ` ${say('editor.rulesStale')}`}
                </p>
              )}
              {judged.data && <FindingsList findings={findings} onShow={showFinding} fixesOf={fixesOf} onFix={applyFix} />}
            </div>
          </Panel>
        )}
        <DocumentPanel
          id={id}
          orderNo={orderNo || say('editor.newTitle')}
          content={shown}
          parts={parts}
          chosenTemplates={chosenTemplates}
          onChooseTemplate={chooseTemplates}
          beforeFile={async () => isReadOnly || (await saved()) !== null}
        />
      </aside>
      <footer className="order-bar">
        <span className="order-bar-sum">
          {rates !== null && (
            <>
              <b className="ml-mono">{showCents(usdOf(lines, rates))}</b> {say('editor.usd')}{' '}
              <span>{say('editor.fen', { yuan: showCents(toFen(totals.cents, rates)) })}</span>
            </>
          )}
          {parts.length > 0 && <span>{say('editor.exempt', { parts: parts.length })}</span>}
        </span>
        <span className="order-bar-end">
          {mayDo('submit') && (
            <span data-level={stops > 0 ? 'stop' : 'ok'}>
              {judged.data && (stops > 0 ? say('editor.stillFaulty', { count: stops }) : say('editor.ready'))}
            </span>
          )}
          {opened?.checkHint && <span>{opened.checkHint}</span>}
          {!isReadOnly && (
            <Button aria-keyshortcuts="Control+S" onClick={() => void keeper.save()}>
              {say('editor.save')}
            </Button>
          )}
          <Button disabled={lines.length === 0} onClick={() => void downloadAll()}>
            {say('editor.downloadAll')}
          </Button>
          {mayDo('recall') && (
            <Button isLoading={isBusy} onClick={() => void take(orderCalls.recall, say('editor.recalled'))}>
              {say('editor.recall')}
            </Button>
          )}
          {mayDo('approve') && id !== null && (
            <Link to="/assistant/checkOrder" search={{ id: String(id) } as never} className="ml-button" data-variant="primary">
              {say('editor.goToCheck')}
            </Link>
          )}
          {mayDo('submit') && (
            <Button
              variant="primary"
              disabled={stops > 0}
              isLoading={isBusy}
              onClick={() => void take(orderCalls.submit, say('editor.submitted'))}
            >
              {say('editor.submit')}
            </Button>
          )}
          {mayDo('declare') && (
            <Button variant="primary" onClick={() => setAsking('declare')}>
              {say('editor.declare')}
            </Button>
          )}
          {mayDo('settle') && (
            <Button variant="primary" onClick={() => setAsking('settle')}>
              {say('editor.settle')}
            </Button>
          )}
        </span>
      </footer>
      {asking === 'declare' && (
        <ConfirmDialog
          title={say('editor.declareTitle', { orderNo })}
          confirmLabel={say('editor.declare')}
          isHarmless
          isLoading={isBusy}
          onConfirm={() => void take(orderCalls.declare, say('editor.declared', { parts: toSend }))}
          onClose={stopAsking}
        >
          {say('editor.declareText', { parts: toSend })}
        </ConfirmDialog>
      )}
      {asking === 'settle' && opened && (
        <SettleDialog
          order={opened}
          onClose={stopAsking}
          onSave={async (noted) => {
            await orderCalls.settle(opened.id, opened.version, noted);
            showToast({ tone: 'done', text: say('editor.settled') });
            setAsking(null);
            await refreshOrders(client);
            onReload();
          }}
        />
      )}
    </div>
  );
}
