/** What tracking refuses, by name. */
import * as z from 'zod/mini';
import { defineRefusal } from '../contract-kit/refusal';
import { trackingTexts as texts } from './messages';

export const trackingRefusals = {
  boxQueriesUsedUp: defineRefusal('tracking.boxQueriesUsedUp', 429, z.object({ max: z.int() }), ({ max }) => texts.boxQueriesUsedUp(max)),
} as const;
