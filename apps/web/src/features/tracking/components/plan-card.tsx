import type { PlanFacts } from '../facts-shown';
import { shortTime } from '../short-time';
import { trackingCaptions as captions } from '../texts';
import './plan-card.css';

const lines = [
  ['ctnApplyBeginTime', '进箱开始'],
  ['ctnApplyEndTime', '进箱截止'],
  ['closeTime', '截关'],
  ['portCloseTime', '截港'],
  ['etaArrivalTime', '预计靠泊'],
  ['arrivalTime', '实际靠泊'],
  ['etaDepartureTime', '预计离泊'],
  ['departureTime', '实际离泊'],
] as const satisfies readonly (readonly [keyof PlanFacts, string])[];

/** The ship's call as the port plans it now. */
export function PlanCard({ plan, vessel }: { readonly plan: PlanFacts | null; readonly vessel: string | null }) {
  return (
    <section className="ml-card tracking-card">
      <header>
        <h3>{captions.plan}</h3>
        {vessel && <span className="tracking-hint ml-mono">{vessel}</span>}
        {plan?.berth && <span className="tracking-hint">泊位 {plan.berth}</span>}
      </header>
      <dl className="tracking-plan">
        {lines.map(([field, name]) => (
          <div key={field}>
            <dt>{name}</dt>
            <dd className="ml-mono" data-tip={plan?.[field] ?? undefined}>
              {shortTime(plan?.[field] ?? null)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
