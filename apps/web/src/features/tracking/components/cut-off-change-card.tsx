import { Icon, Tag } from '@mastlight/ui';
import { useTexts } from '../../../platform/catalogue';
import { describeShift } from '../describe-shift';
import type { CutOffChangeFacts } from '../facts-shown';
import { shortTime } from '../short-time';
import { trackingTexts } from '../texts/zh-CN';
import { said } from '../../../platform/said';
import './cut-off-change-card.css';

/** Changed cut-offs, newest first: old → new, how far, who said so and when. */
export function CutOffChangeCard(props: {
  readonly changes: readonly CutOffChangeFacts[];
  readonly onOpenMessage: (messageId: number) => void;
}) {
  const say = useTexts(trackingTexts);
  const { changes, onOpenMessage } = props;
  return (
    <section className="ml-card tracking-card">
      <header>
        <h3>{say('changed')}</h3>
        {changes.length > 0 && <span className="tracking-hint">{say('changes', { count: changes.length })}</span>}
      </header>
      {changes.length === 0 && <p className="tracking-none">{say('noChanges')}</p>}
      {changes.map((change, i) => {
        const shift = describeShift(change.from, change.to, say);
        return (
          <article key={i} className="tracking-change">
            <p>
              <b>{said(change.name)}</b>
              {shift && <Tag tone={shift.isEarlier ? 'danger' : 'att'}>{shift.text}</Tag>}
              <button type="button" data-tip={say('heard', { age: change.heardTime })} onClick={() => onOpenMessage(change.messageId)}>
                {said(change.source)} {shortTime(change.saidTime)}
              </button>
            </p>
            <p className="tracking-change-times ml-mono" data-earlier={shift?.isEarlier || undefined}>
              <s data-tip={change.from ?? undefined}>{shortTime(change.from)}</s>
              <Icon name="chevronRight" size={14} />
              <b data-tip={change.to ?? undefined}>{shortTime(change.to)}</b>
            </p>
          </article>
        );
      })}
    </section>
  );
}
