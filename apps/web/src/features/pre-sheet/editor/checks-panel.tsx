import type { SheetFinding } from '@mastlight/domain/pre-sheet/check-sheet';
import { fieldNames } from '@mastlight/domain/pre-sheet/messages';
import { sayFinding } from '@mastlight/domain/pre-sheet/say-finding';
import { Lamp } from '@mastlight/ui';
import { useTexts } from '../../../platform/catalogue';
import { Panel } from '../../../platform/panel';
import { preSheetWords } from '../texts/zh-CN';

/** So many are drawn; whoever has more puts the first ones right. */
const shownMax = 60;

/** What is wrong, faults first. A press goes to the field. */
export function ChecksPanel(props: {
  readonly findings: readonly SheetFinding[];
  /** The agent has said what is wrong, and nothing has been changed since. */
  readonly isReturned: boolean;
  readonly onShow: (finding: SheetFinding) => void;
  readonly onFix: (finding: SheetFinding, text: string) => void;
}) {
  const { findings, isReturned, onShow, onFix } = props;
  const say = useTexts(preSheetWords);
  const errors = findings.filter(({ severity }) => severity === 'error');
  const warnings = findings.filter(({ severity }) => severity === 'warning');
  const counts = [
    ...(errors.length > 0 ? [say('errors', { count: errors.length })] : []),
    ...(warnings.length > 0 ? [say('warnings', { count: warnings.length })] : []),
  ];
  return (
    <Panel title={say('check')} note={errors.length + warnings.length > 0 ? `${counts.join('，')}；${say('checkHint')}` : undefined}>
      {errors.length === 0 && (
        <p className="pre-sheet-right">
          <Lamp kind={isReturned ? 'changed' : 'done'} /> {say(isReturned ? 'asTold' : 'allRight')}
        </p>
      )}
      <ul className="pre-sheet-findings">
        {[...errors, ...warnings].slice(0, shownMax).map((finding) => (
          <li key={`${finding.part} ${finding.row} ${finding.field} ${finding.textId}`}>
            <button type="button" onClick={() => onShow(finding)}>
              <Lamp kind={finding.severity === 'error' ? 'fault' : 'changed'} />
              {finding.part === 'head' && finding.field !== null && !finding.textId.endsWith('Missing')
                ? `${fieldNames[finding.field]}：${sayFinding(finding)}`
                : sayFinding(finding)}
            </button>
            {finding.fixes?.map((fix) => (
              <button key={fix} type="button" className="pre-sheet-fix" onClick={() => onFix(finding, fix)}>
                {say('fix', { text: fix })}
              </button>
            ))}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
