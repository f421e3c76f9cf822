import { Button, ContainerNo, CopyText, copyToClipboard, Icon, showToast, SkeletonRows, Tabs, Tag } from '@mastlight/ui';
import { shortTime, type ListColumn } from '@mastlight/domain/contract-kit/list-columns';
import { manifestQueryColumns, manifestRecordColumns } from '@mastlight/domain/manifest-query/columns';
import { fieldNames, stageNames } from '@mastlight/domain/manifest-query/say-manifest';
import { filingPort } from '@mastlight/domain/vocabulary/filing-port';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { CallErrorState } from '../../../platform/call-error-state';
import { useTexts } from '../../../platform/catalogue';
import { LazyPart, lazyPart } from '../../../platform/lazy-part';
import { ColumnCells, ColumnHeads } from '../../../platform/list/column-cells';
import { recordsQuery, type ManifestBill } from '../api';
import { figure, signed } from '../signs';
import { spell } from '../spell';
import { OwnBoxes } from './own-boxes';
import { manifestQueryWords } from '../texts/zh-CN';

const RawMessage = lazyPart(async () => (await import('../../intake')).RawMessageDialog);

type Line = ManifestBill['compared'][number] | ManifestBill['boxes'][number]['compared'][number];
type View = 'compare' | 'boxes' | 'receipts' | 'records';

/** One bill in whole: its stages side by side, its boxes, customs' own words, and what was declared when. */
export function ManifestPanel({ bill, onClose }: { readonly bill: ManifestBill; readonly onClose?: () => void }) {
  const say = useTexts(manifestQueryWords);
  const router = useRouter();
  const [view, setView] = useState<View>('compare');
  const go = (path: string, name: string): void => router.history.push(`${path}?${new URLSearchParams({ [name]: bill.blno }).toString()}`);
  async function copyDifferences(): Promise<void> {
    const isCopied = await copyToClipboard([`${bill.blno} ${bill.sentence}`, ...bill.differences].join('\n'));
    showToast(isCopied ? { tone: 'done', text: say('differencesCopied') } : { tone: 'danger', text: say('copyFailed') });
  }
  return (
    <section className="mq-panel" aria-label={say('tabs.label')}>
      <header>
        <CopyText text={bill.blno} className="mq-no">
          {spell(bill.mode, bill.blno)}
        </CopyText>
        <Tabs<View>
          label={say('tabs.label')}
          value={view}
          onChange={setView}
          tabs={[
            { value: 'compare', label: say('tabs.compare') },
            { value: 'boxes', label: say('tabs.boxes'), count: bill.boxesTotal },
            { value: 'receipts', label: say('tabs.receipts'), count: bill.receiptsTotal },
            { value: 'records', label: say('tabs.records') },
          ]}
        />
        {onClose && <Button variant="icon" size={24} icon="close" aria-label={say('close')} onClick={onClose} />}
      </header>
      <div className="mq-panel-body">
        {view === 'compare' && <Comparison bill={bill} />}
        {view === 'boxes' && <Boxes bill={bill} />}
        {view === 'receipts' && <Receipts bill={bill} />}
        {view === 'records' && <Records bill={bill} />}
      </div>
      <footer data-tone={bill.differences.length > 0 ? 'att' : undefined}>
        <p>
          <b>{bill.differences[0] ?? bill.sentence}</b>
          {bill.closeTime !== null && <span className="mq-quiet"> {say('closes', { time: shortTime(bill.closeTime) })}</span>}
        </p>
        <div>
          {/* Both are filed in Shanghai alone: a bill of another port would come to an empty form. */}
          {bill.systemKey === filingPort && (
            <>
              <Button icon="vgm" onClick={() => go('/VGM/new', 'fromBill')}>
                {say('toVgm')}
              </Button>
              <Button icon="edit" onClick={() => go('/sh_manifest/new', 'fromBill')}>
                {say('toManifest')}
              </Button>
            </>
          )}
          {bill.differences.length > 0 && (
            <Button icon="copy" onClick={() => void copyDifferences()}>
              {say('copyDifferences')}
            </Button>
          )}
        </div>
      </footer>
    </section>
  );
}

