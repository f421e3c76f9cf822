import { CopyText, Icon } from '@mastlight/ui';
import { portRules } from '@mastlight/domain/ports/index';
import type { BillRow } from '../api';
import { texts } from '../texts';
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
  const done = bill.nodeGroup.filter((node) => node.state === 'done').length;
  const boxes = Number(bill.boxArrivalCount.split('/')[1] ?? 0);
  const facts = [
    bill.clientCompanyName,
    bill.wharf,
    boxes > 0 ? `${boxes} 箱` : null,
    `${texts.node} ${done}/${portRules(bill.area).strip.length}`,
  ];
  return (
    <span className="bill-heading">
      <span className="bill-heading-vessel">
        <span className="ml-mono">{bill.vesselsName === null ? '-' : `${bill.vesselsName} / ${bill.voyage ?? '-'}`}</span>
        {bill.dlPortCode !== null && (
          <>
            {portRules(bill.area).name} <Icon name="arrowRight" size={13} /> <span className="ml-mono">{bill.dlPortCode}</span>
          </>
        )}
      </span>
      <span className="bill-heading-facts">{facts.filter(Boolean).join(' · ')}</span>
    </span>
  );
}
