import { Button, ErrorState, Lamp, SkeletonRows } from '@mastlight/ui';
import type { CertState } from '@mastlight/domain/company/cert-state';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../platform/catalogue';
import { Panel } from '../../../platform/panel';
import { useSession } from '../../../platform/session';
import type { CompanyRecord } from '../api';
import { companyQuery } from '../queries';
import { readCertState } from '../read-cert-state';
import { companyWords } from '../texts/zh-CN';
import { CertStateTag } from './cert-state-tag';
import { useSwitchIdentity } from './use-switch-identity';

const steps = ['fill', 'check', 'passed'] as const;

/** Where one company's certification stands, why, and what to do now. */
export function CertificationCard(props: {
  readonly companyId: number;
  readonly name: string;
  /** Absent where this person or identity may not apply. */
  readonly onApplyAgain?: (company: CompanyRecord) => void;
  /** Absent where this person may not give it up. */
  readonly onWithdraw?: (company: CompanyRecord) => void;
}) {
  const { companyId, name, onApplyAgain, onWithdraw } = props;
  const say = useTexts(companyWords);
  const isCurrent = useSession((session) => session.cid === String(companyId));
  const { data, error, isFetching, refetch } = useQuery(companyQuery(companyId));
  const state = data && readCertState(data.certState);
  const { isSwitching, switchTo, note } = useSwitchIdentity();
  return (
    <Panel title={name} note={isCurrent ? say('certification.ofCompany') : undefined} actions={state && <CertStateTag state={state} />}>
      {data && state ? (
        <div className="company-state">
          <CertificationSteps state={state} />
          <p>
            {state === 'reviewing' && say(data.isClaim ? 'certification.claimed' : 'certification.reviewing')}
            {state === 'certified' && (data.certReason || say('certification.certified'))}
            {state === 'failed' && say('certification.failed', { reason: data.certReason })}
          </p>
          <dl className="panel-facts">
            <dt>{say('certification.code')}</dt>
            <dd className="ml-mono">{data.taxId}</dd>
            <dt>{say('certification.no')}</dt>
            <dd className="ml-mono">{data.cid}</dd>
            <dt>{say('certification.appliedAt')}</dt>
            <dd className="ml-mono">{data.time}</dd>
          </dl>
          <div className="company-buttons">
            {state === 'failed' && onApplyAgain && (
              <Button variant="primary" onClick={() => onApplyAgain(data)}>
                {say('certification.again')}
              </Button>
            )}
            {state !== 'certified' && onWithdraw && (
              <Button variant="danger" onClick={() => onWithdraw(data)}>
                {say('certification.withdraw')}
              </Button>
            )}
            {!isCurrent && (
              <Button isLoading={isSwitching} onClick={() => void switchTo(companyId)}>
                {say('certification.switchNow')}
              </Button>
            )}
            {note}
          </div>
        </div>
      ) : error ? (
        <ErrorState message={error.message} isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows rows={3} />
      )}
    </Panel>
  );
}

/** Three steps on a cable: filled in, compared with the registry, certified. */
function CertificationSteps({ state }: { readonly state: CertState }) {
  const say = useTexts(companyWords);
  const now = state === 'certified' ? 2 : 1;
  return (
    <ol className="company-steps">
      {steps.map((step, index) => {
        const isDone = index < now || state === 'certified';
        const isNow = index === now;
        return (
          <li key={step} aria-current={isNow ? 'step' : undefined} data-done={isDone || undefined}>
            <Lamp kind={isDone ? 'done' : !isNow ? 'unlit' : state === 'failed' ? 'fault' : 'running'} r={6} />
            {say(`certification.steps.${step}`)}
            {isNow && <span className="ml-visually-hidden">{say('certification.stepNow')}</span>}
          </li>
        );
      })}
    </ol>
  );
}
