import { lineTracking } from '@mastlight/domain/line-tracking/contract';
import { implement, type Route } from '../../platform/http/route';
import { hearLine } from './operations/hear-line';
import type { LineParts } from './parts';

/** Binds the contract to operations. */
export const createLineTrackingRoutes = (parts: LineParts): Route[] =>
  implement('line-tracking', lineTracking, {
    hearLine: ({ body }, context) => hearLine(parts, body, context),
  });
