import { CopyText } from '@mastlight/ui';
import { emptyCellText } from '@mastlight/domain/contract-kit/list-columns';
import { CardMenuButton } from '../../../platform/list/card-menu-button';
import { CallText } from '../../../platform/list/call-text';
import { PinStar } from '../../../platform/list/grid-columns';
import type { CardProps } from '../../../platform/list/product-page';
import type { BookingRow } from '../declaration';
import { BookingNote, BookingTide, Steps } from '../cells';
import { said } from '../../../platform/said';

/** One booking on a phone: its number, its ship and cut-off, its steps, what comes next. */
export function BookingCard({ row, onTop, onMenu }: CardProps<BookingRow>) {
  return (
    <li className="ml-card list-card booking-card">
      <p>
        <CopyText text={row.soNo} className="booking-no" />
        <PinStar row={row} name={row.soNo} onPress={onTop} />
      </p>
      <p>
        {row.vesselsName === null ? <span>{emptyCellText}</span> : <CallText vessel={row.vesselsName} voyage={row.voyage} />}
        <BookingTide row={row} />
      </p>
      <p>
        <Steps row={row} />
        <span>{[said(row.tcText), said(row.giName)].filter(Boolean).join(' · ') || emptyCellText}</span>
      </p>
      <p>
        <BookingNote row={row} />
        <CardMenuButton row={row} onMenu={onMenu} />
      </p>
      {row.remark !== null && <p>{row.remark}</p>}
    </li>
  );
}
