import { CopyText, NodeStrip, TideCountdown, type LampKind } from '@mastlight/ui';
import { emptyCellText } from '@mastlight/domain/contract-kit/list-columns';
import { parseShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { textsOf } from '../../platform/catalogue';
import { CallText } from '../../platform/list/call-text';
import { NoteSign, type ListLook } from '../../platform/list/grid-columns';
import { useNearMs } from '../../platform/list/near-hours';
import { portClock } from '../../platform/port-clock';
import type { BookingRow } from './declaration';
import { bookingTexts } from './texts/zh-CN';
import { said } from '../../platform/said';
import './cells.css';

const lamps: Readonly<Record<BookingRow['nodeGroup'][number]['state'], LampKind>> = {
  none: 'unlit',
  part: 'partial',
  done: 'done',
  exception: 'fault',
};

/** How the list draws its cells. */
export const bookingLook: Omit<ListLook<BookingRow>, 'lead' | 'trail'> = {
  growing: 'note',
  narrow: { soNo: 140, boxvv: 188, countdown: 128, portCloseTime: 104, nodeGroup: 84, tcStatus: 92, note: 180 },
  cells: {
    soNo: (row) => (
      <>
        <CopyText text={row.soNo} className="booking-no" />
        <NoteSign remark={row.remark} />
      </>
    ),
    boxvv: (row) => (row.vesselsName === null ? emptyCellText : <CallText vessel={row.vesselsName} voyage={row.voyage} />),
    nodeGroup: (row) => <Steps row={row} />,
    countdown: (row) => <BookingTide row={row} />,
    note: (row) => <BookingNote row={row} />,
  },
};

/** 放箱, 提空, 进港 as lamps; a booking of which nothing was told has three that are out. */
export function Steps({ row }: { readonly row: BookingRow }) {
  const say = textsOf(bookingTexts);
  const nodes = row.nodeGroup.map(({ name, state, time, boxesDone, boxesTotal }) => ({
    kind: lamps[state],
    name,
    note: [time, boxesTotal > 0 ? say('boxNote', { name, done: boxesDone, total: boxesTotal }) : null].filter(Boolean).join(' · '),
  }));
  return nodes.length === 0 ? emptyCellText : <NodeStrip nodes={nodes} />;
}

/** The time left until the ship's port cut-off, by the port's clock. */
export function BookingTide({ row }: { readonly row: BookingRow }) {
  return (
    <TideCountdown
      clock={portClock}
      nearMs={useNearMs('portCloseTime')}
      deadlineMs={(row.state !== 'finished' && parseShanghai(row.portCloseTime ?? '')) || null}
    />
  );
}

/** What is to be done or waited for next. */
export function BookingNote({ row }: { readonly row: BookingRow }) {
  return (
    <span className="booking-note" data-tone={row.tone} data-tip={said(row.note)}>
      {said(row.note)}
    </span>
  );
}
