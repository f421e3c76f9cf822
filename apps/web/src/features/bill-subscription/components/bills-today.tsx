import { Button, copyToClipboard, EmptySea, Icon, SegmentedControl, showToast, SkeletonRows, useClock } from '@mastlight/ui';
import { alikeKey, tellTogether } from '@mastlight/domain/bill-subscription/alike';
import { billSubscription } from '@mastlight/domain/bill-subscription/contract';
import { billsToHandle, sayOthers, shipsClosing } from '@mastlight/domain/bill-subscription/today';
import { billRowsTopic } from '@mastlight/domain/bill-subscription/topics';
import { defaultPort, findPort, ports, type PortCode } from '@mastlight/domain/vocabulary/port';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { withoutDurations } from '@mastlight/domain/vocabulary/without-durations';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTexts } from '../../../platform/catalogue';
import { callEndpoint } from '../../../platform/http-client';
import { onLive, portNowMs } from '../../../platform/live';
import { Panel } from '../../../platform/panel';
import { ownedKey } from '../../../platform/owned-storage';
import { useMayOperate } from '../../../platform/list/only-looking';
import { foldRows } from '../../../platform/list/use-folds';
import { said } from '../../../platform/said';
import { sessionOwner, useSession } from '../../../platform/session';
import type { BillRow } from '../api';
import { lookOfBill } from '../bill-tone';
import { RowTide, Sentence, SourceAge } from '../columns';
import { todayWords } from '../texts/today.zh-CN';
import { writeHandOver } from '../write-hand-over';
import './bills-today.css';

/** So many of a port are looked at; most accounts follow fewer in all. */
const rowsOfPort = 200;
const root = ['bill-subscription', 'today'] as const;
const nameOf = (area: PortCode): string => findPort(area)!.name;
const ofPort = (area: PortCode): object => (area === defaultPort ? {} : { port: area });

/** Stands where one's own bills alone were chosen; the next person who signs in here sweeps it away. */
const mineKey = (): string => ownedKey(sessionOwner() ?? '', 'bills-today.mine');

function recallMine(): boolean {
  try {
    return localStorage.getItem(mineKey()) !== null;
  } catch {
    return false;
  }
}

function keepMine(isMine: boolean): void {
  try {
    if (isMine) localStorage.setItem(mineKey(), 'true');
    else localStorage.removeItem(mineKey());
  } catch {
    // Full, or forbidden.
  }
}

