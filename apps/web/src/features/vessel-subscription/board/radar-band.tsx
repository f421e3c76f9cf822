import { useRouter } from '@tanstack/react-router';
import { Button, copyToClipboard, ExceptionBand, showToast, TideCountdownLarge } from '@mastlight/ui';
import { shortTime } from '@mastlight/domain/contract-kit/list-columns';
import type { AffectedCall } from '@mastlight/domain/vessel-subscription/contract';
import { formatShanghai, parseShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import { useTexts } from '../../../platform/catalogue';
import { portClock } from '../../../platform/port-clock';
import { useShift } from '../../tracking';
import type { VesselRow } from '../declaration';
import { vesselTexts } from '../texts/zh-CN';
import { billsAddress } from './bills-address';
import { boxesOf, RadarTrack } from './radar-track';
import { shownTime } from './shown-time';
import type { Affected } from './use-affected';
import { said } from '../../../platform/said';

type Danger = AffectedCall['dangers'][number];

/**
 * What is endangered, the soonest clock first: one that has closed already stands after all that can still be met.
 *
 * @param now port time, as the wire says times.
 */
function dangersInOrder(
  rows: readonly VesselRow[],
  affected: Affected,
  now: string,
): { readonly row: VesselRow; readonly danger: Danger }[] {
  const hasClosed = ({ to }: Danger): number => Number(to !== null && to <= now);
  return rows
    .flatMap((row) => (affected.get(row.id)?.dangers ?? []).map((danger) => ({ row, danger })))
    .toSorted((a, b) => hasClosed(a.danger) - hasClosed(b.danger) || (a.danger.to ?? '').localeCompare(b.danger.to ?? ''));
}

/** Cut-off radar: the soonest clock that moved against the user, old → new, with the boxes that still wait for what it closes. */
export function RadarBand(props: {
  readonly rows: readonly VesselRow[];
  readonly affected: Affected;
  readonly onShow: (row: VesselRow) => void;
}) {
  const say = useTexts(vesselTexts);
  const shiftOf = useShift();
  const router = useRouter();
  const [first, ...others] = dangersInOrder(props.rows, props.affected, formatShanghai(portClock.nowMs()));
  if (!first) return null;
  const { row, danger } = first;
  const boxes = [...boxesOf(danger).keys()];
  const shift = shiftOf(danger.from, danger.to)?.text ?? say(danger.to === null ? 'radar.taken' : 'radar.anew');
  const what = boxes.length > 0 ? say('radar.boxes', { count: boxes.length }) : say('radar.bills', { count: danger.bills.length });
  const title = say('radar.title', { call: row.boxvv, clock: said(danger.name), shift, what });
  const toMs = danger.to === null ? undefined : parseShanghai(danger.to);
  const billNos = danger.bills.map(({ blno }) => blno);
  const sentence = say('radar.sentence', {
    title,
    from: shownTime(danger.from),
    to: shownTime(danger.to),
    bills: billNos.join(' '),
    boxes: boxes.join(' '),
  });
  const copy = async (): Promise<void> => {
    if (await copyToClipboard(sentence)) showToast({ tone: 'done', text: say('radar.copied') });
  };
  return (
    <ExceptionBand
      title={title}
      tide={
        (boxes.length > 0 || toMs !== undefined) && (
          <>
            <RadarTrack port={row.area} danger={danger} />
            {toMs !== undefined && (
              <TideCountdownLarge
                clock={portClock}
                deadlineMs={toMs}
                hasMissing
                name={said(danger.name)}
                dateText={shortTime(danger.to!)}
              />
            )}
          </>
        )
      }
    >
      <p className="vessel-radar-move">
        <span className="ml-mono">
          {danger.from !== null && <s>{shortTime(danger.from)}</s>} →{' '}
          <b>{danger.to === null ? say('radar.noTime') : shortTime(danger.to)}</b>
        </span>
        <span>
          {danger.source} {shortTime(danger.saidTime)}
        </span>
      </p>
      <p className="vessel-radar-steps">
        <Button variant="text" size={24} icon="doc" onClick={() => void router.navigate(billsAddress(row.area, billNos))}>
          {say('affected', { count: billNos.length })}
        </Button>
        <Button variant="text" size={24} icon="copy" onClick={() => void copy()}>
          {say('radar.copy')}
        </Button>
        <Button variant="text" size={24} icon="clock" onClick={() => props.onShow(row)}>
          {others.length === 0 ? say('radar.show') : say('radar.more', { count: others.length })}
        </Button>
      </p>
    </ExceptionBand>
  );
}
