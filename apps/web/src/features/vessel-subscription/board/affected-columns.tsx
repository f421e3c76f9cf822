import { useClock, type GridColumn } from '@mastlight/ui';
import type { AffectedCall } from '@mastlight/domain/vessel-subscription/contract';
import { useTexts, type Say } from '../../../platform/catalogue';
import { useLanguage } from '../../../platform/language';
import { portClock } from '../../../platform/port-clock';
import type { VesselRow } from '../declaration';
import { vesselTexts } from '../texts/zh-CN';
import { pressingClockOf, readinessOf, sayReadiness } from './readiness';
import type { Affected } from './use-affected';

type SayVessels = Say<typeof vesselTexts.source>;

/** Whether the ship may sail with the user's boxes, in the word that its tank has; of boxes that are not in, of how many. */
function describeReadiness(row: VesselRow, call: AffectedCall | undefined, nowMs: number, say: SayVessels) {
  const ready = readinessOf(call);
  const field = pressingClockOf(row, ready, nowMs);
  const told = sayReadiness(ready, say, field && { field, port: row.area });
  const isOutAlone = ready.lacks[0]?.[0] === 'outside' && told.all === null;
  return isOutAlone ? { ...told, word: `${told.word}/${ready.boxes}` } : told;
}

function ReadinessWord({ row, call }: { readonly row: VesselRow; readonly call: AffectedCall | undefined }) {
  const say = useTexts(vesselTexts);
  const nowMs = useClock(portClock, 60_000);
  const { word, all, tone } = describeReadiness(row, call, nowMs, say);
  return (
    <span className="vessel-ready" data-clips data-tone={tone} data-tip={all ?? undefined}>
      {word}
    </span>
  );
}

/** The same on a card, where there are no columns; nothing while no bill of the user's is on the call. */
export function BillsOnCall({ row, call }: { readonly row: VesselRow; readonly call: AffectedCall | undefined }) {
  const say = useTexts(vesselTexts);
  if (!call || call.bills.length === 0) return null;
  return (
    <span className="vessel-card-bills">
      <span>
        {say('bills')} <b className="ml-mono">{call.bills.length}</b>
      </span>
      <ReadinessWord row={row} call={call} />
    </span>
  );
}

/** The user's own bills on a call, and the worst that keeps their boxes from sailing with it. */
export function affectedColumns(affected: Affected, say: SayVessels): (() => GridColumn<VesselRow>)[] {
  const column = { frozen: 'right', isResizable: false } as const;
  return [
    () => ({
      ...column,
      id: 'bills',
      title: say('bills'),
      width: 40,
      align: 'end',
      isMono: true,
      text: ({ id }) => String(affected.get(id)?.bills.length || ''),
    }),
    () => ({
      ...column,
      id: 'ready',
      title: say('ready'),
      // English has longer words for it.
      width: useLanguage.getState().language === 'en-US' ? 132 : 104,
      // A ship that has sailed lacks nothing any more, and nobody knows that it took all.
      cell: (row) => (row.state === 'finished' ? null : <ReadinessWord row={row} call={affected.get(row.id)} />),
      text: (row) => (row.state === 'finished' ? '' : (describeReadiness(row, affected.get(row.id), portClock.nowMs(), say).word ?? '')),
    }),
  ];
}
