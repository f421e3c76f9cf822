import { openApi } from '@mastlight/domain/open-api/contract';
import { implement, type Route } from '../../platform/http/route';
import { makeKey, revokeKey } from './operations/keys';
import { showKeys } from './operations/show-keys';
import type { OpenApiParts } from './parts';

/** Binds the contract to the operations. */
export function createOpenApiRoutes(parts: OpenApiParts): Route[] {
  return implement('open-api', openApi, {
    listKeys: (_request, { own }) => own.answer(showKeys(parts, own)),
    makeKey: (wish, { own }) => own.answer(makeKey(parts, own, wish)),
    revokeKey: ({ id }, { own }) => own.done(revokeKey(parts, own, id)),
  });
}
