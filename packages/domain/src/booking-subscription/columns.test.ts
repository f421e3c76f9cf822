// Guarantee: at a desk's usual width the booking list shows how each booking stands, without scrolling sideways.
import { expect, test } from 'vitest';
import { portCodes } from '../vocabulary/port';
import { bookingColumns } from './columns';

/** A window of 1440 px without its margins, the tick, the star and the tools of a row. */
const roomPx = 1_292;

test.each(portCodes)('U-17 at 1440 px the columns of %s reach to 最新状态, whole', (port) => {
  const shown = bookingColumns(port).filter(({ isShown }) => isShown);
  const upTo = shown.slice(0, shown.findIndex(({ prop }) => prop === 'note') + 1);
  expect(upTo.at(-1)!.title).toBe('最新状态');
  expect(upTo.reduce((sum, { width }) => sum + width, 0)).toBeLessThanOrEqual(roomPx);
});
