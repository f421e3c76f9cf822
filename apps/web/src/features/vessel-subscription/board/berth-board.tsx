import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Button, SegmentedControl, useClock } from '@mastlight/ui';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { formatShanghai, parseShanghai, shanghaiDay } from '@mastlight/domain/vocabulary/shanghai-time';
import { berthMark } from '@mastlight/domain/vocabulary/wharf';
import { useTexts } from '../../../platform/catalogue';
import { portClock } from '../../../platform/port-clock';
import type { VesselRow } from '../declaration';
import type { VesselSearch } from '../list-search';
import { vesselTexts } from '../texts/zh-CN';
import { boardDayCounts } from './board-search';
import { cutOffNameOf, ticksOf } from './clock-names';
import { callsInOrder, countClosings, layOutBoard, placeOf, type BoardCall, type BoardDays, type Stretch } from './board-scene';
import { CallCard } from './call-card';
import { shownTime } from './shown-time';
import type { Affected } from './use-affected';
import { said } from '../../../platform/said';
import './berth-board.css';

const dayMs = 86_400_000;
/** From UTC to the port's time. */
const shanghaiMs = 8 * 3_600_000;
/** What the legend tells besides the clocks. */
const shapes = ['gate', 'berth', 'former'] as const;
const percent = ({ left, width }: Stretch) => ({ left: `${left}%`, width: `${width}%` });

export interface BerthBoardProps {
  readonly port: PortCode;
  readonly rows: readonly VesselRow[];
  /** The rows are all that the list holds: of a page of it no day is counted. */
  readonly isWhole: boolean;
  readonly affected: Affected;
  readonly search: Pick<VesselSearch, 'days' | 'from' | 'call'>;
  readonly change: (part: Partial<Pick<VesselSearch, 'days' | 'from' | 'call'>>) => void;
}

/**
 * The berth board: the calls of the table by terminal and day. One stop of the
 * tab key; ↑ ↓ go from call to call, ← → by a day, + − change how many days
 * there are, Enter shows a call, Esc puts it away.
 */
