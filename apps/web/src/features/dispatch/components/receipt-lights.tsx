import { LampMark, type LampKind } from '@mastlight/ui';
import type { SubmissionState } from '@mastlight/domain/dispatch/submission-state';
import { useTexts } from '../../../platform/catalogue';
import { dispatchWords } from '../texts/zh-CN';
import './dispatch.css';

/** The three receipts on a cable: received there, accepted, final. Before anything is sent all are out. */
export function ReceiptLights({ state }: { readonly state: SubmissionState | null }) {
  const say = useTexts(dispatchWords);
  const lamps = lampsOf(state);
  return (
    <ol className="receipt-lights" aria-label={say('receipts')}>
      {(['received', 'accepted', 'final'] as const).map((level, i) => (
        <li key={level} data-state={lamps[i]}>
          <svg width="24" height="24" aria-hidden>
            <line x1="12" y1="0" x2="12" y2="6" className="receipt-cable" />
            <LampMark kind={lamps[i]!} cx={12} cy={13} r={6} />
          </svg>
          <span>{say(`levels.${level}`)}</span>
        </li>
      ))}
    </ol>
  );
}

function lampsOf(state: SubmissionState | null): readonly [LampKind, LampKind, LampKind] {
  switch (state) {
    case null:
      return ['unlit', 'unlit', 'unlit'];
    case 'waiting':
    case 'unclear':
      return ['running', 'unlit', 'unlit'];
    case 'delivered':
      return ['done', 'running', 'unlit'];
    case 'accepted':
      return ['done', 'done', 'running'];
    case 'finished':
      return ['done', 'done', 'done'];
    case 'refused':
      return ['done', 'fault', 'unlit'];
    case 'unanswered':
      return ['fault', 'unlit', 'unlit'];
    case 'dead':
      return ['changed', 'unlit', 'unlit'];
  }
}
