import { Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { Button, Icon, SegmentedControl, Select, useClockValue, type Clock, type PopoverAnchor } from '@mastlight/ui';
import { shortTime } from '@mastlight/domain/contract-kit/list-columns';
import type { PageTimes } from '@mastlight/domain/contract-kit/list-times';
import { findWorstHeard, judgeSilence, portRules } from '@mastlight/domain/ports/index';
import { ports, type PortCode } from '@mastlight/domain/vocabulary/port';
import { parseShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { useTexts } from '../catalogue';
import { formatAge } from '../format-age';
import { lazyPart } from '../lazy-part';
import { sayTrouble, useTrouble } from '../connection-line';
import { MobileHead, useHasCards, useIsPhone } from '../mobile-head';
import { portClock } from '../port-clock';
import { SectionTabs, type Section } from './section-tabs';
import { sayEvery } from './say-every';
import { listTexts } from './texts/zh-CN';
import { said } from '../said';
import './port-list-head.css';

/** Nobody has asked for it before it is pressed. */
const SourceLights = lazyPart(async () => (await import('./source-lights')).SourceLights);

const segments = () => ports.map((port) => ({ value: port.code, label: said(port.name), code: port.code }));
const options = () => ports.map((port) => ({ value: port.code, label: `${port.code} ${said(port.name)}` }));

/** What a list says of its source: shown over it, with the account of everything received behind a press. */
interface HeadSource {
  /** When each of the port's sources was last heard, and whether all of it is silent; undefined: not known yet. */
  readonly times: Pick<PageTimes, 'heardSources' | 'silence'> | undefined;
  readonly panel: ComponentType<{ readonly anchor: PopoverAnchor; readonly onClose: () => void; readonly children: ReactNode }>;
}

/** The head of a list that a port has one of: title, port switch, source and its age; on a phone the ports, and the lists beside this one. */
export function PortListHead(props: {
  readonly title: string;
  readonly port: PortCode;
  readonly onPort: (port: PortCode) => void;
  /** None: the list does not stand on what the port says. */
  readonly source?: HeadSource;
  readonly isFetching: boolean;
  readonly onRefresh: () => void;
  /** Which of the lists of its menu entry it is, where that has several. */
  readonly section?: Section;
}) {
  const { title, port, onPort, source, isFetching, onRefresh, section } = props;
  const isPhone = useIsPhone();
  const hasCards = useHasCards();
  const say = useTexts(listTexts);
  const select = (
    <Select
      className={isPhone ? 'list-phone-port' : 'list-port'}
      label={say('port')}
      isLabelHidden
      size={isPhone ? 24 : 32}
      options={options()}
      value={port}
      onChange={(code) => code && onPort(code)}
    />
  );
  const tabs = section && <SectionTabs shown={section} port={port} />;
  const silence = source?.times?.silence && <SilenceBar port={port} silence={source.times.silence} />;
  if (isPhone) {
    return (
      <>
        <h1 className="ml-visually-hidden">{title}</h1>
        <MobileHead
          tools={
            <>
              {tabs}
              {select}
            </>
          }
        />
        {silence}
      </>
    );
  }
  const head = (
    <header className="list-head">
      <h1>{title}</h1>
      {hasCards ? select : <SegmentedControl label={say('port')} segments={segments()} value={port} onChange={onPort} />}
      {tabs}
      <span className="list-head-source">
        {source && <SourceAge port={port} source={source} />}
        <Button variant="icon" size={24} icon="refresh" aria-label={say('refresh')} isLoading={isFetching} onClick={onRefresh} />
      </span>
    </header>
  );
  return (
    <>
      {head}
      {silence}
    </>
  );
}

/** That the whole port says nothing: how long, how often it usually speaks, and how old what stands below is. */
export function SilenceBar(props: {
  readonly port: PortCode;
  readonly silence: NonNullable<PageTimes['silence']>;
  /** By which it lasts; that of the port's time now where none is given. */
  readonly clock?: Clock;
}) {
  const { port, silence, clock = portClock } = props;
  const say = useTexts(listTexts);
  const sinceMs = parseShanghai(silence.since)!;
  const age = useClockValue((nowMs) => formatAge(nowMs - sinceMs, 'long'), clock);
  const name = portRules(port).sources.find(({ code }) => code === silence.source)?.name ?? port;
  return (
    <p className="list-silence" role="status">
      <Icon name="warn" />
      {say('silence', {
        name: said(name),
        age,
        usual: silence.usualSeconds === null ? '' : say('silenceUsual', { every: sayEvery(silence.usualSeconds) }),
        time: shortTime(silence.since),
      })}
    </p>
  );
}

/**
 * "宁波港EDI · 3 分钟前", by the port's clock: the source that has been silent for longer than it should, else the port's main
 * one. A fresh message of another says nothing of it. Its lamp is green while the source is heard as usual, amber when it is late
 * or we cannot hear of it, red when nobody can count on it.
 */
function SourceAge({ port, source }: { readonly port: PortCode; readonly source: HeadSource }) {
  const { times, panel: Panel } = source;
  const heard = times?.heardSources;
  const say = useTexts(listTexts);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { sources } = portRules(port);
  const known = (heard ?? []).flatMap(({ source: code, time }) => {
    const [found, heardMs] = [sources.find((one) => one.code === code), parseShanghai(time)];
    return found && heardMs !== undefined ? [{ ...found, time, heardMs }] : [];
  });
  const worstCode = useClockValue((nowMs) => findWorstHeard(known, nowMs)?.code ?? null, portClock);
  const shown = known.find(({ code }) => code === worstCode);
  const age = useClockValue((nowMs) => (shown ? formatAge(nowMs - shown.heardMs, 'long') : ''), portClock);
  const silence = useClockValue((nowMs) => (shown ? judgeSilence(shown.pace, nowMs - shown.heardMs) : null), portClock);
  const told = useTrouble();
  const lamp = silence === 'heard' && told ? 'late' : silence;
  const tips = [
    shown && say('sourceHeard', { time: shown.time }),
    told ? sayTrouble(told) : silence && silence !== 'heard' && say(`source.${silence}`),
  ];
  return (
    <>
      <button
        type="button"
        className="list-source-age"
        data-lamp={lamp ?? undefined}
        data-tip={tips.filter(Boolean).join(say('nameSeparator')) || undefined}
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {said((shown ?? sources[0]!).name)} · {age || (heard ? say('sourceWaiting') : '…')}
      </button>
      {anchor && (
        <Suspense>
          <Panel anchor={anchor} onClose={() => setAnchor(null)}>
            <SourceLights port={port} />
          </Panel>
        </Suspense>
      )}
    </>
  );
}
