import { STATUS_CODES } from 'node:http';
import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import { callTexts as texts } from '@mastlight/domain/open-api/messages';
import type { StandardRoute } from '../../platform/http/standard-route';
import { listEvents, versionHeader } from './operations/list-events';
import type { OpenApiParts } from './parts';

/** What of the interface has the form of DCSA Track & Trace 2.2, refusals too. */
export function openApiStandardRoutes(parts: OpenApiParts): StandardRoute[] {
  const say: StandardRoute['say'] = ({ method, path }, refusal) => ({
    headers: { ...versionHeader, ...(refusal.code === 401 ? { 'WWW-Authenticate': 'Bearer' } : {}) },
    body: JSON.stringify({
      httpMethod: method,
      requestUri: `${parts.publicUrl}${path}`,
      errors: [{ reason: STATUS_CODES[refusal.code] ?? '', message: refusal.code === 405 ? texts.onlyGet : refusal.message }],
      statusCode: refusal.code,
      statusCodeText: STATUS_CODES[refusal.code] ?? '',
      errorDateTime: new Date(Math.trunc(parts.platform.clock.nowMs())).toISOString(),
    }),
  });
  return [
    { name: 'open-api.events', path: '/v2/events', answer: (call) => listEvents(parts, call), say },
    {
      // Programs that ask for what is not there must not be answered with a page.
      name: 'open-api.nothing',
      path: '/v2/*',
      hearsAll: true,
      answer: () => Promise.reject(new BusinessError(404, texts.noAddress)),
      say,
    },
  ];
}
