/** What the calls about keys refuse, by name. */
import { defineRefusal, noParams } from '../contract-kit/refusal';
import { openApiTexts as texts } from './messages';

export const openApiRefusals = {
  noCompany: defineRefusal('open-api.noCompany', 403, noParams, () => texts.noCompany),
  keysFull: defineRefusal('open-api.keysFull', 400, noParams, () => texts.keysFull),
  noKey: defineRefusal('open-api.noKey', 404, noParams, () => texts.noKey),
} as const;
