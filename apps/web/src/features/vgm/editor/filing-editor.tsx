import { Button, isComposing, Select, showToast, Tag, TideCountdownLarge } from '@mastlight/ui';
import { carriers } from '@mastlight/domain/vocabulary/carrier';
import { berthsOf } from '@mastlight/domain/vocabulary/wharf';
import { parseShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { lockBeforeBerthMs, vgmPort } from '@mastlight/domain/vgm/limits';
import { vgmRowsTopic } from '@mastlight/domain/vgm/topics';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import type { BroughtVgm } from '@mastlight/domain/vgm/bring-boxes';
import { readHead, type VgmHead } from '@mastlight/domain/vgm/head-form';
import { fillCells, followTyped, switchMethod, type VgmCellName, type VgmCells } from '@mastlight/domain/vgm/sheet-row';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { textsOf, useTexts } from '../../../platform/catalogue';
import { KeepingWords } from '../../../platform/form/keeping-words';
import { enterAlong } from '../../../platform/form/enter-along';
import { FormTextField } from '../../../platform/form/form-field';
import type { ContractForm } from '../../../platform/form/use-contract-form';
import { saveFile } from '../../../platform/list/save-file';
import { portClock } from '../../../platform/port-clock';
import { readBlock } from '../../../platform/sheet/read-block';
import { SheetForm, type SheetHandle } from '../../../platform/sheet/sheet-form';
import type { CellName } from '../../../platform/sheet/sheet-column';
import { FileButton } from '../../../platform/sheet/file-button';
import { useMovedRow } from '../../../platform/use-moved-row';
import { refreshMoney, sendShown } from '../../billing';
import * as api from '../api';
import type { FromBill, VgmFilingOnWire } from '../api';
import { groupOf, groupTones } from '../columns';
import { vgmWords } from '../texts/zh-CN';
import { ChecksPanel } from './checks-panel';
import { ConfirmSheet } from './confirm-sheet';
import { wireOf } from './draft';
import { FromBillDialog } from './from-bill-dialog';
import { judgeForm } from './judge';
import { LoadLines } from './load-lines';
import { readPairs, type ReadPairs } from './read-pairs';
import { sayImport } from './say-import';
import { SendBar } from './send-bar';
import { TareStrip, takeFirstTare } from './tare-strip';
import { useFiling } from './use-filing';
import { blankCells, cellsFromWire } from './wire-cells';
import '../components/vgm.css';

/** Whoever imports a file reads several things about it. */
const toldMs = 15_000;

/** The form of a filing: its head, its containers, what is wrong with it, what it costs, and what was answered. */
export function FilingEditor(props: {
  readonly filing: VgmFilingOnWire | null;
  /** What a new one begins with. */
  readonly brought?: BroughtVgm;
  readonly onReload: (id: number | null) => void;
}) {
  const { filing, brought, onReload } = props;
  const say = useTexts(vgmWords);
  const router = useRouter();
  const client = useQueryClient();
  const isCorrection = filing?.status === 2;
  const [told, setWindow] = useState<FromBill['window'] | null>(filing?.window ?? null);
  // The call as it was typed when the cursor left it; a bill that is taken over brings its own.
  const [typed, setTyped] = useState<{ readonly vesselName: string; readonly voyage: string } | null>(null);
  const { data: found } = useQuery({ ...api.windowQuery(typed?.vesselName ?? '', typed?.voyage ?? ''), enabled: typed !== null });
  const window_ = typed === null ? told : (found ?? null);
  const isShut = window_ !== null && window_.state !== 'open';
  // What was sent is not changed any more; what was not can still be for another ship.
  const isReadOnly = filing?.status === 1 || filing?.status === -2 || filing?.isUpdating === true || (isCorrection && isShut);

  const { form, sheet, keeper, keeping, id, touch, read, isRestored } = useFiling(filing, isReadOnly, brought);
  const [manifest, setManifest] = useState<ReadonlyMap<string, number>>(new Map());
  const [version, setVersion] = useState(0);
  const showAnew = (): void => setVersion((before) => before + 1);
  const changed = (): void => {
    touch();
    showAnew();
  };
  const [focused, setFocused] = useState<CellName | null>(null);
  // Another page leads here with a bill; nothing is taken over before somebody says so.
  const { fromBill } = useSearch({ strict: false }) as { readonly fromBill?: string | number };
  const askedNo = filing === null && fromBill !== undefined ? String(fromBill) : '';
  const [isAsking, setAsking] = useState<'bill' | 'send' | null>(askedNo === '' ? null : 'bill');
  const [isBusy, setBusy] = useState(false);
  const handle = useRef<SheetHandle>(null);

  const cellsAt = (): readonly VgmCells[] => read().rows;
  const headNow = (): VgmHead => read().head;
  // The address names what is being written, so that a reload goes on with it.
  useEffect(() => {
    if (id !== null && id !== filing?.id) router.history.replace(`/VGM/new?id=${id}`);
  }, [id, filing, router]);
  // What the terminal answers, and what somebody else does with it, comes to the open page; what is being written stays.
  const hasMoved = async (): Promise<boolean> => {
    const fresh = await api.fetchFiling(id!);
    if (fresh.status !== (filing?.status ?? 0) || fresh.isUpdating !== (filing?.isUpdating ?? false)) return true;
    return isReadOnly && fresh.version !== filing?.version;
  };
  useMovedRow(vgmRowsTopic, id, hasMoved, () => {
    // What was set aside has been taken or given back.
    void refreshMoney(client);
    onReload(id);
  });
  // Read anew with every change: the cells keep their texts by themselves.
  void version;
  const judgement = judgeForm(headNow(), cellsAt(), manifest);
  const containerNos = judgement.rows.map(({ container }) => container.containerNo);
  const { data: hints } = useQuery({
    queryKey: [api.product, 'tares', containerNos.join()],
    queryFn: () => api.suggestTares(containerNos),
    staleTime: 60_000,
  });

  /** The computed weight of a row follows what was typed in it. */
  function edited(name: CellName | null): void {
    const rows = cellsAt();
    const [, row, column] = name?.split('.') ?? [];
    const touched = row === undefined ? rows.map((_, i) => i) : [Number(row)];
    const typed = (column ?? null) as VgmCellName | null;
    for (const index of touched) sheet.setCells(index, { ...followTyped({ ...blankCells, ...rows[index] }, typed) });
    changed();
  }

  const signedAs = (): Partial<VgmCells> => {
    const first = cellsAt().find(({ sign }) => sign !== '');
    if (first) return { location: first.location, address: first.address, sign: first.sign };
    return hints?.last ? { location: hints.last.vgmLocation, address: hints.last.vgmAddress, sign: hints.last.vgmSign } : {};
  };

  function setRows(rows: readonly VgmCells[]): void {
    sheet.replaceRows(rows.map((row) => ({ ...fillCells(row) })));
    changed();
  }

  /** Weights by container, from two columns of a spreadsheet: gross of what is weighed as packed, net of what is added up. */
  function takePairs({ pairs, leftOut }: ReadPairs): void {
    const rows = judgement.rows.map(({ cells }) => cells);
    const byNo = new Map(rows.map((cells, i) => [judgement.rows[i]!.container.containerNo, cells]));
    for (const { containerNo, kg } of pairs) {
      const cells = byNo.get(containerNo) ?? { ...blankCells, ...signedAs(), containerNo };
      byNo.set(containerNo, cells.method === 'SM2' ? { ...cells, netKg: String(kg) } : { ...cells, method: 'SM1', grossKg: String(kg) });
    }
    setRows([...byNo.values()]);
    if (pairs.length > 0) showToast({ tone: 'done', text: say('editor.imported', { count: pairs.length }) });
    const [first] = leftOut;
    if (!first) return;
    const told = say(`editor.notTaken.${first.why}`, { row: first.row, text: first.text });
    showToast({
      tone: 'warning',
      text: leftOut.length > 1 ? `${told}${say('editor.notTaken.more', { count: leftOut.length - 1 })}` : told,
      shownMs: toldMs,
    });
  }

  async function pastePairs(): Promise<void> {
    const text = await navigator.clipboard.readText().catch(() => '');
    const pairs = readPairs(readBlock(text));
    if (pairs) takePairs(pairs);
    else showToast({ tone: 'warning', text: say('editor.notTaken.none') });
  }

  async function importFile(file: string): Promise<void> {
    const read = await api.importBoxes(file);
    setRows(read.list.map(cellsFromWire));
    showToast({ tone: 'done', text: say('editor.imported', { count: read.list.length }) });
    const told = sayImport(read, say);
    if (told !== '') showToast({ tone: 'warning', text: told, shownMs: toldMs });
  }

  function takeBill(billNo: string, told: FromBill): void {
    form.put({ billNo, vesselName: told.vesselName, voyage: told.voyage, carrier: told.shipCompany, wharf: told.wharf });
    setTyped(null);
    setWindow(told.window);
    setManifest(
      new Map(told.containers.flatMap(({ ctnNo, manifestWeight }) => (manifestWeight === null ? [] : [[ctnNo, manifestWeight]]))),
    );
    if (told.containers.length === 0) {
      showToast({ tone: 'warning', text: say('editor.noneTaken') });
      changed();
      return;
    }
    const signed = signedAs();
    setRows(
      told.containers.map(({ ctnNo, ctnType, manifestWeight }) => ({
        ...blankCells,
        ...signed,
        containerNo: ctnNo,
        sizeType: ctnType,
        method: 'SM2',
        netKg: manifestWeight === null ? '' : String(manifestWeight),
      })),
    );
    showToast({ tone: 'done', text: say('editor.taken', { count: told.containers.length }) });
  }

  /** Whether the server has all of it, or why not stands in the page. */
  async function save(): Promise<boolean> {
    setBusy(true);
    try {
      // What failed is put right by saving it, whether or not anything is changed.
      if (filing?.status === -1) keeper.touch();
      return await keeper.save();
    } finally {
      setBusy(false);
    }
  }

  async function saveDraft(): Promise<void> {
    if (await save()) showToast({ tone: 'done', text: say('editor.saved') });
  }

  async function askToSend(): Promise<void> {
    const isSound = await form.check('billNo', 'vesselName', 'voyage', 'carrier', 'wharf', 'remark');
    const areSound = await sheet.form.trigger();
    showAnew();
    if (isSound && areSound && judgement.errors.length === 0 && !isShut && keeping.state !== 'elsewhere') setAsking('send');
  }

  const statusGroup = filing ? groupOf[filing.status] : null;
  const paid = new Set((filing?.containers ?? []).filter(({ isPaid }) => isPaid).map(({ ctnNo }) => ctnNo));
  const fresh = [...new Set(containerNos)].filter((containerNo) => !paid.has(containerNo));
  const tareRow = focused?.endsWith('.tareKg') ? Number(focused.split('.')[1]) : null;
  const shut = isShut
    ? say(`editor.${window_.state === 'closed' ? 'closedNote' : 'lockedNote'}`, { time: (window_.atTime ?? '').slice(5, 16) })
    : null;
  const lockMs = parseShanghai(window_?.berthTime ?? '') ?? null;

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- nothing to press: keys come up from the fields inside
    <div
      className="vgm-editor"
      onKeyDown={(event) => {
        if ((!event.ctrlKey && !event.metaKey) || isComposing(event)) return;
        if (event.key === 's' && !isCorrection && !isReadOnly) {
          event.preventDefault();
          void saveDraft();
        }
        if (event.key === 'Enter' && !isReadOnly) {
          event.preventDefault();
          void askToSend();
        }
      }}
    >
      <div className="vgm-form">
        <div className="vgm-form-head">
          <h1>{say(filing === null ? 'editor.new' : isCorrection ? 'editor.correct' : 'editor.edit')}</h1>
          {statusGroup && <Tag tone={groupTones[statusGroup]}>{filing!.isUpdating ? say('updating') : say(`statuses.${statusGroup}`)}</Tag>}
          {filing?.reason && <span className="vgm-bar-faults">{filing.reason}</span>}
          <KeepingWords keeping={keeping} />
          <span className="vgm-tools">
            {!isReadOnly && (
              <>
                <Button onClick={() => setAsking('bill')}>{say('editor.fromBill')}</Button>
                <Button icon="clipboard" onClick={() => void pastePairs()}>
                  {say('editor.paste')}
                </Button>
                <FileButton onFile={importFile}>{say('editor.import')}</FileButton>
              </>
            )}
            {filing?.status === 2 && (
              <Button icon="print" onClick={() => void saveFile(() => api.printFiling(filing.id))}>
                {say('proof')}
              </Button>
            )}
            {filing && (
              <Button icon="download" onClick={() => void saveFile(() => api.exportBoxes(filing.id))}>
                {say('exportBoxes')}
              </Button>
            )}
          </span>
        </div>

        {brought !== undefined && <p className="vgm-note">{say('editor.brought', { count: brought.boxes.length })}</p>}
        {isRestored && keeping.state !== 'saved' && <p className="vgm-note">{say('editor.restored')}</p>}
        {keeping.state === 'elsewhere' && (
          <div className="vgm-note" role="alert">
            {say('editor.elsewhere')}{' '}
            <Button size={24} onClick={() => void keeper.forget().then(() => onReload(keeper.idElsewhere))}>
              {say('editor.showNewer')}
            </Button>{' '}
            <Button size={24} onClick={() => void keeper.keepMine()}>
              {say('editor.keepMine')}
            </Button>
          </div>
        )}
        <fieldset disabled={isReadOnly} className="vgm-part" style={{ margin: 0 }}>
          <header>
            <h2>{say('editor.head')}</h2>
          </header>
          <div
            className="vgm-fields"
            role="presentation"
            onKeyDown={enterAlong}
            onChange={changed}
            onBlur={({ target }) => {
              showAnew();
              const { vesselName, voyage } = readHead(headNow());
              if (['vesselName', 'voyage'].includes(target.getAttribute('name') ?? '')) {
                setTyped(vesselName === '' || voyage === '' ? null : { vesselName, voyage });
              }
            }}
          >
            {(['billNo', 'vesselName', 'voyage'] as const).map((name) => (
              <FormTextField
                key={name}
                form={form}
                name={name}
                label={say(`editor.${name}`)}
                isRequired
                isMono
                autoComplete="off"
                readOnly={isCorrection}
              />
            ))}
            <HeadSelect
              form={form}
              name="carrier"
              label={say('editor.shipCompany')}
              placeholder={say('editor.chooseCarrier')}
              options={carriers.map(({ code, nameCn }) => ({ value: code, label: `${code} ${nameCn}` }))}
              onChanged={changed}
            />
            <HeadSelect
              form={form}
              name="wharf"
              label={say('editor.wharf')}
              placeholder={say('editor.chooseCarrier')}
              options={berthsOf(vgmPort).map(({ code, name }) => ({ value: code, label: name }))}
              isDisabled={isCorrection}
              onChanged={changed}
            />
            <FormTextField form={form} name="remark" label={say('editor.remark')} autoComplete="off" />
            {window_?.vgmCloseTime && (
              <TideCountdownLarge
                name={say('editor.tideName')}
                dateText={window_.vgmCloseTime.slice(5, 16)}
                deadlineMs={parseShanghai(window_.vgmCloseTime) ?? null}
                clock={portClock}
                isComplete={filing?.status === 2}
              />
            )}
          </div>
          {isCorrection && <p className="vgm-note">{say('refusal.otherCall')}</p>}
          {shut && <p className="vgm-bar-faults">{shut}</p>}
          {window_?.state === 'open' && lockMs !== null && (
            <p className="vgm-note">{say('editor.lockNote', { time: formatShanghai(lockMs - lockBeforeBerthMs).slice(5, 16) })}</p>
          )}
        </fieldset>

        <fieldset
          disabled={isReadOnly}
          className="vgm-part vgm-boxes"
          style={{ margin: 0 }}
          onPasteCapture={(event) => {
            const pairs = readPairs(readBlock(event.clipboardData.getData('text/plain')));
            // A block of which only some rows are containers with weights is cells as any others.
            if (!pairs || pairs.leftOut.length > 0 || !focused?.endsWith('.containerNo')) return;
            event.preventDefault();
            event.stopPropagation();
            takePairs(pairs);
          }}
          onKeyDownCapture={(event) => {
            if (event.key !== 'Tab' || event.shiftKey || tareRow === null) return;
            const first = takeFirstTare(hints, cellsAt()[tareRow]);
            if (first === null) return;
            sheet.setCells(tareRow, { tareKg: String(first) });
            edited(`rows.${tareRow}.tareKg`);
          }}
        >
          <header>
            <h2>{say('editor.boxes')}</h2>
            <span className="vgm-note">{say('editor.boxesNote')}</span>
            <span className="vgm-tools" style={{ marginInlineStart: 'auto', display: 'flex', flexWrap: 'wrap', gap: 8 }}>
              <span className="vgm-note">{say('editor.setAll')}</span>
              {(['SM1', 'SM2'] as const).map((method) => (
                <Button
                  key={method}
                  size={24}
                  onClick={() => {
                    const left = judgement.rows.filter(({ at, cells }) => {
                      const next = switchMethod(cells, method);
                      if (next !== null) sheet.setCells(at, { ...next });
                      return next === null;
                    });
                    changed();
                    if (left.length > 0) showToast({ tone: 'warning', text: say(`editor.notSet.${method}`, { count: left.length }) });
                  }}
                >
                  {method} {say(`methods.${method}`)}
                </Button>
              ))}
              <Button
                size={24}
                onClick={() => {
                  const signed = signedAs();
                  judgement.rows.forEach(({ at }) => sheet.setCells(at, { ...signed } as Record<string, string>));
                  edited(null);
                }}
              >
                {say('editor.sameForAll')}
              </Button>
            </span>
          </header>
          <SheetForm
            sheet={sheet}
            caption={say('editor.boxes')}
            handle={handle}
            enter="along"
            isReadOnly={isReadOnly}
            label={(column, row) => textsOf(vgmWords)('cell', { row, column: column.title })}
            onEdited={edited}
            onFocused={setFocused}
            renderUnderRow={(index) =>
              index === tareRow && !isReadOnly ? (
                <TareStrip
                  hints={hints}
                  cells={cellsAt()[index]}
                  onTake={(kg) => {
                    sheet.setCells(index, { tareKg: String(kg) });
                    edited(`rows.${index}.tareKg`);
                  }}
                />
              ) : null
            }
          >
            <Button
              size={24}
              onClick={() => {
                if (sheet.rowIds.length > 1) sheet.removeRow(sheet.rowIds.length - 1);
                changed();
              }}
            >
              {say('editor.removeBox')}
            </Button>
            <Button
              size={24}
              icon="plus"
              onClick={() => {
                const at = sheet.rowIds.length;
                const signed = signedAs();
                sheet.addRows(1);
                sheet.setCells(at, { ...signed } as Record<string, string>);
                changed();
              }}
            >
              {say('editor.addBox')}
            </Button>
          </SheetForm>
          <Sums judgement={judgement} />
        </fieldset>
        <LoadLines rows={judgement.rows} manifest={manifest} />
      </div>

      <ChecksPanel
        judgement={judgement}
        filing={filing}
        shut={shut}
        onFocus={(name) => handle.current?.focusCell(name)}
        onField={(name) => form.focus(name as never)}
        onFix={(name, text) => {
          form.put({ [name]: text });
          changed();
        }}
      />

      <SendBar
        count={fresh.length}
        errors={judgement.errors.length}
        isShut={isShut || keeping.state === 'elsewhere'}
        isReadOnly={isReadOnly}
        isCorrection={isCorrection}
        isBusy={isBusy}
        status={statusGroup}
        onSave={isCorrection ? null : () => void saveDraft()}
        onSend={() => void askToSend()}
      />

      {isAsking === 'bill' && (
        <FromBillDialog
          billNo={askedNo || String(form.read('billNo'))}
          onTake={(billNo, told) => {
            setAsking(null);
            takeBill(billNo, told);
          }}
          onClose={() => setAsking(null)}
        />
      )}
      {isAsking === 'send' && (
        <ConfirmSheet
          id={id}
          head={readHead(headNow())}
          rows={judgement.rows}
          fresh={fresh}
          send={async (realFen) => {
            const paid = { port: vgmPort, fee: 'FEE_VGM' } as const;
            if (isCorrection) {
              const wish = { ...wireOf(read()), id: filing!.id, submissions: filing!.submissions.length };
              const { coins } = await sendShown(paid, realFen, (agreed) => api.updateFiling(wish, agreed));
              await keeper.forget();
              return { id: filing!.id, coins };
            }
            // What the terminal would get is what the server has: nothing goes that is not there, or that somebody else has put there.
            if (!(await save()) || keeper.id === null || keeper.version === null) {
              setAsking(null);
              return null;
            }
            const { id, version } = keeper;
            const { coins } = await sendShown(paid, realFen, (agreed) => api.sendFilings([id], [version], agreed));
            await keeper.forget();
            return { id, coins };
          }}
          onSent={(sentId) => {
            setAsking(null);
            onReload(sentId);
          }}
          onClose={() => setAsking(null)}
        />
      )}
    </div>
  );
}