/** The stages that were declared, side by side; what differs from the first says so by colour, sign and word. */
function Comparison({ bill }: { readonly bill: ManifestBill }) {
  const say = useTexts(manifestQueryWords);
  const declared = bill.stages.filter(({ declaredTime }) => declaredTime !== null);
  return (
    <>
      {bill.chain.length > 0 && (
        <>
          <ol className="mq-chain" aria-label={say('chain')}>
            {bill.chain.map(({ code, name, isDone, time }) => (
              <li key={code} data-lit={isDone || undefined} data-tip={time ?? undefined}>
                <Icon name={isDone ? 'check' : 'minus'} size={12} /> <b className="ml-mono">{code}</b> {name}
              </li>
            ))}
          </ol>
          <p className="mq-quiet">{say('chainNote')}</p>
        </>
      )}
      {declared.length === 0 ? (
        <p className="mq-quiet">{say('nothingDeclared')}</p>
      ) : (
        <table className="mq-table mq-compare">
          <thead>
            <tr>
              <th scope="col">{say('differences', { count: bill.differences.length })}</th>
              {declared.map(({ stage, code, declaredTime }) => (
                <th key={stage} scope="col">
                  {stageNames[stage]} <span className="mq-quiet">{code}</span>
                  <span className="mq-quiet ml-mono">{shortTime(declaredTime!)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {bill.compared.map((line) => (
              <CellsOf key={line.field} line={line} title={fieldNames[line.field]} />
            ))}
          </tbody>
          {bill.boxes.length > 0 && (
            <tbody>
              <tr className="mq-part">
                <th colSpan={declared.length + 1} scope="rowgroup">
                  {say('byBox')}
                </th>
              </tr>
              {bill.boxes.map(({ ctnNo, compared }) =>
                compared
                  .filter(({ field, cells }) => field === 'grossWeightKg' || field === 'sealNo' || cells.some(({ differs }) => differs))
                  .map((line, at) => (
                    <CellsOf
                      key={`${ctnNo} ${line.field}`}
                      line={line}
                      title={at === 0 ? <ContainerNo value={ctnNo} /> : fieldNames[line.field]}
                      stages={declared.map(({ stage }) => stage)}
                    />
                  )),
              )}
            </tbody>
          )}
        </table>
      )}
    </>
  );
}

function CellsOf(props: { readonly line: Line; readonly title: ReactNode; readonly stages?: readonly string[] }) {
  const { line, title, stages } = props;
  const say = useTexts(manifestQueryWords);
  const cells = stages ? stages.map((stage) => line.cells.find((cell) => cell.stage === stage)) : line.cells;
  return (
    <tr>
      <th scope="row">{title}</th>
      {cells.map((cell, at) => {
        const value = cell?.value ?? null;
        return (
          // The places of stages are fixed.
          <td key={at} data-tone={cell?.differs ? (cell.delta !== null && cell.delta < 0 ? 'danger' : 'att') : undefined}>
            {cell?.differs && (
              <span className="mq-delta">
                <Icon name="warn" size={12} />{' '}
                {cell.delta !== null
                  ? `${say(cell.delta > 0 ? 'more_' : 'less')} ${signed(cell.delta)}`
                  : say(cell.isLookAlike ? 'lookAlike' : 'differs')}
              </span>
            )}{' '}
            <span className="ml-mono">
              {value === null || value === '' ? say('notTold') : typeof value === 'number' ? figure(value) : value}
            </span>
          </td>
        );
      })}
    </tr>
  );
}

function Boxes({ bill }: { readonly bill: ManifestBill }) {
  const say = useTexts(manifestQueryWords);
  return (
    <>
      {bill.boxes.length === 0 ? <p className="mq-quiet">{say('noBoxes')}</p> : <BoxTable bill={bill} />}
      {bill.mode === 'sea' && <OwnBoxes bill={bill} />}
    </>
  );
}

function BoxTable({ bill }: { readonly bill: ManifestBill }) {
  const say = useTexts(manifestQueryWords);
  return (
    <table className="mq-table">
      <thead>
        <tr>
          <th scope="col">{say('boxesOf', { count: bill.boxesTotal })}</th>
          <th scope="col">{fieldNames.sealNo}</th>
          <th scope="col">{fieldNames.sizeType}</th>
          <th scope="col">{fieldNames.packages}</th>
          <th scope="col">{fieldNames.grossWeightKg} kg</th>
        </tr>
      </thead>
      <tbody>
        {bill.boxes.map(({ ctnNo, sealNos, sizetype, packNum, grossWt }) => (
          <tr key={ctnNo}>
            <th scope="row">
              <ContainerNo value={ctnNo} />
            </th>
            <td className="ml-mono">{sealNos.join(' ')}</td>
            <td className="ml-mono">{sizetype}</td>
            <td className="ml-mono">{packNum === null ? say('notTold') : figure(packNum)}</td>
            <td className="ml-mono">{grossWt === null ? say('notTold') : figure(grossWt)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Customs' own words, the newest first. */
function Receipts({ bill }: { readonly bill: ManifestBill }) {
  const say = useTexts(manifestQueryWords);
  const [messageId, setMessageId] = useState<number | null>(null);
  if (bill.receipts.length === 0) return <p className="mq-quiet">{say('noReceipts')}</p>;
  return (
    <ul className="mq-receipts">
      {bill.receipts.map(({ id, stage, code, text, time, ctnNo, messageId: raw }) => (
        <li key={id}>
          <Tag tone="customs">{stageNames[stage]}</Tag>
          <span>
            <b className="ml-mono">{code}</b> {text}
            {ctnNo !== null && <span className="mq-quiet ml-mono"> {ctnNo}</span>}
          </span>
          <span className="mq-quiet ml-mono">{time === null ? '' : shortTime(time)}</span>
          {raw !== null && (
            <button type="button" className="mq-link" onClick={() => setMessageId(raw)}>
              {say('raw')}
            </button>
          )}
        </li>
      ))}
      {messageId !== null && (
        <LazyPart>
          <RawMessage messageId={messageId} onClose={() => setMessageId(null)} />
        </LazyPart>
      )}
    </ul>
  );
}

/** What stands of each message, and what was declared when (R-3.9-12 to -15). */
function Records({ bill }: { readonly bill: ManifestBill }) {
  const { data, error, isFetching, refetch } = useQuery(recordsQuery(bill.mode, bill.blno, bill.saveTime));
  if (data === undefined)
    return error ? <CallErrorState error={error} isRetrying={isFetching} onRetry={refetch} /> : <SkeletonRows rows={6} />;
  return (
    <>
      <ColumnsTable columns={manifestQueryColumns} rows={data.list} />
      <ColumnsTable columns={manifestRecordColumns} rows={data.records} />
    </>
  );
}

function ColumnsTable<Shown extends object>(props: {
  readonly columns: readonly ListColumn<Shown>[];
  readonly rows: readonly (Shown & { readonly id: number })[];
}) {
  const { columns, rows } = props;
  return (
    <div className="mq-scroll">
      <table className="mq-table" data-wide>
        <thead>
          <tr>
            <ColumnHeads columns={columns} />
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <ColumnCells columns={columns} row={row} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
