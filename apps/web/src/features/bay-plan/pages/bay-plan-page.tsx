import { portRules } from '@mastlight/domain/ports/index';
import { boxStates, type BoxState } from '@mastlight/domain/bay-plan/messages';
import { defaultPort } from '@mastlight/domain/vocabulary/port';
import { parseShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { splitVesselVoyage } from '@mastlight/domain/vocabulary/vessel-voyage';
import { berthMark, wharfName } from '@mastlight/domain/vocabulary/wharf';
import {
  Button,
  ContainerNo,
  copyToClipboard,
  createClock,
  EmptySea,
  Icon,
  SegmentedControl,
  showToast,
  SkeletonRows,
  TextField,
  TideCountdownLarge,
} from '@mastlight/ui';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useId, useMemo, useRef, useState, type FormEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { CallErrorState } from '../../../platform/call-error-state';
import { useTexts } from '../../../platform/catalogue';
import { formatAge } from '../../../platform/format-age';
import { useNearMs } from '../../../platform/list/near-hours';
import { saveFile } from '../../../platform/list/save-file';
import { portClock } from '../../../platform/port-clock';
import { loginState, useSession } from '../../../platform/session';
import { sendSignal } from '../../../platform/signals';
import { CallError } from '../../../platform/http-client';
import { choicesQuery, findShipOf, signVessel, stopsQuery, vesselQuery, type ShownBox, type ShownVessel } from '../api';
import { BoxCard } from '../components/box-card';
import { BoxTable } from '../components/box-table';
import { ReplayBar } from '../components/replay-bar';
import { ShipScene } from '../components/ship-scene';
import type { BayPlanSearch } from '../search';
import { drawPicture, pictureOf } from '../ship-picture';
import { numbers, sailedOf, saySailed, sayWhole, takesBoxes, wordsOfPicture } from '../ship-words';
import { stateIcons } from '../state-looks';
import { bayPlanWords } from '../texts/zh-CN';
import '../bay-plan.css';

const numberStates = { gateIn: 'yard', released: 'released', inspected: 'inspected', loaded: 'loaded' } as const;

/** Own ships that are offered before somebody asks for the others. */
const choicesShown = 6;

/** R-2.1-12, R-1-10: a ship with her boxes beside berth and yard, and the same as a table. */
export function BayPlanPage() {
  const say = useTexts(bayPlanWords);
  const search = useSearch({ strict: false }) as BayPlanSearch;
  const { vessel, voyage, sign } = search;
  const isSignedIn = useSession(loginState);
  const hasShip = vessel !== '' && voyage !== '';
  const query = useQuery({ ...vesselQuery(search, isSignedIn), enabled: hasShip && (isSignedIn || sign !== '') });
  const [view, setView] = useState<'scene' | 'table'>('scene');
  const [isOpen, setOpen] = useState(search.at !== '');
  const stops = useQuery({ ...stopsQuery(search, isSignedIn), enabled: isOpen && hasShip && (isSignedIn || sign !== '') });
  const navigate = useNavigate();
  const look = useCallback(
    (at: string): void => void navigate({ to: '.', search: ((old: object) => ({ ...old, at: at || undefined })) as never, replace: true }),
    [navigate],
  );
  // An instant that cannot be shown is told beside the page of before.
  const isOfInstant = search.at !== '' && query.error !== null && isSignedIn;
  const live = useQuery({ ...vesselQuery({ ...search, at: '' }, isSignedIn), enabled: isOfInstant });
  const shown = isOfInstant ? live.data : query.data;
  const isRefused = !isSignedIn && query.error !== null;
  // R-2.4-09: what is no link does not spare the login.
  const refusal = isRefused && query.error instanceof CallError ? query.error.message : null;
  useEffect(() => {
    // It lies over the page, over a phone's wholly, and so says why itself.
    if (isRefused) sendSignal('login-needed', refusal === null ? {} : { reason: refusal });
  }, [isRefused, refusal]);

  const side = useRef<SVGSVGElement>(null);
  const noPicture = useId();
  async function savePicture(of: ShownVessel): Promise<void> {
    // It is the ship that is saved, whatever is looked at.
    flushSync(() => setView('scene'));
    try {
      const drawn = side.current!;
      const blob = await drawPicture(pictureOf(drawn, wordsOfPicture(of)), drawn.closest('.bp-card')!);
      await saveFile(async () => ({ blob, name: `${of.ship.vesselsName}-${of.ship.voyage}.png`.replace(/[^\w.-]/g, '_') }));
    } catch {
      showToast({ tone: 'danger', text: say('picture.failed') });
    }
  }

  async function share(): Promise<void> {
    try {
      const { path, expireTime, views } = await signVessel(vessel, voyage);
      const address = `${location.origin}${path}`;
      if (!(await copyToClipboard(address))) return showToast({ tone: 'danger', text: say('copyFailed', { text: address }) });
      showToast({ tone: 'done', text: say('shared', { time: expireTime }) });
      if (views > 0) showToast({ tone: 'info', text: say('sharedViews', { count: views }) });
    } catch {
      // The reason has been shown.
    }
  }

  return (
    <div className="bp-page">
      <header className="bp-head">
        <h1 className="page-title">{say('pageTitle')}</h1>
        {isSignedIn && <ShipSearch key={`${vessel}/${voyage}`} vessel={vessel} voyage={voyage} />}
        {shown?.byLink && (
          <p className="bp-linked">
            <b className="ml-mono">{`${shown.ship.vesselsName} / ${shown.ship.voyage}`}</b>
            {shown.linkUntil !== null && <small>{say('linkUntil', { time: shown.linkUntil.slice(0, 16) })}</small>}
          </p>
        )}
        {shown && (
          <>
            <p className="bp-quiet bp-sync" title={say('tip')}>
              <SyncAge syncTime={shown.syncTime} portNow={shown.portNow} />
            </p>
            <SegmentedControl<'scene' | 'table'>
              label={say('view.label')}
              segments={[
                { value: 'scene', label: say('view.scene') },
                { value: 'table', label: say('view.table') },
              ]}
              value={view}
              onChange={setView}
            />
            <Button
              icon="download"
              disabled={shown.containers.length === 0}
              aria-describedby={shown.containers.length === 0 ? noPicture : undefined}
              onClick={() => void savePicture(shown)}
            >
              {say('picture.save')}
            </Button>
            {shown.containers.length === 0 && (
              <small id={noPicture} className="bp-quiet bp-no-picture">
                {say('picture.nothing')}
              </small>
            )}
            <Button icon="clock" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {say('replay.open')}
            </Button>
            {isSignedIn && (
              <Button icon="share" onClick={() => void share()}>
                {say('share')}
              </Button>
            )}
          </>
        )}
      </header>
      {shown && isOpen && stops.data && (
        <ReplayBar
          stops={stops.data}
          at={search.at === '' ? null : search.at}
          isShown={!query.isPlaceholderData && query.error === null}
          refusal={query.error instanceof CallError ? query.error.message : null}
          hasOwn={shown.counts.of === 'own'}
          onLook={look}
          onClose={() => {
            setOpen(false);
            look('');
          }}
        />
      )}
      {isOpen && stops.error && <CallErrorState error={stops.error} isRetrying={stops.isFetching} onRetry={stops.refetch} />}
      {shown ? (
        <Shown vessel={shown} view={view} side={side} />
      ) : !isSignedIn && (!hasShip || sign === '' || query.error) ? (
        <EmptySea
          title={say('signedOut.title')}
          text={refusal ?? say('signedOut.plain')}
          action={{ label: say('signedOut.action'), icon: 'user', onSelect: () => sendSignal('login-needed', {}) }}
        />
      ) : query.error ? (
        <CallErrorState error={query.error} isRetrying={query.isFetching} onRetry={query.refetch} />
      ) : hasShip ? (
        <SkeletonRows rows={8} />
      ) : (
        <EmptySea title={say('start.title')} text={say('start.text')} />
      )}
    </div>
  );
}

/** When the port's EDI was last heard, as an age; never heard is said so. */
function SyncAge({ syncTime, portNow }: Pick<ShownVessel, 'syncTime' | 'portNow'>) {
  const say = useTexts(bayPlanWords);
  const [atMs, nowMs] = [syncTime === null ? undefined : parseShanghai(syncTime), parseShanghai(portNow)];
  if (atMs === undefined || nowMs === undefined) return say('syncUnknown');
  return say('sync', { age: formatAge(Math.max(0, nowMs - atMs), 'long') });
}

/** A ship's name and voyage, typed or chosen of the own ones. */
function ShipSearch({ vessel, voyage }: { readonly vessel: string; readonly voyage: string }) {
  const say = useTexts(bayPlanWords);
  const navigate = useNavigate();
  const { data: choices = [] } = useQuery(choicesQuery);
  const [text, setText] = useState(vessel === '' ? '' : `${vessel} / ${voyage}`);
  const [error, setError] = useState<string | null>(null);
  const [isWhole, setWhole] = useState(false);
  const go = (to: { readonly vessel: string; readonly voyage: string }): void => void navigate({ to: '.', search: to as never });

  async function ask(event: FormEvent): Promise<void> {
    event.preventDefault();
    const call = splitVesselVoyage(text);
    if (call !== null) {
      setError(null);
      return go({ vessel: call.vesselName, voyage: call.voyage });
    }
    const number = text.replace(/\s/g, '').toUpperCase();
    if (!/^(?=.*\d)[A-Z0-9]{6,35}$/.test(number)) return setError(say('search.wrong'));
    try {
      const [found] = await findShipOf(number);
      setError(found === undefined ? say('search.notOwn', { number }) : null);
      if (found !== undefined) go({ vessel: found.vesselsName, voyage: found.voyage });
    } catch {
      setError(say('search.failed'));
    }
  }
  return (
    <div className="bp-search">
      <form onSubmit={(event) => void ask(event)} role="search">
        <TextField
          label={say('search.label')}
          isLabelHidden
          placeholder={say('search.hint')}
          icon="search"
          isMono
          size={32}
          value={text}
          error={error}
          onChange={setText}
        />
        <Button type="submit" variant="primary">
          {say('search.action')}
        </Button>
      </form>
      {choices.length > 0 && (
        <div className="bp-chips" role="group" aria-label={say('search.own')}>
          {choices.slice(0, isWhole ? choices.length : choicesShown).map((choice) => (
            <button
              key={`${choice.vesselsName}/${choice.voyage}`}
              type="button"
              onClick={() => go({ vessel: choice.vesselsName, voyage: choice.voyage })}
            >
              {say('search.choice', { name: `${choice.vesselsName} / ${choice.voyage}`, count: choice.bills })}
            </button>
          ))}
          {!isWhole && choices.length > choicesShown && (
            <button type="button" onClick={() => setWhole(true)}>
              {say('search.more', { count: choices.length - choicesShown })}
            </button>
          )}
        </div>
      )}
    </div>
  );
}

/** So long before the port closes own boxes outside are drawn as pressing. */
const pressingMs = 2 * 3_600_000;

const msOf = (time: string | null): number | null => (time === null ? null : (parseShanghai(time) ?? null));

/** Whether a clock of boxes runs out within the next two hours, at the instant that is looked at. */
function closesSoon({ berth: { ctnApplyEndTime, closeTime, portCloseTime }, at, portNow }: ShownVessel): boolean {
  const nowMs = msOf(at ?? portNow)!;
  return [ctnApplyEndTime, closeTime, portCloseTime].some((time) => {
    const leftMs = (msOf(time) ?? 0) - nowMs;
    return leftMs > 0 && leftMs <= pressingMs;
  });
}

/** The time to what closes next, by the countdown of the lists; at an instant of the past it stands still. */
function CutOff({ vessel: { cutOff, containers, counts, at } }: { readonly vessel: ShownVessel }) {
  const mine = containers.filter((box) => box.mine);
  const nearMs = useNearMs(cutOff?.name === portRules(defaultPort).cutOffNames.gateInClosesMs ? 'ctnApplyEndTime' : 'portCloseTime');
  const clock = useMemo(() => (at === null ? portClock : createClock({ nowMs: msOf(at)!, rate: 0 })), [at]);
  // What is on board waits for nothing.
  if (cutOff === null || (mine.length > 0 && mine.every(({ state }) => state === 'loaded'))) return null;
  // A box that stands there waits for customs; before they spoke of any that is not known.
  const lacks = (box: ShownBox): boolean =>
    box.state === 'absent' || box.state === 'inspected' || (box.state === 'yard' && counts.released !== null);
  return (
    <TideCountdownLarge
      clock={clock}
      nearMs={nearMs}
      name={cutOff.name}
      dateText={cutOff.time.slice(5, 16)}
      deadlineMs={msOf(cutOff.time)}
      hasMissing={mine.some(lacks)}
      isComplete={mine.length > 0 && mine.every(({ state }) => state === 'released' || state === 'loaded')}
    />
  );
}

function Shown({
  vessel,
  view,
  side,
}: {
  readonly vessel: ShownVessel;
  readonly view: 'scene' | 'table';
  readonly side: RefObject<SVGSVGElement | null>;
}) {
  const say = useTexts(bayPlanWords);
  const navigate = useNavigate();
  const [only, setOnly] = useState<BoxState | null>(null);
  const [open, setOpen] = useState<ShownBox | null>(null);
  const { berth, counts, containers, findings, yards } = vessel;
  const mine = containers.filter((box) => box.mine);
  const told = counts.of === 'own' ? mine : containers;
  const outside = mine.filter(({ state }) => state === 'absent');
  const whole = sayWhole(vessel);
  async function copyOutside(): Promise<void> {
    const numbersOut = outside.flatMap(({ ctnNo }) => ctnNo ?? []).join('\n');
    if (await copyToClipboard(numbersOut)) showToast({ tone: 'done', text: say('outside.copied', { count: outside.length }) });
    else showToast({ tone: 'danger', text: say('copyFailed', { text: numbersOut }) });
  }
  const short = (time: string | null): string => time?.slice(5, 16) ?? say('unknown');
  const span = (from: string | null, to: string | null): string =>
    from === null && to === null ? say('unknown') : say('berth.from', { from: short(from), to: short(to) });
  const takes = takesBoxes(vessel);
  const sailed = sailedOf(vessel);
  const wharf = (code: string | null): string => (code === null ? say('yard.unknown') : wharfName(defaultPort, code));
  return (
    <>
      <section className="bp-numbers" aria-label={say('numbers.label')}>
        {numbers.map((name) => (
          <dl key={name} data-state={numberStates[name]}>
            <dt>
              <Icon name={stateIcons[numberStates[name]]} /> {say(`numbers.${name}`)}
            </dt>
            <dd>
              <b>{counts[name] ?? say('unknown')}</b>
              {name === 'gateIn' && whole !== '' && <span> {whole}</span>}
            </dd>
          </dl>
        ))}
        <dl className="bp-berth">
          <dt>
            <Icon name="pin" /> {say('berth.title')} {wharf(berth.wharf)} {berth.berth && berthMark(berth.berth)}
          </dt>
          <dd>
            {say('berth.window')} {span(berth.ataTime ?? berth.etaArrivalTime, berth.atdTime ?? berth.etaDepartureTime)}
          </dd>
          <dd>
            {say('berth.gateIn')} {span(berth.ctnApplyBeginTime, berth.ctnApplyEndTime)}
          </dd>
          <dd>
            {say('berth.portClose')} {short(berth.portCloseTime)} · {say('berth.customsClose')} {short(berth.closeTime)}
          </dd>
        </dl>
        <CutOff vessel={vessel} />
        {sailed !== null && (
          <p className="bp-sailed" data-left={sailed.left > 0 || undefined}>
            <Icon name={sailed.left > 0 ? 'warn' : 'ship'} />
            {saySailed(sailed)}
          </p>
        )}
      </section>
      {/* Of a ship without boxes there is no whole that is shown. */}
      {(vessel.byLink || containers.length > 0) && (
        <p className="bp-quiet">
          {vessel.byLink ? say('byLink') : counts.of === 'own' ? say('ofOwn', { count: mine.length }) : say('ofShip')}
        </p>
      )}
      {findings.length > 0 && (
        <details className="bp-findings">
          <summary>
            <Icon name="warn" size={14} /> {say('findings', { count: findings.length })}
          </summary>
          <ul>
            {findings.map((finding) => (
              <li key={finding}>{finding}</li>
            ))}
          </ul>
        </details>
      )}
      <div className="bp-chips" role="group" aria-label={say('filter')}>
        {boxStates.map((state) => {
          const count = told.filter((box) => box.state === state).length;
          return count === 0 ? null : (
            <button
              key={state}
              type="button"
              aria-pressed={only === state}
              data-state={state}
              onClick={() => setOnly(only === state ? null : state)}
            >
              <Icon name={stateIcons[state]} size={14} /> {say(`state.${state}`)} <b className="ml-mono">{count}</b>
            </button>
          );
        })}
      </div>
      {containers.length === 0 ? (
        <EmptySea
          title={say(vessel.at === null ? 'nothing.title' : 'nothingThen.title')}
          text={say(vessel.at === null ? 'nothing.text' : 'nothingThen.text')}
          {...(!vessel.byLink && {
            action: {
              label: say('nothing.action'),
              icon: 'search' as const,
              onSelect: () => void navigate({ to: '.', search: {} as never }),
            },
          })}
        />
      ) : view === 'table' ? (
        <>
          {outside.length > 0 && sailed === null && <p className="bp-waiting">{say('outside.title', { count: outside.length })}</p>}
          <BoxTable boxes={containers.filter((box) => only === null || box.state === only)} onPick={setOpen} />
        </>
      ) : (
        <div className="bp-body" data-alone={vessel.byLink || undefined}>
          <section className="bp-card" aria-label={say('scene.label')}>
            <ShipScene vessel={vessel} only={only} isPressing={closesSoon(vessel)} onPick={setOpen} side={side} />
            <h2 className="bp-title">{say('yard.title')}</h2>
            <div className="bp-yards">
              {yards.length === 0 && <p className="bp-quiet">{say('yard.none')}</p>}
              {yards.map((yard) => (
                <div key={yard.wharf ?? ''} className="bp-yard">
                  <b>{wharf(yard.wharf)}</b>
                  <span>{say(vessel.byLink ? 'yard.boxesByLink' : 'yard.boxes', { total: yard.total, mine: yard.mine })}</span>
                  <div className="bp-blocks" aria-hidden="true">
                    {containers
                      .filter((box) => box.wharf === yard.wharf && ['yard', 'inspected', 'released', 'discharged'].includes(box.state))
                      .slice(0, 120)
                      .map((box) => (
                        <i
                          key={box.id}
                          data-mine={box.mine || undefined}
                          data-state={box.state}
                          data-dim={(only !== null && box.state !== only) || undefined}
                        />
                      ))}
                  </div>
                  <small>{say('yard.noPlace')}</small>
                </div>
              ))}
            </div>
          </section>
          {/* Whoever comes by a link owns no box here. */}
          {!vessel.byLink && (
            <aside className="bp-card bp-list" aria-label={say('list.title', { count: mine.length })}>
              <h2 className="bp-title">{say('list.title', { count: mine.length })}</h2>
              {mine.length === 0 && <p className="bp-quiet">{say('list.none')}</p>}
              <ul>
                {mine
                  .filter((box) => only === null || box.state === only)
                  .slice(0, 300)
                  .map((box) => (
                    <li key={box.id}>
                      <button type="button" onClick={() => setOpen(box)}>
                        <ContainerNo value={box.ctnNo!} isCopyable={false} />
                        <span className="bp-state" data-state={box.state}>
                          <Icon name={stateIcons[box.state]} size={14} /> {say(`state.${box.state}`)}
                        </span>
                        <span className="ml-mono">{box.cell ?? say('list.noPlace')}</span>
                      </button>
                    </li>
                  ))}
              </ul>
              {outside.length > 0 && sailed === null && (
                <div className="bp-outside">
                  <b>{say('outside.title', { count: outside.length })}</b>
                  <p>{say(takes?.isShut ? 'outside.closed' : 'outside.closes', { time: takes?.until ?? say('unknown') })}</p>
                  <span>
                    <Button size={24} icon="copy" onClick={() => void copyOutside()}>
                      {say('outside.copy')}
                    </Button>
                    <Button size={24} aria-pressed={only === 'absent'} onClick={() => setOnly(only === 'absent' ? null : 'absent')}>
                      {say('outside.only')}
                    </Button>
                  </span>
                </div>
              )}
            </aside>
          )}
        </div>
      )}
      {open?.ctnNo && <BoxCard box={open} ctnNo={open.ctnNo} at={vessel.at} onClose={() => setOpen(null)} />}
    </>
  );
}
