import fc from 'fast-check';
import type { LoadingListMessage, StowedBox, StowPlanMessage } from '../message';
import { readStowCell } from '../vocabulary/stow-cell';
import {
  anyFunction,
  billNos,
  box,
  boxLists,
  flatSeals,
  noDirection,
  orNull,
  place,
  text,
  time,
  vessel,
  weight,
} from './arbitrary-parts';

/** Random messages as platform files alone can carry them. */

const flatHead = {
  function: anyFunction,
  prepared: orNull(time(12, 14)),
  vessel: vessel(noDirection),
};

const stowage = orNull(fc.stringMatching(/^[0-9]{6,7}$/));
const ports = { loadPort: orNull(place), dischargePort: orNull(place), destination: orNull(place) };

const stowedBox: fc.Arbitrary<StowedBox> = fc
  .record({
    one: box({ billNos, grossWeightKg: orNull(weight), operator: orNull(text(10)), stowage, ...ports }),
    tareKg: orNull(weight),
    temperatureC: orNull(fc.integer({ min: -999, max: 999 }).map((tenths) => tenths / 10)),
  })
  .map(({ one, ...told }) => ({ ...one, ...told, ...readStowCell(one.stowage), particulars: null }));

export const flatStowPlan: fc.Arbitrary<StowPlanMessage> = fc
  .record({
    ...flatHead,
    departure: orNull(place),
    nextPort: orNull(place),
    boxes: fc.array(stowedBox, { minLength: 1, maxLength: 5 }),
  })
  .map((told) => ({ kind: 'stow-plan', type: 'BAPLIE', reference: null, openCells: [], ...told }));

const titles = [
  { title: 'LOADING LIST', isTally: false, move: 'load' },
  { title: 'DISCHARGE LIST', isTally: false, move: 'discharge' },
  { title: 'UNLOADING TALLY', isTally: true, move: 'discharge' },
  { title: 'LOADING TALLY', isTally: true, move: 'load' },
  { title: 'TALLY REPORT', isTally: true, move: null },
  { title: '装船理货清单', isTally: true, move: 'load' },
] as const;

export const flatLoadingList: fc.Arbitrary<LoadingListMessage> = fc
  .record({
    ...flatHead,
    titled: fc.constantFrom(...titles),
    terminal: text(13),
    boxes: boxLists(
      box({
        billNos,
        seals: flatSeals,
        grossWeightKg: orNull(weight),
        operator: orNull(text(10)),
        happened: orNull(time(12, 14)),
        stowage,
        ...ports,
      }),
    ),
  })
  .map(({ titled, ...told }) => ({ kind: 'loading-list', type: 'COTEMP', reference: null, ...titled, ...told }));
