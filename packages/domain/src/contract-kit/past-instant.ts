/** An instant of the past in a request. */
import * as z from 'zod/mini';
import { parseShanghai } from '../vocabulary/shanghai-time';

/** Why a text is no instant. */
export const noInstant = '时间点（at）请写成 2026-11-29 14:00:00 这样';

/** Port time; none: now. What was heard within its second counts. Whether it is to come is for whoever knows the clock. */
export const pastInstant = z.optional(
  z.string().check(
    z.maxLength(32, noInstant),
    z.refine((at) => parseShanghai(at) !== undefined, noInstant),
  ),
);
