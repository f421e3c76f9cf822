import { Tag } from '@mastlight/ui';
import { splitMove } from '@mastlight/domain/vocabulary/move-of-time';
import { useTexts, type Say } from '../../../platform/catalogue';
import { describeShift } from '../describe-shift';
import type { EtaHistoryFacts } from '../facts-shown';
import { shortTime } from '../short-time';
import { trackingTexts } from '../texts/zh-CN';
import type { chinese } from '../texts/zh-CN';
import { said } from '../../../platform/said';
import './cut-off-change-card.css';

const minuteMs = 60_000;

/** Every berthing time that was told of a ship, newest first, and how right each source was once it has berthed. */
export function EtaHistoryCard(props: { readonly history: EtaHistoryFacts | null; readonly onOpenMessage: (messageId: number) => void }) {
  const { history, onOpenMessage } = props;
  const say = useTexts(trackingTexts);
  const heard = history?.heard ?? [];
  return (
    <section className="ml-card tracking-card">
      <header>
        <h3>{say('eta.title')}</h3>
        {history !== null && history.spreadMinutes > 0 && (
          <span className="tracking-hint">
            {say('eta.summary', { count: String(heard.length), spread: amountOf(history.spreadMinutes, say) })}
          </span>
        )}
      </header>
      {heard.length === 0 && <p className="tracking-none">{say('eta.none')}</p>}
      {heard
        .map((told, at) => {
          const before = heard.slice(0, at).findLast(({ source }) => source === told.source);
          const shift = before ? describeShift(before.time, told.time, say) : null;
          return (
            <article key={`${told.messageId} ${told.source} ${told.saidTime}`} className="tracking-change">
              <p>
                <b className="ml-mono" data-tip={told.time}>
                  {shortTime(told.time)}
                </b>
                {before === undefined && <Tag tone="idle">{say('eta.first')}</Tag>}
                {shift && <Tag tone={shift.isEarlier ? 'danger' : 'att'}>{shift.text}</Tag>}
                <button type="button" data-tip={say('heard', { age: told.heardTime })} onClick={() => onOpenMessage(told.messageId)}>
                  {said(told.source)} {shortTime(told.saidTime)}
                </button>
              </p>
            </article>
          );
        })
        .reverse()}
      {history !== null && history.errors.length > 0 && (
        <article className="tracking-change">
          <p>
            <b>{say('eta.errors')}</b>
          </p>
          {history.errors.map(({ source, daysBefore, errorMinutes }) => (
            <p key={`${source} ${daysBefore}`}>
              {say('eta.error', { days: String(daysBefore), source: said(source), error: errorOf(errorMinutes, say) })}
            </p>
          ))}
        </article>
      )}
    </section>
  );
}

function amountOf(minutes: number, say: Say<typeof chinese>): string {
  return splitMove(minutes * minuteMs)
    .map(({ unit, count }) => say(`shift.${unit}`, { count }))
    .join(' ');
}

function errorOf(minutes: number, say: Say<typeof chinese>): string {
  if (minutes === 0) return say('eta.exact');
  const amount = amountOf(minutes, say);
  return minutes > 0 ? say('eta.late', { amount }) : say('eta.early', { amount });
}
