import { Tag } from '@mastlight/ui';
import type { CertState } from '@mastlight/domain/company/cert-state';
import type { Duty } from '@mastlight/domain/company/duty';
import { useTexts } from '../../../platform/catalogue';
import { companyWords } from '../texts/zh-CN';
import { CertStateTag } from './cert-state-tag';

/** The personal identity among the numbers of companies. */
export const personal = 'personal';

/** One identity to choose: who it is, as what, how far its certification has come, and whether it is the one of now. */
export function IdentityOption(props: {
  readonly value: string;
  readonly name: string;
  readonly note?: string;
  readonly role?: Duty;
  /** Of a company; null: nobody has applied. */
  readonly certState?: CertState | null;
  readonly isCurrent: boolean;
  readonly isChosen: boolean;
  readonly onChoose: (value: string) => void;
}) {
  const say = useTexts(companyWords);
  const { role } = props;
  return (
    <label className="identity-option" data-chosen={props.isChosen || undefined}>
      <input type="radio" name="identity" value={props.value} checked={props.isChosen} onChange={() => props.onChoose(props.value)} />
      <span className="identity-name">
        {props.name}
        {props.note !== undefined && <small>{props.note}</small>}
        {role !== undefined && (
          <small>
            {say(role === 'Management' ? 'management' : 'employee')}
            {role !== 'Management' && ` · ${say(`duties.${role}`)}`}
          </small>
        )}
      </span>
      {props.certState !== undefined && <CertStateTag state={props.certState} />}
      {props.isCurrent && <Tag tone="run">{say('current')}</Tag>}
    </label>
  );
}
