import { ConfirmDialog, Lamp } from '@mastlight/ui';
import type { ManifestFinding } from '@mastlight/domain/sh-manifest/check-filing';
import { placeName, type HeadField, type ManifestFiling } from '@mastlight/domain/sh-manifest/filing';
import { manifestFeeFen } from '@mastlight/domain/sh-manifest/limits';
import { headTitles } from '@mastlight/domain/sh-manifest/messages';
import { wharfName } from '@mastlight/domain/vocabulary/wharf';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../../../platform/catalogue';
import { said } from '../../../platform/said';
import { BalanceAfter, useRealPart } from '../../billing';
import { sentBeforeQuery } from '../api';
import { shManifestWords } from '../texts/zh-CN';
import { sayFinding } from './say-finding';

/** To whom it goes and where: a wrong one of these is found too late by everybody else. */
const told: readonly HeadField[] = ['dischargePort', 'wharf', 'customsOffice', 'shipAgent'];
/** So many warnings are said once more; the list beside the form has them all. */
const warningsMax = 8;

/** All that goes out, once more: what, to whom, what was warned of, and what it leaves. Nothing is sent before it is agreed to. */
export function SendSheet(props: {
  /** The filing's own; null: it is not saved yet. */
  readonly id: number | null;
  readonly filing: ManifestFiling;
  readonly findings: readonly ManifestFinding[];
  readonly totals: { readonly containers: number; readonly packages: number; readonly weight: string };
  /** Why it did not go out when it was agreed to before. */
  readonly failed: string | null;
  /** With the real money that stood there, in fen. */
  readonly onSend: (realFen: number) => void;
  readonly onClose: () => void;
}) {
  const { id, filing, findings, totals } = props;
  const { head } = filing;
  const say = useTexts(shManifestWords);
  const { data: isSentBefore } = useQuery(sentBeforeQuery(head.billNo, id));
  const realFen = useRealPart(manifestFeeFen, 'SH');
  const warnings = findings.filter(({ severity }) => severity === 'warning');
  return (
    <ConfirmDialog
      isHarmless
      title={say('editor.sendTitle')}
      confirmLabel={say('editor.sendNow')}
      cancelLabel={say('cancel')}
      onConfirm={() => props.onSend(realFen)}
      onClose={props.onClose}
    >
      <p>{say('editor.sendText', { billNo: head.billNo, vessel: `${head.vesselName} / ${head.voyage}`, ...totals })}</p>
      <p>
        {told
          .filter((field) => head[field] !== '')
          .map((field) => `${said(headTitles[field])} ${field === 'wharf' ? said(wharfName('SH', head.wharf)) : head[field]}`)
          .join(' · ')}
      </p>
      {isSentBefore && (
        <p role="alert">
          <Lamp kind="changed" /> {say('editor.sentBefore')}
        </p>
      )}
      {warnings.length > 0 && (
        <>
          <p>{say('editor.stillWarned', { count: warnings.length })}</p>
          <ul className="manifest-warned">
            {warnings.slice(0, warningsMax).map((finding) => (
              <li key={`${placeName(finding.place)} ${finding.textId}`}>
                <Lamp kind="changed" /> {sayFinding(say, finding)}
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        <BalanceAfter fen={manifestFeeFen} origin="SH" />
      </p>
      {props.failed !== null && (
        <p role="alert" className="manifest-bar-fault">
          {props.failed}
        </p>
      )}
    </ConfirmDialog>
  );
}
