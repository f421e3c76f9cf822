import { STATUS_CODES } from 'node:http';
import { BusinessError } from '@mastlight/domain/contract-kit/envelope';
import type { CallRefusal } from '@mastlight/domain/open-api/answer-forms';
import { interfaceCalls, type InterfaceCall } from '@mastlight/domain/open-api/interface-calls';
import { callTexts as texts } from '@mastlight/domain/open-api/messages';
import { methodsAt, type StandardRoute } from '../../platform/http/standard-route';
import { declarationVersion, declareVgm, showDeclared } from './operations/declare-vgm';
import { listEvents, versionHeader } from './operations/list-events';
import { documentAnswer } from './operations/show-document';
import { changeSecret, changeSubscription, showSubscription, showSubscriptions, subscribe, unsubscribe } from './operations/subscriptions';
import type { OpenApiParts } from './parts';

/** The declared calls, each with its answer: what has no line here does not compile, and what is not declared is not served. Refusals have the form of DCSA Track & Trace 2.2. */
export function openApiStandardRoutes(parts: OpenApiParts): StandardRoute[] {
  const sayFor =
    (only: string, version: Readonly<Record<string, string>>): StandardRoute['say'] =>
    ({ method, path }, refusal) => ({
      headers: { ...version, ...(refusal.code === 401 ? { 'WWW-Authenticate': 'Bearer' } : {}) },
      body: JSON.stringify({
        httpMethod: method,
        requestUri: `${parts.publicUrl}${path}`,
        errors: [{ reason: STATUS_CODES[refusal.code] ?? '', message: refusal.code === 405 ? texts.onlyMethod(only) : refusal.message }],
        statusCode: refusal.code,
        statusCodeText: STATUS_CODES[refusal.code] ?? '',
        errorDateTime: new Date(Math.trunc(parts.platform.clock.nowMs())).toISOString(),
      } satisfies CallRefusal),
    });
  const answers: Readonly<Record<(typeof interfaceCalls)[number]['name'], StandardRoute['answer']>> = {
    'open-api.events': (call) => listEvents(parts, call),
    'open-api.declare': (call) => declareVgm(parts, call),
    'open-api.declared': (call) => showDeclared(parts, call),
    'open-api.subscribe': (call) => subscribe(parts, call),
    'open-api.subscriptions': (call) => showSubscriptions(parts, call),
    'open-api.subscription': (call) => showSubscription(parts, call),
    'open-api.alter-subscription': (call) => changeSubscription(parts, call),
    'open-api.change-secret': (call) => changeSecret(parts, call),
    'open-api.unsubscribe': (call) => unsubscribe(parts, call),
    'open-api.document': documentAnswer(parts),
  };
  // Programs that ask for what is not there must not be answered with a page.
  const nothing = (name: string, path: string): StandardRoute => ({
    name,
    path,
    method: null,
    answer: () => Promise.reject(new BusinessError(404, texts.noAddress)),
    say: sayFor('GET', versionHeader),
  });
  return [
    ...interfaceCalls.map((call: InterfaceCall & { readonly name: keyof typeof answers }): StandardRoute => ({
      name: call.name,
      path: call.path.replace(/\{(\w+)\}/, ':$1'),
      method: call.method,
      ...(call.bodyBytesMax !== undefined && { bodyBytesMax: call.bodyBytesMax }),
      answer: answers[call.name],
      say: sayFor(methodsAt(interfaceCalls, call.path).join('、'), call.scope === 'vgm:write' ? declarationVersion : versionHeader),
    })),
    nothing('open-api.nothing', '/v2/*'),
    nothing('open-api.no-declaration', '/vgm-declarations/*'),
  ];
}
