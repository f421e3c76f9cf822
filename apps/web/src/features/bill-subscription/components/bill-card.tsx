import { memo } from 'react';
import { CopyText, Icon } from '@mastlight/ui';
import { emptyCellText, shortTime } from '@mastlight/domain/contract-kit/list-columns';
import { portRules } from '@mastlight/domain/ports/index';
import type { BillRow } from '../api';
import { lookOfBill } from '../bill-tone';
import { useTexts } from '../../../platform/catalogue';
import { CallText } from '../../../platform/list/call-text';
import { toldOf } from '../../../platform/list/use-folds';
import { NoteSign, PinStar } from '../../../platform/list/grid-columns';
import { AlikeFold, BoxCount, describeStrip, RowTide, Sentence, SourceAge } from '../columns';
import { billTexts } from '../texts/zh-CN';
import { CardStrip } from './card-strip';
import { said } from '../../../platform/said';
import './bill-card.css';

/** One bill on a phone: number, vessel, lamps, tide, sentence. A press anywhere else opens it. */
export const BillCard = memo(function BillCard(props: {
  readonly row: BillRow;
  readonly onOpen: (row: BillRow) => void;
  readonly onToggleTop: (row: BillRow) => void;
}) {
  const { row, onOpen, onToggleTop } = props;
  const say = useTexts(billTexts);
  const portClosing = said(portRules(row.area).cutOffNames.portClosesMs);
  // The clock that the tide runs by, and no other: its date stands below it.
  const clockTime = row.clock?.time ?? row.portCloseTime;
  return (
    <li className="bill-card" data-edge={lookOfBill(row).edge ?? undefined}>
      {/* The whole card is the target; the button's own area is stretched over it. */}
      <button type="button" className="bill-card-open" aria-label={say('card.open', { billNo: row.billNo })} onClick={() => onOpen(row)} />
      <div className="bill-card-line">
        <span className="bill-card-name">
          {/* The number belongs to the card's own target; copying it has one beside it. */}
          <span className="bill-card-no ml-mono bill-no">{row.billNo}</span>
          <CopyText text={row.billNo} className="bill-card-copy">
            <Icon name="copy" />
          </CopyText>
          <NoteSign remark={row.remark} />
        </span>
        <PinStar row={row} name={row.billNo} onPress={onToggleTop} />
      </div>
      <div className="bill-card-line bill-card-vessel">
        <span className="bill-card-call">
          {row.vesselsName === null ? emptyCellText : <CallText vessel={row.vesselsName} voyage={row.voyage} />}{' '}
          <span>{said(row.wharf)}</span>
        </span>
        <span className="bill-card-count">
          {say('card.gateIn')} <BoxCount text={toldOf(row).boxArrivalCount} />
        </span>
      </div>
      <div className="bill-card-line bill-card-signals">
        <CardStrip nodes={describeStrip(row)} />
        <div className="bill-card-tide">
          <span className="bill-card-tide-word" aria-hidden>
            {clockTime === null ? '' : firstWord(portClosing)}
          </span>
          <RowTide row={row} />
          <span className="bill-card-date ml-mono">{clockTime === null ? emptyCellText : shortTime(clockTime)}</span>
        </div>
      </div>
      <div className="bill-card-line bill-card-foot">
        <span className="bill-status">
          <Sentence row={toldOf(row)} />
          <AlikeFold row={row} />
        </span>
        <SourceAge row={row} />
      </div>
    </li>
  );
});

/** Of English words there is room for one; Chinese stands without spaces. */
const firstWord = (text: string): string => text.split(' ')[0]!;
