import { Button, CopyText, Dialog } from '@mastlight/ui';
import { emptyCellText, shortTime } from '@mastlight/domain/contract-kit/list-columns';
import { portRules } from '@mastlight/domain/ports/index';
import { callName } from '@mastlight/domain/vocabulary/vessel-voyage';
import { useTexts } from '../../../platform/catalogue';
import type { DeletedBill } from '../api';
import { describeState } from '../columns';
import { billTexts } from '../texts/zh-CN';
import { said } from '../../../platform/said';

/** A bill of the history, as the list showed it when it ended; what happened to it since is not followed. */
export function EndedBill(props: {
  readonly bill: DeletedBill;
  readonly isRecalling: boolean;
  readonly onRecall: () => void;
  readonly onClose: () => void;
}) {
  const { bill } = props;
  const say = useTexts(billTexts);
  const facts: readonly (readonly [name: string, value: string | null])[] = [
    [say('history.vessel'), callName(bill.vesselsName, bill.voyage)],
    [say('wharf'), said(bill.wharf)],
    [say('card.gateIn'), bill.boxArrivalCount],
    [said(portRules(bill.area).cutOffNames.portClosesMs), bill.portCloseTime && shortTime(bill.portCloseTime)],
    [say('history.lastStatus'), said(bill.sentence)],
    [say('state'), describeState(bill)],
    [say('client'), bill.clientCompanyName],
    [say('detail.remark'), bill.remark],
    [say('history.reason'), said(bill.deleteReasonText)],
    [say('history.deleted'), shortTime(bill.deleteTime)],
    [say('history.subscribed'), shortTime(bill.createTime)],
  ];
  return (
    <Dialog
      title={bill.billNo}
      onClose={props.onClose}
      actions={
        <>
          <Button onClick={props.onClose}>{say('close')}</Button>
          <Button variant="primary" icon="undo" isLoading={props.isRecalling} onClick={props.onRecall}>
            {say('recall')}
          </Button>
        </>
      }
    >
      <p className="bill-ended-note">
        <CopyText text={bill.billNo} /> {say('history.asEnded')}
      </p>
      <dl className="bill-ended">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value || emptyCellText}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
