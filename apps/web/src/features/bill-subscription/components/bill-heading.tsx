import { CopyText, Icon } from '@mastlight/ui';
import { emptyCellText } from '@mastlight/domain/contract-kit/list-columns';
import { portRules } from '@mastlight/domain/ports/index';
import { useTexts } from '../../../platform/catalogue';
import type { BillRow } from '../api';
import { isLifeTold } from '../bill-tone';
import { describeState } from '../columns';
import { billTexts } from '../texts/zh-CN';
import { useColleagues } from '../use-colleagues';
import { said } from '../../../platform/said';
import { useSession } from '../../../platform/session';
import './bill-heading.css';

/** The bill's number, to be copied by a click. */
export function BillNumber({ billNo }: { readonly billNo: string }) {
  return (
    <CopyText text={billNo} className="bill-heading-no">
      {billNo}
      <Icon name="copy" />
    </CopyText>
  );
}

/** Vessel and route over client, terminal, boxes and nodes. */
export function BillSummary({ bill }: { readonly bill: BillRow }) {
  const say = useTexts(billTexts);
  const isInCompany = useSession(({ cid }) => cid !== null);
  const done = bill.nodeGroup.filter((node) => node.state === 'done').length;
  const boxes = Number(bill.boxArrivalCount.split('/')[1] ?? 0);
  const facts = [
    bill.clientCompanyName,
    said(bill.wharf),
    boxes > 0 ? say('detail.boxes', { count: boxes }) : null,
    isLifeTold(bill)
      ? describeState(bill)
      : bill.source === null
        ? say('noMessage')
        : `${say('node')} ${done}/${portRules(bill.area).strip.length}`,
  ];
  return (
    <span className="bill-heading">
      <span className="bill-heading-vessel">
        <span className="ml-mono">
          {bill.vesselsName === null ? emptyCellText : `${bill.vesselsName} / ${bill.voyage ?? emptyCellText}`}
        </span>
        {bill.dlPortCode !== null && (
          <>
            {said(portRules(bill.area).name)} <Icon name="arrowRight" size={13} />{' '}
            <span data-tip={bill.dlPortCode}>{said(bill.dlPortName ?? bill.dlPortCode)}</span>
          </>
        )}
      </span>
      <span className="bill-heading-facts">
        {facts.filter(Boolean).join(' · ')}
        {isInCompany && <Colleague id={String(bill.userId)} />}
      </span>
    </span>
  );
}

/** Who answers for a bill of a company; nothing while the colleagues are not known. */
function Colleague({ id }: { readonly id: string }) {
  const say = useTexts(billTexts);
  const colleague = useColleagues().find((one) => one.id === id);
  return colleague ? ` · ${say('colleague.is', { name: colleague.isMe ? say('colleague.me') : colleague.name })}` : null;
}
