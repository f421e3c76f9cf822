import { Lamp } from '@mastlight/ui';
import type { ReactNode } from 'react';
import type { ManifestFinding } from '@mastlight/domain/sh-manifest/check-filing';
import { placeName, type ManifestFiling } from '@mastlight/domain/sh-manifest/filing';
import { declaredDanger } from '@mastlight/domain/sh-manifest/highest-danger';
import { useTexts } from '../../../platform/catalogue';
import { shManifestWords } from '../texts/zh-CN';
import { passedChecks } from './passed-checks';
import { sayFinding } from './say-finding';

/** So many findings are drawn; whoever has more puts the first ones right. */
const shownMax = 100;

/** The live list of checks beside the form: counts, faults first, what passed. A press goes to the field. */
export function CheckPanel(props: {
  readonly filing: ManifestFiling;
  readonly findings: readonly ManifestFinding[];
  readonly onShow: (finding: ManifestFinding) => void;
  readonly onFix: (finding: ManifestFinding, fix: string) => void;
  readonly children?: ReactNode;
}) {
  const { filing, findings, onShow, onFix, children } = props;
  const say = useTexts(shManifestWords);
  const errors = findings.filter(({ severity }) => severity === 'error');
  const warnings = findings.filter(({ severity }) => severity === 'warning');
  const passed = passedChecks(filing, findings);
  return (
    <aside className="manifest-check" aria-label={say('editor.check')}>
      <h2>
        {say('editor.check')} <small>{say('editor.checkHint')}</small>
      </h2>
      <div className="manifest-check-counts" role="status">
        <span data-tone="danger">
          <b className="ml-mono">{errors.length}</b> {say('editor.errors')}
        </span>
        <span data-tone="att">
          <b className="ml-mono">{warnings.length}</b> {say('editor.warnings')}
        </span>
        <span data-tone="done">
          <b className="ml-mono">{passed.length}</b> {say('editor.passed')}
        </span>
      </div>
      <ul className="manifest-findings">
        {[...errors, ...warnings].slice(0, shownMax).map((finding) => (
          <li key={`${placeName(finding.place)} ${finding.textId}`} data-severity={finding.severity}>
            <button type="button" onClick={() => onShow(finding)}>
              <Lamp kind={finding.severity === 'error' ? 'fault' : 'changed'} />
              {sayFinding(say, finding)}
            </button>
            {finding.fixes?.map((fix) => (
              <button key={fix} type="button" className="manifest-fix" onClick={() => onFix(finding, fix)}>
                {say('editor.fix', { text: fix })}
              </button>
            ))}
          </li>
        ))}
      </ul>
      <MixedDanger filing={filing} />
      {passed.length > 0 && <h3>{say('editor.passedTitle')}</h3>}
      <ul className="manifest-passed">
        {passed.map((check) => (
          <li key={check}>
            <Lamp kind="done" />
            {say(`passed.${check}`)}
          </li>
        ))}
      </ul>
      {children}
    </aside>
  );
}

/** R-5.3-18: by which row a house bill with several dangerous goods is declared. */
function MixedDanger({ filing }: { readonly filing: ManifestFiling }) {
  const say = useTexts(shManifestWords);
  return [...declaredDanger(filing.goods)].map(([houseBillNo, { row, isMixed }]) => {
    if (!isMixed) return null;
    const { dangerClass, packingGroup, unNo, dangerContact } = filing.goods[row]!;
    return (
      <p key={houseBillNo} className="manifest-mixed" data-tip={say('editor.mixedFrom', { row: row + 1, unNo, contact: dangerContact })}>
        {say('editor.mixed', { houseBillNo: houseBillNo || filing.head.billNo, row: row + 1, danger: dangerClass, group: packingGroup })}
      </p>
    );
  });
}
