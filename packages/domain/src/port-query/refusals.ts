/** What questions without a subscription are refused for, by name. */
import { defineRefusal, noParams } from '../contract-kit/refusal';
import { portQueryTexts as texts } from './messages';

export const portQueryRefusals = {
  nothingAsked: defineRefusal('port-query.nothingAsked', 400, noParams, () => texts.nothingAsked),
  noVessel: defineRefusal('port-query.noVessel', 400, noParams, () => texts.noVessel),
  tooMany: defineRefusal('port-query.tooMany', 400, noParams, () => texts.tooMany),
} as const;
