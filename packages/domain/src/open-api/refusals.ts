/** What the calls about keys refuse, by name. */
import { defineRefusal, noParams } from '../contract-kit/refusal';
import { openApiTexts as texts, webhookTexts } from './messages';

export const openApiRefusals = {
  noCompany: defineRefusal('open-api.noCompany', 403, noParams, () => texts.noCompany),
  keysFull: defineRefusal('open-api.keysFull', 400, noParams, () => texts.keysFull),
  noKey: defineRefusal('open-api.noKey', 404, noParams, () => texts.noKey),
  urlLong: defineRefusal('open-api.urlLong', 400, noParams, () => webhookTexts.url.long),
  urlShape: defineRefusal('open-api.urlShape', 400, noParams, () => webhookTexts.url.shape),
  urlHttps: defineRefusal('open-api.urlHttps', 400, noParams, () => webhookTexts.url.https),
  urlUser: defineRefusal('open-api.urlUser', 400, noParams, () => webhookTexts.url.user),
  urlPort: defineRefusal('open-api.urlPort', 400, noParams, () => webhookTexts.url.port),
  urlHost: defineRefusal('open-api.urlHost', 400, noParams, () => webhookTexts.url.host),
  urlPrivate: defineRefusal('open-api.urlPrivate', 400, noParams, () => webhookTexts.url.private),
  tooManyKeys: defineRefusal('open-api.tooManyKeys', 429, noParams, () => texts.tooManyKeys),
  webhooksFull: defineRefusal('open-api.webhooksFull', 400, noParams, () => webhookTexts.full),
  noWebhook: defineRefusal('open-api.noWebhook', 404, noParams, () => webhookTexts.none),
  ofSubscription: defineRefusal('open-api.ofSubscription', 400, noParams, () => webhookTexts.ofSubscription),
  webhookOff: defineRefusal('open-api.webhookOff', 400, noParams, () => webhookTexts.off),
  replayedEnough: defineRefusal('open-api.replayedEnough', 429, noParams, () => webhookTexts.replayedEnough),
  tooManyTests: defineRefusal('open-api.tooManyTests', 429, noParams, () => webhookTexts.tooManyTests),
} as const;