/** A choice of the head. */
function HeadSelect(props: {
  readonly form: ContractForm<VgmHead>;
  readonly name: 'carrier' | 'wharf';
  readonly label: string;
  readonly placeholder: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly isDisabled?: boolean;
  readonly onChanged: () => void;
}) {
  const { form, name, label, placeholder, options, isDisabled, onChanged } = props;
  const say = useTexts(vgmWords);
  const { field, fieldState } = useController({ control: form.control, name });
  const { ref, value, onChange } = field;
  return (
    <Select
      ref={ref}
      name={name}
      label={label}
      isRequired
      disabled={isDisabled ?? false}
      placeholder={placeholder}
      options={options}
      value={value}
      {...(fieldState.error ? { error: say(name === 'carrier' ? 'field.carrierMissing' : 'field.wharfMissing') } : {})}
      onChange={(chosen) => {
        onChange(chosen);
        form.checkRefused();
        onChanged();
      }}
    />
  );
}

/** What the containers come to. */
function Sums({ judgement: { rows } }: { readonly judgement: ReturnType<typeof judgeForm> }) {
  const say = useTexts(vgmWords);
  /** A weight that is missing in one container leaves no sum to be said. */
  const sum = (read: (row: (typeof rows)[number]) => number | null): string => {
    const known = rows.map(read).filter((kg): kg is number => kg !== null && Number.isFinite(kg));
    return known.length < rows.length || rows.length === 0 ? '-' : known.reduce((total, kg) => total + kg, 0).toLocaleString('en-US');
  };
  return (
    <p className="vgm-sums">
      {say('editor.sums', { count: rows.length })}{' '}
      <span className="ml-mono">
        {sum(({ container }) => container.tareKg)} + {sum(({ container }) => container.netKg)} = {sum(({ container }) => container.grossKg)}{' '}
        kg
      </span>
    </p>
  );
}
