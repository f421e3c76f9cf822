import { STATUS_CODES } from 'node:http';
import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import type { CallRefusal } from '@mastlight/domain/open-api/answer-forms';
import { interfaceCalls } from '@mastlight/domain/open-api/interface-calls';
import { callTexts as texts } from '@mastlight/domain/open-api/messages';
import type { StandardRoute } from '../../platform/http/standard-route';
import { listEvents, versionHeader } from './operations/list-events';
import { documentAnswer } from './operations/show-document';
import type { OpenApiParts } from './parts';

/** The declared calls, each with its answer: what has no line here does not compile, and what is not declared is not served. Refusals have the form of DCSA Track & Trace 2.2. */
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
    } satisfies CallRefusal),
  });
  const answers: Readonly<Record<(typeof interfaceCalls)[number]['name'], StandardRoute['answer']>> = {
    'open-api.events': (call) => listEvents(parts, call),
    'open-api.document': documentAnswer(parts),
  };
  return [
    ...interfaceCalls.map(({ name, path }) => ({ name, path, answer: answers[name], say })),
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
