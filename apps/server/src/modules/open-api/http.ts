import { openApi } from '@mastlight/domain/open-api/contract';
import { implement, type Route } from '../../platform/http/route';
import { makeCalendar, readCalendar, revokeCalendar, showCalendar } from './operations/calendar';
import { makeKey, revokeKey } from './operations/keys';
import { showKeys } from './operations/show-keys';
import {
  editWebhook,
  makeWebhook,
  removeWebhook,
  replay,
  rotateSecret,
  showDeliveries,
  showWebhooks,
  testWebhook,
  turnWebhook,
} from './operations/webhooks';
import type { OpenApiParts } from './parts';

/** Binds the contract to the operations. */
export function createOpenApiRoutes(parts: OpenApiParts): Route[] {
  return implement('open-api', openApi, {
    listKeys: (_request, { own }) => own.answer(showKeys(parts, own)),
    makeKey: (wish, { own }) => own.answer(makeKey(parts, own, wish)),
    revokeKey: ({ id }, { own }) => own.done(revokeKey(parts, own, id)),
    listWebhooks: (_request, { own }) => own.answer(showWebhooks(parts, own)),
    makeWebhook: (wish, { own }) => own.answer(makeWebhook(parts, own, wish)),
    editWebhook: (wish, { own }) => own.done(editWebhook(parts, own, wish)),
    switchWebhook: ({ id, isOn }, { own }) => own.done(turnWebhook(parts, own, id, isOn)),
    rotateSecret: ({ id }, { own }) => own.answer(rotateSecret(parts, own, id)),
    deleteWebhook: ({ id }, { own }) => own.done(removeWebhook(parts, own, id)),
    testWebhook: ({ id }, { own }) => own.answer(testWebhook(parts, own, id)),
    listDeliveries: (wish, { own }) => own.answer(showDeliveries(parts, own, wish)),
    replayDeliveries: (wish, { own }) => own.answer(replay(parts, own, wish)),
    showCalendar: (_request, { own }) => own.answer(showCalendar(parts, own)),
    makeCalendar: (_request, { own }) => own.answer(makeCalendar(parts, own, openApi.readCalendar.path)),
    revokeCalendar: (_request, { own }) => own.done(revokeCalendar(parts, own)),
    readCalendar: ({ token }, caller) => readCalendar(parts, token, caller),
  });
}