export function BerthBoard({ port, rows, isWhole, affected, search, change }: BerthBoardProps) {
  const say = useTexts(vesselTexts);
  const nowMs = useClock(portClock, 60_000);
  const today = shanghaiDay(nowMs);
  const begins = search.from || today;
  const days: BoardDays = { fromMs: parseShanghai(begins)!, count: Number(search.days) };
  const wharfs = layOutBoard(port, rows, days);
  const order = callsInOrder(wharfs);
  const [focused, setFocused] = useState<number | null>(null);
  const stop = order.some(({ row }) => row.id === focused) ? focused : (order[0]?.row.id ?? null);
  const board = useRef<HTMLDivElement>(null);
  /** The days on show when a key went on from them. */
  const leftByKey = useRef<string | null>(null);
  const shown = `${begins} ${search.days}`;
  const chosen = rows.find(({ id }) => String(id) === search.call);

  const goBy = (byDays: number): void => {
    const from = shanghaiDay(days.fromMs + byDays * dayMs);
    change({ from: from === today ? '' : from });
  };
  const zoom = (by: number): void => {
    const next = boardDayCounts[boardDayCounts.indexOf(search.days) + by];
    if (next) change({ days: next });
  };
  const focusOn = (call: BoardCall | undefined): void => {
    if (!call) return;
    setFocused(call.row.id);
    board.current?.querySelector<HTMLElement>(`[data-call="${call.row.id}"]`)?.focus();
  };
  const step = (by: number): void => focusOn(order[order.findIndex(({ row }) => row.id === stop) + by]);
  const onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const acts: Readonly<Record<string, () => void>> = {
      ArrowDown: () => step(1),
      ArrowUp: () => step(-1),
      ArrowLeft: () => goBy(-1),
      ArrowRight: () => goBy(1),
      Home: () => change({ from: '' }),
      '+': () => zoom(-1),
      '=': () => zoom(-1),
      '-': () => zoom(1),
      Escape: () => change({ call: '' }),
    };
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    leftByKey.current = event.key === 'ArrowUp' || event.key === 'ArrowDown' ? null : shown;
    act();
  };
  // A call that leaves the board takes the focus with it: who went on by the keyboard stays on the board.
  useEffect(() => {
    if (leftByKey.current === null || leftByKey.current === shown) return;
    leftByKey.current = null;
    if (board.current?.contains(document.activeElement)) return;
    board.current?.querySelector<HTMLElement>('button[tabindex="0"], .vessel-board-none')?.focus();
  }, [board, leftByKey, shown]);

  const chosenId = chosen?.id;
  useEffect(() => {
    if (chosenId !== undefined) board.current?.querySelector(`[data-call="${chosenId}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [board, chosenId]);

  const lastDay = shanghaiDay(days.fromMs + (days.count - 1) * dayMs);
  const weekdays = say('board.weekdays').split(' ');
  const closings = countClosings(rows, days);
  const now = placeOf(nowMs, days);
  return (
    <section className="vessel-board" aria-label={say('board.title')}>
      <header className="vessel-board-tools">
        <Button variant="icon" icon="chevronLeft" aria-label={say('board.earlier')} onClick={() => goBy(-days.count)} />
        <span className="ml-mono" aria-live="polite">
          {begins.slice(5)} – {lastDay.slice(5)}
        </span>
        <Button variant="icon" icon="chevronRight" aria-label={say('board.later')} onClick={() => goBy(days.count)} />
        <Button size={24} onClick={() => change({ from: '' })}>
          {say('board.today')}
        </Button>
        <SegmentedControl
          label={say('board.dayCount')}
          segments={boardDayCounts.map((value) => ({ value, label: say('board.days', { count: Number(value) }) }))}
          value={search.days}
          onChange={(count) => change({ days: count })}
        />
      </header>
      <div className="vessel-board-scene" data-days={search.days}>
        <div className="vessel-board-head" aria-hidden>
          <span>{say('wharf')}</span>
          <div>
            {closings.map((count, day) => {
              const date = shanghaiDay(days.fromMs + day * dayMs);
              return (
                <span key={date} data-today={date === today || undefined}>
                  <b className="ml-mono">
                    {date.slice(5)}
                    {days.count <= 7 && <i>{weekdays[new Date(parseShanghai(date)! + shanghaiMs).getUTCDay()]}</i>}
                  </b>
                  {days.count <= 7 && isWhole && count > 0 && <small>{say('board.closing', { clock: cutOffNameOf(port), count })}</small>}
                </span>
              );
            })}
          </div>
        </div>
        <div ref={board} className="vessel-board-wharfs" role="group" aria-label={say('board.keys')}>
          {wharfs.map(({ name, lanes }) => (
            <div key={name} className="vessel-board-wharf">
              <span>{name}</span>
              <div>
                {lanes.map((lane, at) => (
                  <div key={at} className="vessel-board-lane">
                    {lane.map((call) => (
                      <CallBar
                        key={call.row.id}
                        call={call}
                        days={days}
                        affected={affected}
                        isStop={call.row.id === stop}
                        isChosen={call.row === chosen}
                        onFocus={() => setFocused(call.row.id)}
                        onKeyDown={onKey}
                        onPress={() => change({ call: String(call.row.id) })}
                      />
                    ))}
                  </div>
                ))}
              </div>
            </div>
          ))}
          {order.length === 0 && (
            <button type="button" className="vessel-board-none" onKeyDown={onKey} onClick={() => change({ from: '' })}>
              {say('board.none')}
            </button>
          )}
          {now !== null && (
            <div className="vessel-board-now" aria-hidden>
              <span style={{ left: `${now}%` }} data-tip={formatShanghai(nowMs).slice(5, 16)} />
            </div>
          )}
        </div>
        {chosen && <CallCard row={chosen} affected={affected.get(chosen.id)} onClose={() => change({ call: '' })} />}
      </div>
      <footer className="vessel-board-legend">
        {[...ticksOf(port), ...shapes.map((kind) => [kind, say(`board.legend.${kind}`)] as const)].map(([kind, name]) => (
          <span key={kind} data-kind={kind}>
            {name}
          </span>
        ))}
        <span className="vessel-board-keys">{say('board.keysShort')}</span>
      </footer>
    </section>
  );
}

function CallBar(props: {
  readonly call: BoardCall;
  readonly days: BoardDays;
  readonly affected: Affected;
  readonly isStop: boolean;
  readonly isChosen: boolean;
  readonly onFocus: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onPress: () => void;
}) {
  const { call, days, affected, isStop, isChosen, onFocus, onKeyDown, onPress } = props;
  const { row, gate, berth, formerBerth, ticks, name } = call;
  const say = useTexts(vesselTexts);
  const dangers = affected.get(row.id)?.dangers ?? [];
  const former = dangers.find(({ field }) => field === 'portClosesMs')?.from ?? null;
  const formerAt = former === null ? null : placeOf(parseShanghai(former) ?? null, days);
  const told = say('board.call', {
    wharf: said(row.wharf ?? '-'),
    clock: cutOffNameOf(row.area),
    closes: shownTime(row.portclosedate ?? row.ctnapplyenddate),
    arrives: shownTime(row.arrivaldate ?? row.etaArrivedDate),
    sails: shownTime(row.dischargedate ?? row.etaSailingDate),
  });
  return (
    <button
      type="button"
      className="vessel-bar"
      data-call={row.id}
      data-danger={dangers.length > 0 || undefined}
      data-sailed={row.state === 'finished' || undefined}
      aria-pressed={isChosen}
      tabIndex={isStop ? 0 : -1}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
      onClick={onPress}
    >
      <span className="vessel-bar-name ml-mono" style={{ left: `${name.left}%` }}>
        {row.boxvv}
      </span>
      <span className="ml-visually-hidden">{dangers.length > 0 ? told + say('board.inDanger') : told}</span>
      {gate && <span className="vessel-bar-gate" style={percent(gate)} />}
      {formerAt !== null && <span className="vessel-bar-former" style={{ left: `${formerAt}%` }} />}
      {formerBerth && <span className="vessel-bar-former-berth" style={percent(formerBerth)} />}
      {berth && (
        <span className="vessel-bar-berth ml-mono" style={percent(berth)} aria-hidden>
          {row.berth && berthMark(row.berth)}
        </span>
      )}
      {ticks.map(({ kind, left }) => (
        <span key={kind} className="vessel-bar-tick" data-kind={kind} style={{ left: `${left}%` }} />
      ))}
    </button>
  );
}
