import { Lamp } from '@mastlight/ui';
import { shortTime } from '@mastlight/domain/contract-kit/list-columns';
import { useTexts } from '../../../platform/catalogue';
import type { ShipChangeFacts } from '../facts-shown';
import { lampOfState } from '../lamps';
import { trackingTexts } from '../texts/zh-CN';
import { said } from '../../../platform/said';
import './ship-change-card.css';

/** The check after a change of ship: a line for each step that was given for the old one, with when, for which call, and what to do. */
export function ShipChangeCard({ change }: { readonly change: ShipChangeFacts }) {
  const say = useTexts(trackingTexts);
  return (
    <section className="ml-card tracking-ship-change" aria-label={say('shipChange.title')}>
      <h3>
        {say('shipChange.title')}
        <span className="ml-mono">
          {change.from} → {change.to}
        </span>
      </h3>
      <ul>
        {change.steps.map((step) => (
          <li key={step.code}>
            <Lamp kind={lampOfState['other-call']} r={4.6} />
            <b>{said(step.name)}</b>
            <span
              className="tracking-ship-change-said"
              data-tip={[step.time, said(step.source), ...step.ctnNos].filter(Boolean).join(' · ')}
            >
              {say('shipChange.saidFor', { call: step.call })}
              <span className="ml-mono">{step.time === null ? '' : shortTime(step.time)}</span>
              {step.ctnNos.length > 0 && say('shipChange.boxes', { count: step.ctnNos.length })}
            </span>
            <p>{said(step.advice)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
