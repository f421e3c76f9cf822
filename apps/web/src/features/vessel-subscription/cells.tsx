import { CopyText, Icon, TideCountdown } from '@mastlight/ui';
import { cellText, emptyCellText, shortTime } from '@mastlight/domain/contract-kit/list-columns';
import { findVesselColumn } from '@mastlight/domain/vessel-subscription/columns';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { portNowMs } from '../../platform/live';
import { said } from '../../platform/said';
import { CallText } from '../../platform/list/call-text';
import { NoteSign, type ListLook } from '../../platform/list/grid-columns';
import { markOfClock } from '../../platform/list/clock-mark';
import { useNearMs } from '../../platform/list/near-hours';
import { portClock } from '../../platform/port-clock';
import { readinessOf } from './board/readiness';
import { useKnownCalls } from './board/use-affected';
import { useNextClock } from './board/use-next-clock';
import type { VesselRow } from './declaration';
import './cells.css';

/** How the list draws its cells. */
export const vesselLook: Omit<ListLook<VesselRow>, 'lead' | 'trail'> = {
  growing: 'remark',
  // The berth board takes half of the window.
  narrowUpTo: 1679,
  narrow: { boxvv: 178, countdown: 140, portclosedate: 104, wharfCode: 86, ctnapplybegindate: 104, etaArrivedDate: 104, shipCompany: 96 },
  cells: {
    boxvv: (row) => (
      <>
        <CallName row={row} />
        <NoteSign remark={row.remark} />
      </>
    ),
    countdown: (row) => <CutOffTide row={row} />,
    // The code stands in the file and in the tip: who is at the list reads the name.
    wharfCode: ({ wharf, wharfCode }) =>
      wharfCode === null && wharf === null ? emptyCellText : <span data-tip={wharfCode ?? undefined}>{said(wharf ?? wharfCode)}</span>,
    shipLocation: (row) => row.shipLocation && <ShipPlace row={row} />,
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

/** Where the ship is and how old that is, with a way to it on the chart (R-3.9-01). */
function ShipPlace({ row }: { readonly row: VesselRow }) {
  const words = said(String(cellText(findVesselColumn(row.area, 'shipLocation')!, row, portNowMs())));
  return (
    <Link to={'/shipmap' as never} search={shipAddress(row) as never} data-tip={words}>
      {words}
    </Link>
  );
}

/** What the page of ships is asked for to show the ship of a call. */
export const shipAddress = ({ vesselsName, voyage }: VesselRow) => ({ vessel: vesselsName, voyage });

/** The time left until the call's next clock, by the port's clock and with the port's name for it, and a sign when one moved today. */
export function CutOffTide({ row }: { readonly row: VesselRow }) {
  const call = useKnownCalls(({ calls }) => calls.get(row.id));
  const ready = useMemo(() => readinessOf(call), [call]);
  const next = useNextClock(row, ready);
  const near = { gate: useNearMs('ctnApplyEndTime'), port: useNearMs('portCloseTime') };
  return (
    <span className="vessel-cut-off" data-tip={row.cutOffMove ?? undefined}>
      <TideCountdown
        clock={portClock}
        nearMs={next?.field === 'gateInClosesMs' ? near.gate : near.port}
        deadlineMs={next?.deadlineMs ?? null}
        isComplete={ready.isComplete}
        {...(next !== null && { mark: markOfClock(next.name), tip: `${said(next.name)} ${shortTime(next.time)}` })}
      />
      {row.cutOffMove !== null && (
        <span className="vessel-moved" role="img" aria-label={row.cutOffMove}>
          <Icon name="clock" />
        </span>
      )}
    </span>
  );
}
