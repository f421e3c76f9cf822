import { createHash } from 'node:crypto';
import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import { isKeyInAddress } from '@mastlight/domain/open-api/events-query';
import { callTexts as texts } from '@mastlight/domain/open-api/messages';
import type { StandardRoute } from '../../../platform/http/standard-route';
import { describeInterface } from '../interface-document';
import type { OpenApiParts } from '../parts';

/** How long whoever has the description need not ask for it again, seconds. */
const maxAgeSeconds = 300;

/**
 * What answers the description of the interface (`GET /v2/openapi.json`): the same for everybody, made when it is first
 * asked for; 304 for whoever has it. It refuses a key in the address with 400: shared caches keep addresses.
 */
export function documentAnswer({ publicUrl }: Pick<OpenApiParts, 'publicUrl'>): StandardRoute['answer'] {
  let made: { readonly body: string; readonly etag: string } | undefined;
  return ({ query, headers }) => {
    if (isKeyInAddress(query, [...new URLSearchParams(query)])) return Promise.reject(new BusinessError(400, texts.keyInAddress));
    made ??= make(publicUrl);
    const { body, etag } = made;
    const isHeld = headers['if-none-match'] === etag;
    return Promise.resolve({
      status: isHeld ? 304 : 200,
      headers: { 'cache-control': `public, max-age=${maxAgeSeconds}`, etag },
      body: isHeld ? '' : body,
    });
  };
}

function make(publicUrl: string): { readonly body: string; readonly etag: string } {
  const body = JSON.stringify(describeInterface(publicUrl));
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"` };
}
