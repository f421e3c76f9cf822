import { Tag } from '@mastlight/ui';
import type { Duty } from '@mastlight/domain/company/duty';
import { useTexts } from '../../../platform/catalogue';
import { companyWords } from '../texts';

/** The personal identity among the numbers of companies. */
export const personal = 'personal';

/** One identity to choose: who it is, as what, whether it is certified, and whether it is the one of now. */
export function IdentityOption(props: {
  readonly value: string;
  readonly name: string;
  readonly note?: string;
  readonly role?: Duty;
  readonly isCertified?: boolean;
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
      {props.isCertified && (
        <Tag tone="done" icon="check">
          {say('certified')}
        </Tag>
      )}
      {props.isCurrent && <Tag tone="run">{say('current')}</Tag>}
    </label>
  );
}
