import { Lamp } from '@mastlight/ui';
import { vgmContainerFields, vgmHeadFields } from '@mastlight/domain/vgm/filing';
import type { VgmFinding } from '@mastlight/domain/vgm/check-container';
import { useTexts } from '../../../platform/catalogue';
import { showCoins } from '../../billing';
import { ReceiptLights, SubmissionTimeline } from '../../dispatch';
import type { VgmFilingOnWire } from '../api';
import { vgmWords } from '../texts/zh-CN';
import type { Judgement, OddWeight } from './judge';

/** What has become of the money that was set aside for a submission. */
const moneyWords: Readonly<Record<VgmFilingOnWire['submissions'][number]['state'], 'heldFor' | 'paidFor' | 'givenBack'>> = {
  waiting: 'heldFor',
  unclear: 'heldFor',
  delivered: 'heldFor',
  dead: 'heldFor',
  accepted: 'paidFor',
  finished: 'paidFor',
  refused: 'givenBack',
  unanswered: 'givenBack',
};

/** What is wrong, what is odd and what is in order; below it the receipts. A click leads to the cell. */
export function ChecksPanel(props: {
  readonly judgement: Judgement;
  readonly filing: VgmFilingOnWire | null;
  /** Why nothing can be sent for this ship any more; null while it can. */
  readonly shut: string | null;
  readonly onFocus: (cell: string) => void;
  readonly onField: (name: string) => void;
  /** Puts a text into a field of the head. */
  readonly onFix: (name: string, text: string) => void;
}) {
  const { judgement, filing, shut, onFocus, onField, onFix } = props;
  const say = useTexts(vgmWords);
  const { rows, errors, warnings, odd } = judgement;
  const checks = rows.length * vgmContainerFields.length + vgmHeadFields.length - 1;
  const wrong = errors.length + (shut === null ? 0 : 1);
  const go = ({ row, field }: VgmFinding): void => {
    if (row === null) onField(field);
    else onFocus(`rows.${row}.${field}`);
  };
  const sayFinding = ({ row, textId, parameters }: VgmFinding): string => {
    const text = say(`field.${textId}`, parameters as never);
    return row === null ? text : `${say('editor.row', { row: row + 1 })} ${text}`;
  };
  const sayOdd = ({ kg, percent, twice }: OddWeight): string => {
    const difference = say('editor.difference', { sign: kg > 0 ? '+' : '-', kg: Math.abs(kg), percent: Math.abs(percent) });
    if (!twice) return difference;
    const was = say(twice.was === 'added' ? 'editor.added' : 'editor.subtracted');
    return `${difference}；${say('editor.takenTwice', { was, kg: twice.grossKg })}`;
  };
  return (
    <aside className="vgm-checks" aria-label={say('editor.checks')}>
      <h2>{say('editor.checks')}</h2>
      <dl className="vgm-counts">
        <div data-tone="danger">
          <dt>{say('editor.errors')}</dt>
          <dd>{wrong}</dd>
        </div>
        <div data-tone="att">
          <dt>{say('editor.warnings')}</dt>
          <dd>{warnings.length + odd.length}</dd>
        </div>
        <div data-tone="done">
          <dt>{say('editor.passed')}</dt>
          <dd>{Math.max(0, checks - wrong)}</dd>
        </div>
      </dl>
      <ul className="vgm-findings">
        {shut !== null && (
          <li>
            <Lamp kind="fault" r={5} /> {shut}
          </li>
        )}
        {[...errors, ...warnings].slice(0, 30).map((finding, i) => (
          <li key={i}>
            <button type="button" onClick={() => go(finding)}>
              <Lamp kind={finding.severity === 'error' ? 'fault' : 'changed'} r={5} />
              <span>{sayFinding(finding)}</span>
            </button>
            {finding.fixes?.map((fix) => (
              <button key={fix} type="button" className="vgm-fix" onClick={() => onFix(finding.field, fix)}>
                {say('editor.fix', { text: fix })}
              </button>
            ))}
          </li>
        ))}
        {odd.map((one) => (
          <li key={`odd ${one.at}`}>
            <button type="button" onClick={() => onFocus(`rows.${one.at}.grossKg`)}>
              <Lamp kind="changed" r={5} />
              <span>
                {say('editor.row', { row: one.at + 1 })} {sayOdd(one)}
              </span>
            </button>
          </li>
        ))}
        {wrong + warnings.length + odd.length === 0 && rows.length > 0 && (
          <li>
            <Lamp kind="done" r={5} /> {say('editor.allGood')}
          </li>
        )}
      </ul>
      <h2>{say('editor.after')}</h2>
      {filing === null || filing.submissions.length === 0 ? (
        <ReceiptLights state={null} />
      ) : (
        <div className="vgm-submissions">
          {filing.submissions.slice(0, 3).map(({ reference, kind, state, paidCount, feeFen }) => (
            <div key={reference}>
              <p className="vgm-note">
                {say(kind === 'first' ? 'editor.first' : 'editor.correction')}{' '}
                {paidCount === 0
                  ? say('editor.feeFree')
                  : say(`editor.${moneyWords[state]}`, { count: paidCount, coins: showCoins(feeFen) })}
              </p>
              <SubmissionTimeline reference={reference} />
            </div>
          ))}
        </div>
      )}
    </aside>
  );
}