/** What must be handled, soonest first, and the ships that close within a day: of all ports at once (R-2.3-03). */
export function BillsToday() {
  const say = useTexts(todayWords);
  const client = useQueryClient();
  const router = useRouter();
  useClock();
  const { cid, userId } = useSession();
  const mayOperate = useMayOperate();
  const [isMine, setMine] = useState(() => recallMine());
  const isMineAlone = cid !== null && isMine;
  const ofColleague = isMineAlone ? { userId: Number(userId) } : {};
  const pages = useQueries({
    queries: ports.map(({ code }) => ({
      queryKey: [...root, code, ofColleague],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        callEndpoint(billSubscription.queryBillPage, { systemKey: code, pageSize: rowsOfPort, ...ofColleague }, { signal }),
    })),
  });
  useEffect(() => {
    const refresh = (): void => void client.invalidateQueries({ queryKey: root });
    return onLive(billRowsTopic, { changed: refresh, gap: refresh });
  }, [client]);
  const lost = ports.filter((_port, at) => pages[at]!.isError);
  if (pages.some(({ data, isError }) => data === undefined && !isError)) return <SkeletonRows rows={8} />;
  const rows = pages.flatMap(({ data }) => data?.list ?? []);
  const isCut = pages.some(({ data }) => data !== undefined && data.total > data.list.length);
  const nowMs = portNowMs();
  const toHandle = billsToHandle(rows, nowMs);
  const ships = shipsClosing(rows, nowMs);
  const missing = lost.length > 0 ? say('failed', { ports: lost.map(({ name }) => said(name)).join('、') }) : null;
  const copyHandOver = async (): Promise<void> => {
    const isCopied = await copyToClipboard(
      writeHandOver({ toHandle, ships, missing: missing ?? (isCut ? say('first', { count: rowsOfPort }) : null) }, portNowMs()),
    );
    showToast(
      isCopied
        ? { tone: 'done', text: say('handOver.copied', { count: toHandle.length }) }
        : { tone: 'danger', text: say('handOver.failed') },
    );
  };
  const whose = cid !== null && (
    <SegmentedControl
      label={say('whose.label')}
      value={isMine ? 'mine' : 'all'}
      segments={[
        { value: 'all', label: say('whose.all') },
        { value: 'mine', label: say('whose.mine') },
      ]}
      onChange={(next) => {
        setMine(next === 'mine');
        keepMine(next === 'mine');
      }}
    />
  );
  const trouble = missing !== null && (
    <p className="today-lost" role="alert">
      {missing}{' '}
      <Button size={24} onClick={() => void client.invalidateQueries({ queryKey: root })}>
        {say('again')}
      </Button>
    </p>
  );
  // Of nothing that is known no number is told.
  if (lost.length === ports.length) return trouble;
  if (rows.length === 0 && lost.length === 0 && !isMineAlone) {
    const paste = (): void => void router.navigate({ to: '/logistics', search: { paste: true } as never });
    return (
      <section className="today-empty">
        <EmptySea
          title={say('nothingFollowed.title')}
          text={say('nothingFollowed.text')}
          {...(mayOperate && { action: { label: say('nothingFollowed.action'), icon: 'plus' as const, onSelect: paste } })}
        />
      </section>
    );
  }
  return (
    <>
      {trouble}
      <Panel
        title={`${say('toHandle')} ${toHandle.length}`}
        note={isCut ? say('first', { count: rowsOfPort }) : say('toHandleNote')}
        actions={
          <>
            {whose}
            <Button size={24} icon="copy" title={say('handOver.note')} onClick={() => void copyHandOver()}>
              {say('handOver.copy')}
            </Button>
          </>
        }
      >
        {toHandle.length === 0 ? (
          <p className="today-none">{say('nothing')}</p>
        ) : (
          <ul className="today-list">
            {togetherOf(toHandle).map(([row, ...alike]) => (
              <li key={`${row.area} ${row.billNo}`} data-edge={lookOfBill(row).edge ?? undefined}>
                <Link to="/logistics" search={{ ...ofPort(row.area), bill: row.billNo } as never} className="ml-mono">
                  {row.billNo}
                </Link>
                <span className="today-call">
                  {row.shipInfo ?? '-'} {said(nameOf(row.area))}
                </span>
                {/* How long is left or gone runs beside it: what was true when the row came would be another figure. */}
                <Sentence row={row.clock === null ? row : { ...row, sentence: withoutDurations(row.sentence) }} />
                <Others
                  row={{ sentence: row.sentence, exceptions: [...new Set([row, ...alike].flatMap(({ exceptions }) => exceptions))] }}
                />
                {alike.length > 0 && (
                  <Link
                    to="/logistics"
                    search={{ ...ofPort(row.area), keyword: [row, ...alike].map(({ billNo }) => billNo).join(',') } as never}
                    title={say('alikeNote')}
                    className="today-alike"
                  >
                    {say('alike', { count: alike.length })}
                  </Link>
                )}
                <span className="today-tide">
                  <RowTide row={row} />
                </span>
                <SourceAge row={row} />
              </li>
            ))}
          </ul>
        )}
      </Panel>
      <Panel title={say('cutOffs')} note={say('cutOffsNote')}>
        {ships.length === 0 ? (
          <p className="today-none">{say('noCutOffs')}</p>
        ) : (
          <ul className="today-ships">
            {ships.map((ship) => (
              <li key={`${ship.area} ${ship.shipInfo} ${ship.clockName}`}>
                <Icon name="ship" size={16} />
                <Link to="/logistics" search={{ ...ofPort(ship.area), keyword: ship.billNos.join(',') } as never} className="ml-mono">
                  {ship.shipInfo}
                </Link>
                <span className="today-call">{said(nameOf(ship.area))}</span>
                <span className="ml-mono">
                  {said(ship.clockName)} {formatShanghai(ship.closesMs).slice(5, 16)}
                </span>
                <span>{say('ship.bills', { count: ship.billNos.length })}</span>
                <span data-out={ship.boxesOut !== null && ship.boxesOut > 0 ? '' : undefined}>
                  {ship.boxesOut === 0 && ship.toHandle > 0
                    ? say('ship.lacking', { count: ship.toHandle })
                    : ship.boxesOut === null
                      ? say('ship.unknown')
                      : ship.boxesOut === 0
                        ? say('ship.in')
                        : say('ship.out', { count: ship.boxesOut })}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Panel>
    </>
  );
}

/** Bills of one ship with one trouble together; the first tells of all of them. */
function togetherOf(rows: readonly BillRow[]): readonly (readonly [BillRow, ...BillRow[]])[] {
  return foldRows(rows, alikeKey).map((group) => {
    const [row, ...alike] = group;
    return alike.length === 0 ? group : [{ ...row, ...tellTogether(group) }, ...alike];
  });
}

/** What else of a bill waits for somebody: its sentence speaks of the worst alone. */
function Others({ row }: { readonly row: Parameters<typeof sayOthers>[0] }) {
  const others = sayOthers(row);
  return others === null ? null : <span className="today-others">{said(others)}</span>;
}
