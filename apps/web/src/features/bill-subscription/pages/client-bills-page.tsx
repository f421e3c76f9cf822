import { productFullName } from '@mastlight/domain/vocabulary/product-name';
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { EmptySea, Logo, SkeletonRows, Tag } from '@mastlight/ui';
import { shortTime } from '@mastlight/domain/contract-kit/list-columns';
import { pageSizeChoices, pageSizeDefault } from '@mastlight/domain/bill-subscription/limits';
import { findPort } from '@mastlight/domain/vocabulary/port';
import { useTexts } from '../../../platform/catalogue';
import { CallError } from '../../../platform/http-client';
import { Pager } from '../../../platform/list/pager';
import { sayRefusal } from '../../../platform/say-refusal';
import { describeStrip } from '../columns';
import { CardStrip } from '../components/card-strip';
import { ClientFiles } from '../components/client-files';
import type { SavedFile } from '../../../platform/list/save-file';
import { clientBillsQuery, fetchClientFile, type ClientBill } from '../client-api';
import { clientTexts } from '../texts/clients.zh-CN';
import { said } from '../../../platform/said';
import './client-bills-page.css';

const goneCode = 410;
/** A client’s lamps have their names alone. */
const quiet = { boxesDone: 0, boxesTotal: 0, time: null, source: null, note: null };
/** A client is told of no failure: what is not known yet is quiet. */
const tones = { idle: 'idle', running: 'run', done: 'done' } as const;

/**
 * What a client sees by its link: its own live bills, without a login. The key stands behind the `#` of the address,
 * so that no server log and no referrer has it.
 */
export function ClientBillsPage() {
  const say = useTexts(clientTexts);
  const [key] = useState(() => location.hash.slice(1));
  const [page, setPage] = useState(1);
  const [size, setSize] = useState<number>(pageSizeDefault);
  const { data, error, isFetching, refetch } = useQuery({ ...clientBillsQuery(key, page, size), enabled: key !== '', retry: false });
  const isGone = key === '' || (error instanceof CallError && error.code === goneCode);

  return (
    <main className="client-bills">
      <header className="client-bills-head">
        <Logo name={productFullName} size={28} ground="night" />
        {data && !isGone && (
          <>
            <h1>{say('own.title', { name: data.clientName })}</h1>
            <p>
              {data.forwarder !== '' && (
                <span>
                  {data.contact === ''
                    ? say('own.forwarder', { name: data.forwarder })
                    : say('own.forwarderAnd', { name: data.forwarder, contact: data.contact })}
                </span>
              )}
              <span>{say('own.asOf', { time: shortTime(data.asOfTime) })}</span>
              <span>{say('own.until', { time: data.expiresTime })}</span>
            </p>
          </>
        )}
      </header>
      {isGone ? (
        <EmptySea title={say('own.ended')} text={say('own.endedText')} />
      ) : data ? (
        <>
          {error && <p role="alert">{sayRefusal(error instanceof CallError ? error : { message: error.message })}</p>}
          {data.total === 0 ? (
            <EmptySea title={say('own.empty.title')} text={say('own.empty.text')} />
          ) : (
            <>
              <BillTable bills={data.list} asOfTime={data.asOfTime} openFile={(id) => fetchClientFile(key, id)} />
              <Pager
                total={data.total}
                unit={say('own.unit')}
                page={page}
                size={size}
                sizes={pageSizeChoices}
                onPage={setPage}
                onSize={(next) => {
                  setSize(next);
                  setPage(1);
                }}
              />
            </>
          )}
        </>
      ) : error ? (
        <EmptySea
          title={sayRefusal(error instanceof CallError ? error : { message: error.message })}
          action={{ label: say('own.retry'), icon: 'refresh', onSelect: () => void refetch() }}
        />
      ) : (
        <div aria-busy={isFetching}>
          <SkeletonRows rows={8} />
        </div>
      )}
    </main>
  );
}

/** A table, and on a phone one card a bill: each cell then bears the name of its column. */
export function BillTable({
  bills,
  asOfTime,
  openFile,
}: {
  readonly bills: readonly ClientBill[];
  readonly asOfTime: string;
  readonly openFile: (id: number) => Promise<SavedFile>;
}) {
  const say = useTexts(clientTexts);
  const told = ['billNo', 'status', 'steps', 'vessel', 'port', 'wharf', 'clock', 'sailing', 'update'] as const;
  // Most forwarders give none: no column of dashes.
  const columns = bills.some(({ files }) => files.length > 0) ? ([...told, 'files'] as const) : told;
  return (
    <table className="client-bills-table">
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {say(`own.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bills.map((bill) => {
          const cells = {
            ...cellsOf(bill, asOfTime, say),
            files: bill.files.length > 0 && <ClientFiles files={bill.files} open={openFile} />,
          };
          return (
            <tr key={`${bill.area} ${bill.billNo}`}>
              {columns.map((column) => (
                <td
                  key={column}
                  data-name={say(`own.${column}`)}
                  data-empty={cells[column] ? undefined : true}
                  className={column === 'billNo' ? 'ml-mono' : undefined}
                >
                  {cells[column] || '-'}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function cellsOf(bill: ClientBill, asOfTime: string, say: ReturnType<typeof useTexts<(typeof clientTexts)['source']>>) {
  const timeOf = (time: string | null) => time && <span className="ml-mono">{shortTime(time)}</span>;
  const { departureTime: actual, etaDepartureTime: planned } = bill;
  return {
    billNo: bill.billNo,
    port: said(findPort(bill.area)!.name),
    vessel: bill.shipInfo,
    status: <Tag tone={tones[bill.tone]}>{said(bill.sentence)}</Tag>,
    // Lamps that nobody has lit tell nothing.
    steps: bill.nodes.some(({ state }) => state !== 'none') && (
      <CardStrip nodes={describeStrip({ area: bill.area, nodeGroup: bill.nodes.map((node) => ({ ...quiet, ...node })) })} />
    ),
    wharf: said(bill.wharf),
    // The next one is still to come.
    clock: bill.clock && actual === null && bill.clock.time > asOfTime && (
      <span>
        {said(bill.clock.name)} {timeOf(bill.clock.time)}
      </span>
    ),
    sailing: actual ? say('own.actual', { time: shortTime(actual) }) : planned && say('own.planned', { time: shortTime(planned) }),
    update: timeOf(bill.updateTime),
  };
}
