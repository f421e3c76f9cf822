import { useQuery } from '@tanstack/react-query';
import { useClockValue } from '@mastlight/ui';
import { judgeSilence, portRules, type PortSource } from '@mastlight/domain/ports/index';
import { tracking, type HeardSource } from '@mastlight/domain/tracking/contract';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { parseShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { useTexts } from '../catalogue';
import { formatAge } from '../format-age';
import { callEndpoint } from '../http-client';
import { portClock } from '../port-clock';
import { sayEvery } from './say-every';
import { listTexts } from './texts/zh-CN';
import { said } from '../said';
import './source-lights.css';

const refetchMs = 5_000;
const nothingHeard: Omit<HeardSource, 'source'> = { heardTime: null, repeatedTime: null, usualSeconds: null, skewSeconds: null, skewed: 0 };

/** How each source of a port stands: a light, how often it is usually heard, when it was last, and what comes late when it does. */
export function SourceLights({ port }: { readonly port: PortCode }) {
  const say = useTexts(listTexts);
  const { data, error } = useQuery({
    queryKey: ['tracking', 'sources', port],
    queryFn: ({ signal }) => callEndpoint(tracking.querySources, { systemKey: port }, { signal, showsErrors: false }),
    refetchInterval: refetchMs,
    staleTime: 0,
  });
  if (!data) return error ? <p>{say('sourcesUnknown', { reason: error.message })}</p> : null;
  const heard = new Map(data.sources.map((source) => [source.source, source]));
  return (
    <ul className="source-lights" aria-label={say('sources')}>
      {portRules(port).sources.map((source) => (
        <SourceLight key={source.code} source={source} heard={heard.get(source.code) ?? { ...nothingHeard, source: source.code }} />
      ))}
    </ul>
  );
}

function SourceLight({ source, heard }: { readonly source: PortSource; readonly heard: HeardSource }) {
  const say = useTexts(listTexts);
  const { heardTime, repeatedTime, usualSeconds, skewSeconds } = heard;
  const heardMs = heardTime === null ? undefined : parseShanghai(heardTime);
  const state = useClockValue((nowMs) => (heardMs === undefined ? 'never' : judgeSilence(source.pace, nowMs - heardMs)), portClock);
  const age = useClockValue((nowMs) => (heardMs === undefined ? '' : formatAge(nowMs - heardMs, 'long')), portClock);
  const repeatedMs = repeatedTime === null ? undefined : parseShanghai(repeatedTime);
  const repeatAge = useClockValue((nowMs) => (repeatedMs === undefined ? '' : formatAge(nowMs - repeatedMs, 'long')), portClock);
  const habit = usualSeconds === null ? say(`sourceHabit.${source.pace}`) : say('sourceHabit.learnt', { every: sayEvery(usualSeconds) });
  const topics = source.tells ?? (['any'] as const);
  const tells = topics.map((topic) => say(`sourceTells.${topic}`)).join(say('nameSeparator'));
  return (
    <li data-lamp={state === 'heard' && skewSeconds !== null ? 'late' : state}>
      <b>{said(source.name)}</b>
      <span>{say(`sourceSays.${state}`, { habit, age, tells })}</span>
      {state !== 'heard' && repeatedMs !== undefined && <span>{say('sourceRepeats', { age: repeatAge })}</span>}
      {/* Of one that is silent nobody knows how its clock goes. */}
      {state !== 'silent' && skewSeconds !== null && (
        <span>{say('sourceSkew', { way: skewSeconds > 0 ? 'ahead' : 'behind', by: sayEvery(Math.abs(skewSeconds)) })}</span>
      )}
    </li>
  );
}
