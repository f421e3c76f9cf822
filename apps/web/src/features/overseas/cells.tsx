import { Button, CopyText, Tag, TideCountdown, useClockValue, type Tone } from '@mastlight/ui';
import { emptyCellText, shortTime } from '@mastlight/domain/contract-kit/list-columns';
import { freeSoonDays } from '@mastlight/domain/overseas/limits';
import { lineSigns } from '@mastlight/domain/vocabulary/line-sign';
import { columnTexts } from '@mastlight/domain/overseas/column-texts';
import { parseShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { trackingStates } from '@mastlight/domain/vocabulary/tracking-state';
import { createContext, Fragment, useContext } from 'react';
import { textsOf } from '../../platform/catalogue';
import { NoteSign, type ListLook } from '../../platform/list/grid-columns';
import { formatAge } from '../../platform/format-age';
import { portClock } from '../../platform/port-clock';
import { said } from '../../platform/said';
import type { OverseasRow } from './declaration';
import { overseasWords } from './texts/zh-CN';
import './cells.css';

const dayMs = 86_400_000;
const freeSoonMs = freeSoonDays * dayMs;

/** How the list draws its cells. */
export const overseasLook: Omit<ListLook<OverseasRow>, 'lead' | 'trail'> = {
  growing: 'lastestStatus',
  narrow: { blno: 148, route: 232, lastestStatus: 232, eta: 132, state: 84 },
  cells: {
    blno: (row) => (
      <>
        <CopyText text={row.blno} className="overseas-no" />
        <NoteSign remark={row.remark} />
      </>
    ),
    shipCompany: (row) => (
      <span data-tip={row.carrierCode}>
        <span className="overseas-line-code" style={{ background: lineSigns.get(row.carrierCode)?.ground }}>
          {row.carrierCode}
        </span>{' '}
        {said(row.shipCompany)}
      </span>
    ),
    route: (row) => <Route row={row} />,
    lastestStatus: (row) => <Latest row={row} />,
    eta: (row) => <Eta row={row} />,
    lastFreeTime: (row) => <FreeTime row={row} />,
    detention: (row) => <DetentionCell row={row} />,
    holds: (row) => <Holds row={row} />,
    state: (row) => <State row={row} />,
  },
};

/** The way as a subway line: ports, and between them the days that a box waits for its next ship. */
export function Route({ row }: { readonly row: OverseasRow }) {
  const say = textsOf(overseasWords);
  if (row.route.length === 0) return emptyCellText;
  return (
    <span className="overseas-route">
      {row.route.map((stop, at) => (
        <Fragment key={`${stop.name} ${at}`}>
          {at > 0 && <i className="overseas-leg" data-done={row.route[at]!.isReached || undefined} aria-hidden />}
          <span
            className="overseas-stop"
            data-reached={stop.isReached || undefined}
            data-tip={
              stop.days === null
                ? say(stop.isReached ? 'reachedTip' : 'aheadTip', { name: said(stop.name) })
                : say('waitTip', { name: said(stop.name), days: stop.days })
            }
          >
            {stop.days !== null && <b>{say('waitDays', { days: stop.days })}</b>}
            {said(stop.name)}
          </span>
        </Fragment>
      ))}
    </span>
  );
}

/** What happened last, by the clock of the place; where its line told nothing, why. */
export function Latest({ row }: { readonly row: OverseasRow }) {
  const say = textsOf(overseasWords);
  const when = row.lastestTime && say('asOf', { time: shortTime(row.lastestTime), offset: row.lastestOffset ?? '' });
  const full = row.lastestTime && say('asOf', { time: row.lastestTime, offset: row.lastestOffset ?? '' });
  const texts = [row.note && said(row.note), row.lastestStatus].filter(Boolean).join(' · ');
  if (texts === '') return emptyCellText;
  const isRetried = row.state === 'failed' && row.endedTime === null;
  return (
    <span
      className="overseas-latest"
      data-tone={row.note ? row.tone : undefined}
      data-retry={isRetried || undefined}
      data-tip={[texts, full].filter(Boolean).join(' · ')}
    >
      <span className="overseas-latest-text">
        {texts}
        {when && <span className="ml-mono overseas-when"> {when}</span>}
      </span>
      {isRetried && <RetryButton row={row} />}
    </span>
  );
}

/** Days that the arrival has moved since it was first told. */
export function Moved({ days }: { readonly days: number }) {
  const say = textsOf(overseasWords);
  const text = days === 0 ? say('moved.same') : say(days > 0 ? 'moved.later' : 'moved.earlier', { days: Math.abs(days) });
  return (
    <span
      className="overseas-moved"
      data-way={days > 0 ? 'later' : days < 0 ? 'earlier' : 'same'}
      data-tip={days === 0 ? undefined : say('movedTip', { moved: text })}
    >
      {text}
    </span>
  );
}

/** When it arrives, or has arrived, by the clock of the port of discharge. */
export function Eta({ row }: { readonly row: OverseasRow }) {
  const say = textsOf(overseasWords);
  const time = row.arrivedTime ?? row.eta;
  if (row.isEtaWithdrawn) {
    return (
      <span className="overseas-moved" data-way="later" data-tip={say('etaWithdrawnTip')}>
        {said(columnTexts.etaWithdrawn)}
      </span>
    );
  }
  if (time === null) return emptyCellText;
  const day = shortTime(time).slice(0, 5);
  return (
    <span className="overseas-eta" data-tip={say('asOf', { time, offset: row.etaOffset ?? '' })}>
      <span className="ml-mono">{row.arrivedTime === null ? day : say('arrived', { day })}</span>
      {row.etaMovedDays !== null && <Moved days={row.etaMovedDays} />}
    </span>
  );
}

/** The time left without 滞箱费; once it is over, for how many days it has run. */
export function FreeTime({ row }: { readonly row: OverseasRow }) {
  const say = textsOf(overseasWords);
  const deadlineMs = row.lastFreeTime === null || row.state === 'finished' ? null : (parseShanghai(row.lastFreeTime) ?? null);
  const daysOver = useClockValue(
    (nowMs) => (deadlineMs === null || deadlineMs > nowMs ? 0 : Math.ceil((nowMs - deadlineMs + 1) / dayMs)),
    portClock,
  );
  if (daysOver > 0) {
    return (
      <span className="overseas-moved" data-way="over" data-tip={row.lastFreeTime}>
        {say('freeOver', { days: daysOver })}
      </span>
    );
  }
  if (deadlineMs !== null) return <TideCountdown clock={portClock} nearMs={freeSoonMs} deadlineMs={deadlineMs} />;
  return row.countedFreeDays === null ? emptyCellText : <span>{said(columnTexts.freeFromArrival(row.countedFreeDays))}</span>;
}

/** What 滞箱费 comes to by the owner's own table, or what of it is not known; whose table and how old it is under the pointer. */
export function DetentionCell({ row: { detention } }: { readonly row: OverseasRow }) {
  const say = textsOf(overseasWords);
  if (detention === null) return emptyCellText;
  const { state, text, tariff } = detention;
  const source =
    tariff &&
    say('detention.source', {
      line: tariff.carrierCode ?? say('detention.allLines'),
      age: formatAge(Math.max(0, portClock.nowMs() - (parseShanghai(tariff.updateTime) ?? 0)), 'long'),
    });
  return (
    <span className="overseas-cost" data-state={state} data-tip={[text, source].filter(Boolean).join(' · ')}>
      {text}
    </span>
  );
}

/** Who holds the boxes. */
export function Holds({ row }: { readonly row: OverseasRow }) {
  if (row.holds.length === 0) return emptyCellText;
  return row.holds.map((who) => (
    <Tag key={who} tone={who === 'customs' ? 'customs' : 'att'} icon={who === 'customs' ? 'inspection' : 'flag'}>
      {said(columnTexts.holds[who])}
    </Tag>
  ));
}

const stateTones: Readonly<Record<OverseasRow['state'], Tone>> = { waiting: 'run', tracking: 'run', finished: 'done', failed: 'danger' };

/** 获取中, 跟踪中, 已完成, 失败. */
export function State({ row }: { readonly row: OverseasRow }) {
  return <Tag tone={stateTones[row.state]}>{said(trackingStates.find(({ code }) => code === row.state)!.name)}</Tag>;
}

/** Opens one shipment over the list. */
export const OpenShipment = createContext<(row: OverseasRow) => void>(() => undefined);

/** Of a row that its line cannot find: another line may be asked. */
function RetryButton({ row }: { readonly row: OverseasRow }) {
  const say = textsOf(overseasWords);
  const open = useContext(OpenShipment);
  return (
    <Button size={24} icon="refresh" onClick={() => open(row)}>
      {say('retry')}
    </Button>
  );
}
