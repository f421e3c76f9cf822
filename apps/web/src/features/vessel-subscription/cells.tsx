import { CopyText, Icon, TideCountdown } from '@mastlight/ui';
import { cutOffOf } from '@mastlight/domain/vessel-subscription/columns';
import { parseShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { CallText } from '../../platform/list/call-text';
import { NoteSign, type ListLook } from '../../platform/list/grid-columns';
import { useNearMs } from '../../platform/list/near-hours';
import { portClock } from '../../platform/port-clock';
import type { VesselRow } from './declaration';
import './cells.css';

/** How the list draws its cells. */
export const vesselLook: Omit<ListLook<VesselRow>, 'lead' | 'trail'> = {
  growing: 'remark',
  // The berth board takes half of the window.
  narrowUpTo: 1679,
  narrow: { boxvv: 178, countdown: 128, portclosedate: 104, wharf: 86, ctnapplybegindate: 104, etaArrivedDate: 104, shipCompany: 96 },
  cells: {
    boxvv: (row) => (
      <>
        <CallName row={row} />
        <NoteSign remark={row.remark} />
      </>
    ),
    countdown: (row) => <CutOffTide row={row} />,
  },
};

/** Vessel and voyage, copied by a press. */
export function CallName({ row }: { readonly row: VesselRow }) {
  return (
    <CopyText text={row.boxvv} className="vessel-call">
      <CallText vessel={row.vesselsName} voyage={row.voyage} />
    </CopyText>
  );
}

/** The time left until the call's cut-off, by the port's clock, with a sign when it moved today. */
export function CutOffTide({ row }: { readonly row: VesselRow }) {
  const deadlineMs = (row.state !== 'finished' && parseShanghai(cutOffOf(row) ?? '')) || null;
  return (
    <span className="vessel-cut-off" data-tip={row.cutOffMove ?? undefined}>
      <TideCountdown clock={portClock} nearMs={useNearMs('portCloseTime')} deadlineMs={deadlineMs} />
      {row.cutOffMove !== null && (
        <span className="vessel-moved" role="img" aria-label={row.cutOffMove}>
          <Icon name="clock" />
        </span>
      )}
    </span>
  );
}
