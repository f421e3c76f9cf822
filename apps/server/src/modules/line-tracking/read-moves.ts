import * as z from 'zod/mini';
import type { LineEvent } from '@mastlight/domain/line-tracking/line-event';
import { meaningOfMove } from '@mastlight/domain/line-tracking/move-words';
import { visibleText } from '@mastlight/domain/vocabulary/visible-text';
import { readPlaceTime, readWireTime } from '@mastlight/wire';
import { withOwnIds } from './own-ids';
import { cut, happenedMs, isOf, type ReadPage } from './read-line-events';

/**
 * A table of moves for each box, as lines without DCSA answer it: times by the clock of the place and without a zone, moves in
 * the line's own words, a number that it does not know told by `result` with status 200.
 */
const text = z.optional(z.nullable(z.string()));
const table = z.object({
  result: z.enum(['OK', 'NO_DATA']),
  blNo: text,
  boxes: z.optional(
    z.nullable(
      z.array(
        z.object({
          boxNo: text,
          sizeType: text,
          moves: z.array(
            z.object({
              move: z.string(),
              time: text,
              portCode: text,
              port: text,
              vessel: text,
              voyage: text,
              planned: z.optional(z.enum(['Y', 'N'])),
            }),
          ),
        }),
      ),
    ),
  ),
});
type Box = NonNullable<z.output<typeof table>['boxes']>[number];

/** What such a table says of a bill. @returns null when the page is none. */
export function readMoves(bytes: Uint8Array, number: string): ReadPage | null {
  const read = table.safeParse(parsed(bytes));
  if (!read.success) return null;
  const { result, blNo, boxes } = read.data;
  const isOther = !isOf({ billNos: blNo ? [blNo] : [], bookingNos: [], retractsId: null }, number);
  if (result === 'NO_DATA' || isOther) return { events: [], unknownCodes: new Set() };
  const told = (boxes ?? []).flatMap(eventsOfBox);
  // Each box tells the moves of its ship anew.
  const unique = new Map(told.map((event) => [JSON.stringify(event), event]));
  return {
    events: withOwnIds([...unique.values()]),
    unknownCodes: new Set(told.flatMap(({ word, code }) => (word === null ? [code] : []))),
  };
}

function parsed(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString());
  } catch {
    return null;
  }
}

const clean = (value: string | null | undefined): string | null =>
  cut(
    value &&
      visibleText(value)
        .replace(/\p{Cc}/gu, '')
        .trim(),
  ) || null;

function eventsOfBox({ boxNo, sizeType, moves }: Box): LineEvent[] {
  const named = clean(boxNo)?.toUpperCase() ?? '';
  const containerNo = /^[A-Z]{4}\d{7}$/.test(named) ? named : null;
  const size = clean(sizeType);
  return moves.flatMap(({ move, time, portCode, port, vessel, voyage, planned }): LineEvent[] => {
    const code = clean(move);
    if (code === null) return [];
    const meaning = meaningOfMove(code);
    const placeCode = clean(portCode)?.toUpperCase() ?? null;
    // Where the clock of its place is not known, nobody knows when it was.
    const at = readPlaceTime(time ?? '', placeCode);
    const day = readWireTime(time ?? '');
    const isOfShip = meaning?.isOfShip === true;
    return [
      {
        id: null,
        retractsId: null,
        createdMs: null,
        happenedMs: at?.instantMs ?? (day?.isDay ? happenedMs(day) : null),
        offsetMinutes: at?.offsetMinutes ?? null,
        classifier: planned === 'Y' ? 'estimated' : 'actual',
        code,
        word: meaning?.word ?? null,
        document: null,
        placeCode,
        placeName: clean(port),
        vesselName: clean(vessel),
        voyage: clean(voyage),
        containerNo: isOfShip ? null : containerNo,
        isEmpty: meaning?.isEmpty ?? null,
        isTransshipment: meaning?.isTransshipment ?? null,
        ...(!isOfShip && size !== null && { sizeType: size }),
      },
    ];
  });
}
