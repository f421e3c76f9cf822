import { portRules, type CutOffField } from '@mastlight/domain/ports/index';
import type { PortCode } from '@mastlight/domain/vocabulary/port';
import { berthMark } from '@mastlight/domain/vocabulary/wharf';
import { useTexts } from '../../../platform/catalogue';
import type { PlanFacts } from '../facts-shown';
import { shortTime } from '../short-time';
import { trackingTexts } from '../texts/zh-CN';
import { said } from '../../../platform/said';
import './plan-card.css';

/** Cut-offs under the port's own names; those that not every port tells stand only where they are told. */
const cutOffs = [
  ['ctnApplyBeginTime', 'gateInOpensMs'],
  ['ctnApplyEndTime', 'gateInClosesMs'],
  ['documentsCloseTime', 'documentsClosesMs'],
  ['vgmCloseTime', 'vgmClosesMs'],
  ['closeTime', 'customsClosesMs'],
  ['portCloseTime', 'portClosesMs'],
] as const satisfies readonly (readonly [keyof PlanFacts, CutOffField])[];
const toldByFew: readonly CutOffField[] = ['documentsClosesMs', 'vgmClosesMs'];

const berthings = [
  ['etaArrivalTime', 'call.berthExpected'],
  ['arrivalTime', 'call.berthed'],
  ['etaDepartureTime', 'call.leaveExpected'],
  ['departureTime', 'call.left'],
] as const satisfies readonly (readonly [keyof PlanFacts, string])[];

/** The ship's call as the port plans it now. */
export function PlanCard({
  port,
  plan,
  vessel,
}: {
  readonly port: PortCode;
  readonly plan: PlanFacts | null;
  readonly vessel: string | null;
}) {
  const say = useTexts(trackingTexts);
  const { cutOffNames } = portRules(port);
  const lines = [
    ...cutOffs
      .filter(([field, cutOff]) => !toldByFew.includes(cutOff) || plan?.[field])
      .map(([field, cutOff]) => [field, said(cutOffNames[cutOff])] as const),
    ...berthings.map(([field, name]) => [field, say(name)] as const),
  ];
  return (
    <section className="ml-card tracking-card">
      <header>
        <h3>{say('plan')}</h3>
        {vessel && <span className="tracking-hint ml-mono">{vessel}</span>}
        {plan?.berth && <span className="tracking-hint">{say('berth', { berth: berthMark(plan.berth) })}</span>}
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
