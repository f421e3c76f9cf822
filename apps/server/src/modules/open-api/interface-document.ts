import * as z from 'zod/mini';
import { answerForms, type AnswerForm } from '@mastlight/domain/open-api/answer-forms';
import type { CallParameter, ParameterForm } from '@mastlight/domain/open-api/events-query';
import {
  curlOf,
  interfaceCalls,
  notificationHeaders,
  webhookHeaders,
  type InterfaceCall,
} from '@mastlight/domain/open-api/interface-calls';
import { interfaceChanges } from '@mastlight/domain/open-api/interface-changes';
import { callsPerMinute, filterValuesMax } from '@mastlight/domain/open-api/limits';
import { interfaceTexts as texts } from '@mastlight/domain/open-api/messages';
import { groupBy } from '@mastlight/domain/vocabulary/group-by';

type Json = Readonly<Record<string, unknown>>;

/**
 * The open interface in OpenAPI 3.1: calls, answers and refusals, limits, what is pushed, and what has changed. All of it
 * comes from the declarations by which calls are read and answered; nothing in it belongs to anybody.
 *
 * @param publicUrl where programs reach us, without a slash at its end.
 */
export function describeInterface(publicUrl: string): Json {
  return {
    openapi: '3.1.0',
    info: { title: texts.title, version: interfaceChanges[0].version, description: texts.about },
    servers: [{ url: publicUrl }],
    paths: Object.fromEntries(
      [...groupBy(interfaceCalls, ({ path }) => path)].map(([path, calls]) => [
        path,
        Object.fromEntries(calls.map((call) => [call.method.toLowerCase(), describeCall(call, publicUrl)])),
      ]),
    ),
    webhooks: {
      event: { post: describePush('event', 'Push') },
      test: { post: describePush('test', 'TestPush') },
      notification: { post: describeNotification() },
    },
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: texts.key },
        header: { type: 'apiKey', in: 'header', name: 'X-API-Key', description: texts.keyHeader },
      },
      schemas: describeForms(),
    },
    'x-changelog': interfaceChanges,
  };
}

/** What each call answers when it goes well; null: nothing, or this very document. */
const answerOf: Readonly<Record<(typeof interfaceCalls)[number]['name'], AnswerForm | null>> = {
  'open-api.events': 'Events',
  'open-api.declare': 'DeclarationAnswer',
  'open-api.declared': 'DeclarationAnswer',
  'open-api.subscribe': 'Subscription',
  'open-api.subscriptions': 'Subscriptions',
  'open-api.subscription': 'Subscription',
  'open-api.alter-subscription': 'Subscription',
  'open-api.change-secret': null,
  'open-api.unsubscribe': null,
  'open-api.document': null,
};

/** What each call takes that takes a body. */
const bodyOf: Readonly<Partial<Record<keyof typeof answerOf, AnswerForm>>> = {
  'open-api.declare': 'VGMDeclarations',
  'open-api.subscribe': 'NewSubscription',
  'open-api.alter-subscription': 'AlteredSubscription',
  'open-api.change-secret': 'NewSecret',
};

function describeCall(call: (typeof interfaceCalls)[number], publicUrl: string): Json {
  const { name, scope, summary, about, inPath, parameters, headers, refusals, examples, taken = 200 }: InterfaceCall = call;
  const form = answerOf[call.name];
  const body = bodyOf[call.name];
  const places = examples.flatMap((example) => (example.inPath === undefined ? [] : [example.inPath]));
  const described = [...(inPath === undefined ? [] : [describePlace(inPath, places[0] ?? '')]), ...parameters.map(describeParameter)];
  return {
    operationId: name,
    summary,
    description: about,
    security: scope === null ? [] : [{ bearer: [scope] }, { header: [scope] }],
    ...(described.length > 0 && { parameters: described }),
    ...(body !== undefined && {
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: refOf(body),
            examples: Object.fromEntries(examples.map((example) => [example.title, { value: example.body }])),
          },
        },
      },
    }),
    responses: {
      [taken]: {
        description: summary,
        ...(headers.length > 0 && { headers: Object.fromEntries(headers.map((header) => [header, describeHeader(header)])) }),
        ...(taken !== 204 && { content: { 'application/json': { schema: form === null ? { type: 'object' } : refOf(form) } } }),
      },
      ...Object.fromEntries(refusals.map((status) => [status, describeRefusal(status)])),
    },
    ...(scope !== null && { 'x-rate-limit': { calls: callsPerMinute, perSeconds: 60, of: 'key' } }),
    'x-codeSamples': examples.map((example) => ({ lang: 'Shell', label: example.title, source: curlOf(call, example, publicUrl) })),
  };
}

