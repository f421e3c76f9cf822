import type { GateMessage, RowBox, TrackRow, Vessel, VesselMoveMessage } from '../message';
import { boxReport } from '../vocabulary/box-report';
import { readRowBox, underItsNumber } from '../vocabulary/equipment-no';
import { readDirection, type Row } from './row';
import { trackContainerFields as at, trackTopicFields } from './row-fields';

type Topic = TrackRow['topic'];

const topics = Object.keys(trackTopicFields) as Topic[];

const moves = {
  ingate: 'in',
  outgate: 'out',
  load: 'load',
  discharge: 'discharge',
} as const;

const moveTopics = Object.keys(moves) as (keyof typeof moves)[];

/** True for an entry of the track query. */
export function isTrackEntry(row: Row): boolean {
  return row.has('container', ...topics, ...moveTopics);
}

/** What one track entry says: customs rows, and moves of the box where they happened. */
export interface TrackEntry {
  readonly rows: readonly TrackRow[];
  readonly moves: readonly (GateMessage | VesselMoveMessage)[];
}

/** Reads one entry; null, with an error noted, when it names no container. */
export function readTrackEntry(row: Row): TrackEntry | null {
  const container = row.rows('container')[0] ?? row;
  const number = readRowBox(container.text(at.containerNo), row.log, row.place);
  if (number === null) return null;
  const billNo = container.textOrNull(at.billNo);
  const said = container.vessel(at);
  const vessel = said.code === null && said.name === null && said.voyage === null ? null : said;
  const rows = topics.flatMap((topic) => row.rows(topic).flatMap((told) => readTopic(told, topic, number, billNo, vessel)));
  const happened = moveTopics.flatMap((topic) =>
    row.rows(topic).flatMap((told) => {
      if (told.text(['status']) !== 'Y') return [];
      const box = underItsNumber(
        boxReport(number.containerNo, {
          billNos: billNo === null ? [] : [billNo],
          direction: readDirection(container.text(at.direction)),
          happened: told.time(['operateTime']),
          truckPlate: told.textOrNull(['truckNo']),
        }),
        number,
      );
      return [readMove(topic, vessel, container.textOrNull(['terminal', 'matou']), box)];
    }),
  );
  return { rows, moves: happened };
}

function readTopic(told: Row, topic: Topic, number: RowBox, billNo: string | null, vessel: Vessel | null): TrackRow[] {
  const fields = trackTopicFields[topic];
  const status = told.text(fields.status);
  if (status === '') {
    told.log.note('missing-field', told.place, `${topic}.${fields.status[0]}`);
    return [];
  }
  return [
    {
      ...number,
      billNo,
      vessel,
      topic,
      status,
      mode: told.textOrNull(fields.mode),
      remark: told.textOrNull(fields.remark),
      happened: told.time(fields.happened),
    },
  ];
}

function readMove(
  topic: keyof typeof moves,
  vessel: Vessel | null,
  terminal: string | null,
  box: ReturnType<typeof boxReport>,
): GateMessage | VesselMoveMessage {
  const head = {
    type: 'track',
    reference: null,
    function: 'original',
    prepared: null,
    vessel,
    terminal,
  } as const;
  const move = moves[topic];
  if (move === 'in' || move === 'out') return { kind: 'gate', ...head, move, boxes: [box] };
  return { kind: 'vessel-move', ...head, move, boxes: [box] };
}