const describePlace = ({ name, about }: NonNullable<InterfaceCall['inPath']>, example: string): Json => ({
  name,
  in: 'path',
  required: true,
  description: about,
  schema: { type: 'string' },
  example,
});

function describeParameter({ name, form, about, example }: CallParameter): Json {
  return {
    name,
    in: 'query',
    required: false,
    description: about,
    // Several values stand in one parameter, between commas.
    ...(isList(form) && { style: 'form', explode: false }),
    schema: schemaOf(form),
    ...(example !== null && { example: valueOf(form, example) }),
  };
}

function valueOf(form: ParameterForm, example: string): unknown {
  if (isList(form)) return example.split(',');
  if (form.kind === 'count') return Number(example);
  return form.kind === 'flag' ? example === 'true' : example;
}

const isList = ({ kind }: ParameterForm): boolean => kind === 'words' || kind === 'numbers';

function schemaOf(form: ParameterForm): Json {
  switch (form.kind) {
    case 'words':
      return { type: 'array', minItems: 1, maxItems: filterValuesMax, items: { type: 'string', enum: form.words } };
    case 'numbers':
      return { type: 'array', minItems: 1, maxItems: filterValuesMax, items: { type: 'string', pattern: form.shape.source } };
    case 'moment':
      return { type: 'string', format: 'date-time' };
    case 'order':
      return { type: 'string', enum: form.words, default: form.words[0] };
    case 'count':
      return { type: 'integer', minimum: 1, maximum: form.most, default: form.unlessSaid };
    case 'flag':
      return { type: 'boolean', default: false };
    case 'cursor':
      return { type: 'string' };
  }
}

const describeHeader = (name: keyof typeof texts.headers): Json => ({
  description: texts.headers[name],
  schema: { type: name === 'Retry-After' ? 'integer' : 'string' },
});

function describeRefusal(status: keyof typeof texts.refusals): Json {
  return {
    description: texts.refusals[status],
    ...(status === 429 && { headers: { 'Retry-After': describeHeader('Retry-After') } }),
    content: { 'application/json': { schema: refOf('Refusal') } },
  };
}

function describePush(kind: 'event' | 'test', form: AnswerForm): Json {
  return {
    operationId: `open-api.push-${kind}`,
    summary: texts.push[kind],
    description: texts.push.about,
    parameters: Object.entries(webhookHeaders).map(([what, name]) => ({
      name,
      in: 'header',
      required: true,
      description: texts.push.headers[what as keyof typeof webhookHeaders],
      schema: { type: 'string' },
    })),
    requestBody: { required: true, content: { 'application/json': { schema: refOf(form) } } },
    responses: { '2XX': { description: texts.push.taken }, 410: { description: texts.push.gone } },
  };
}

/** What is pushed to a subscription; the headers of Standard Webhooks stand beside those of 2.2. */
function describeNotification(): Json {
  const { notificationHeaders: ours, headers } = texts.push;
  const named = [
    ...Object.entries(notificationHeaders).map(([what, name]) => [name, ours[what as keyof typeof ours]] as const),
    ...Object.entries(webhookHeaders).map(([what, name]) => [name, headers[what as keyof typeof headers]] as const),
  ];
  return {
    operationId: 'open-api.notify',
    summary: texts.push.notification,
    description: texts.push.notificationAbout,
    parameters: named.map(([name, description]) => ({ name, in: 'header', required: true, description, schema: { type: 'string' } })),
    requestBody: { required: true, content: { 'application/json': { schema: refOf('Events') } } },
    responses: { '2XX': { description: texts.push.taken }, 410: { description: texts.push.gone } },
  };
}

const uriOf = (name: string): string => `#/components/schemas/${name}`;
const refOf = (form: AnswerForm): Json => ({ $ref: uriOf(form) });

/** The forms of answers by their names, pointing at each other. */
function describeForms(): Json {
  const registry = z.registry<{ id: string }>();
  for (const [id, form] of Object.entries(answerForms)) registry.add(form, { id });
  // As a reader takes them: what is new in an event later is no fault of it.
  const { schemas } = z.toJSONSchema(registry, {
    uri: uriOf,
    io: 'input',
    // Of a date or an id its format says all; the pattern would be a line of riddles.
    override: ({ jsonSchema }) => {
      if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
    },
  });
  return Object.fromEntries(
    Object.entries(schemas).map(([name, { $schema: _dialect, $id: _uri, id: _id, ...schema }]) => [name, schema as Json]),
  );
}
