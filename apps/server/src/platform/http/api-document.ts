import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Endpoint } from '@mastlight/domain/contract-kit/endpoint';
import { groupBy } from '@mastlight/domain/vocabulary/group-by';
import { apiDocumentTexts as texts } from '@mastlight/domain/vocabulary/platform-texts';
import { makeReadyAnswer } from './ready-answer';
import type { Route } from './route';

type Json = Readonly<Record<string, unknown>>;

/**
 * `/openapi.json`: the contract as OpenAPI 3.1; `/docs`: the same for reading.
 * Both are made when somebody first asks: at the start everybody would wait for them.
 */
export function registerApiDocument(app: FastifyInstance, routes: readonly Route[]): void {
  const document = onceAsked(async () => makeReadyAnswer('application/json; charset=utf-8', JSON.stringify(await describeApi(routes))));
  const page = onceAsked(() => makeReadyAnswer('text/html; charset=utf-8', renderPage(routes)));
  app.get('/openapi.json', async (request, reply) => (await document()).send(request, reply));
  app.get('/docs', async (request, reply) => (await page()).send(request, reply));
  app.get('/docs/style.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(pageStyle));
}

function onceAsked<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}

/** The OpenAPI 3.1 document of all routes. Calls are answered between one route and the next. */
export async function describeApi(routes: readonly Route[]): Promise<Json> {
  const paths: Record<string, Record<string, Json>> = {};
  for (const route of routes) {
    const operation = describeOperation(route);
    const method = route.endpoint.method.toLowerCase();
    (paths[route.endpoint.path] ??= {})[method] = operation;
    for (const { path, encoding } of route.aliases) {
      (paths[path] ??= {})[method] =
        encoding === undefined ? operation : describeOperation({ ...route, endpoint: { ...route.endpoint, encoding } });
    }
    await yieldToOthers();
  }
  return {
    openapi: '3.1.0',
    info: { title: texts.title, version: '1.0.0', description: texts.description },
    servers: [{ url: '/' }, { url: '/gw' }],
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'header', name: 'Authorization', description: texts.session },
        sourceKey: { type: 'http', scheme: 'bearer', description: texts.sourceKey },
      },
    },
    paths,
  };
}

function describeOperation({ name, endpoint }: Route): Json {
  const request = jsonSchema(endpoint.request, 'input');
  const fields = Object.entries((request['properties'] ?? {}) as Record<string, Json>);
  const required = new Set((request['required'] ?? []) as string[]);
  const inPath = new Set([...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!));
  const parameters = fields
    .filter(([field]) => endpoint.method === 'GET' || inPath.has(field))
    .map(([field, schema]) => ({
      name: field,
      in: inPath.has(field) ? 'path' : 'query',
      required: inPath.has(field) || required.has(field),
      schema,
    }));
  return {
    operationId: name,
    summary: endpoint.summary,
    tags: [name.split('.')[0]],
    'x-policy': endpoint.policy,
    ...(endpoint.permission ? { 'x-permission': endpoint.permission } : {}),
    'x-idempotency': endpoint.idempotency,
    'x-fees': [...endpoint.fees],
    'x-refusals': endpoint.refusals.map(({ name, code, params }) => ({ name, code, params: jsonSchema(params, 'output') })),
    security: securityOf(endpoint),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(endpoint.method === 'POST' ? { requestBody: { content: contentOf(endpoint, request) } } : {}),
    responses: { 200: { description: texts.answer, content: answerContent(endpoint) } },
  };
}

/** How its body may travel: a call that takes a file in JSON takes a form with that file too. */
function contentOf(endpoint: Endpoint, schema: Json): Json {
  const { fileField } = endpoint;
  const asForm = fileField !== undefined && {
    ...schema,
    properties: { ...(schema['properties'] as Json), [fileField]: { type: 'string', format: 'binary' } },
  };
  return { [mediaType(endpoint)]: { schema }, ...(asForm && { 'multipart/form-data': { schema: asForm } }) };
}

function answerContent(endpoint: Endpoint): Json {
  if (endpoint.answer === 'stream') return { 'text/event-stream': {} };
  if (endpoint.answer === 'file') return { 'application/octet-stream': {} };
  return {
    'application/json': {
      schema: {
        type: 'object',
        required: ['code', 'status', 'msg', 'data'],
        properties: {
          code: { type: 'integer', description: texts.codes },
          status: { type: 'boolean' },
          msg: { type: 'string' },
          data: jsonSchema(endpoint.response, 'output'),
        },
      },
    },
  };
}

function securityOf(endpoint: Endpoint): Json[] {
  if (endpoint.policy === 'public') return [];
  return [endpoint.policy === 'source-key' ? { sourceKey: [] } : { session: [] }];
}

function mediaType(endpoint: Endpoint): string {
  return {
    query: 'application/json',
    json: 'application/json',
    form: 'application/x-www-form-urlencoded',
    multipart: 'multipart/form-data',
    bytes: 'application/octet-stream',
  }[endpoint.encoding];
}

function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Record<string, unknown>;
  return rest;
}

function renderPage(routes: readonly Route[]): string {
  const groups = groupBy(routes, (route) => route.name.split('.')[0]!);
  const sections = [...groups].map(([capability, list]) => `<h2 id="${capability}">${capability}</h2>${list.map(renderRoute).join('')}`);
  const links = [...groups.keys()].map((capability) => `<a href="#${capability}">${capability}</a>`).join(' ');
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${texts.title}</title><link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="/docs/style.css"></head><body>
<header><h1>${texts.title}</h1><p>${texts.description} <a href="/openapi.json">openapi.json</a></p><nav>${links}</nav></header>
<main>${sections.join('')}</main></body></html>`;
}

function renderRoute({ endpoint, aliases }: Route): string {
  const fields = Object.entries((jsonSchema(endpoint.request, 'input')['properties'] ?? {}) as Record<string, Json>);
  const rows = fields.map(
    ([name, schema]) => `<tr><td><code>${name}</code></td><td><code>${escapeHtml(shortType(schema))}</code></td></tr>`,
  );
  return `<section><h3><b>${endpoint.method}</b> <code>${escapeHtml(endpoint.path)}</code></h3>
<p>${escapeHtml(endpoint.summary)} <small>${rulesOf(endpoint).map(escapeHtml).join(' · ')}</small></p>
${endpoint.refusals.map(({ code, name }) => `<p><small>${code} <code>${escapeHtml(name)}</code></small></p>`).join('')}
${aliases.length > 0 ? `<p><small>${aliases.map((alias) => escapeHtml(alias.path)).join(' ')}</small></p>` : ''}
${rows.length > 0 ? `<table>${rows.join('')}</table>` : ''}</section>`;
}

function rulesOf({ encoding, policy, permission, idempotency, fees }: Endpoint): string[] {
  return [encoding, policy, ...(permission ? [permission] : []), idempotency, ...(fees.length > 0 ? [texts.fees(fees)] : [])];
}

function shortType(schema: Json): string {
  if (Array.isArray(schema['enum'])) return schema['enum'].join(' | ');
  const variants = (schema['anyOf'] ?? schema['oneOf']) as Json[] | undefined;
  if (variants) return variants.map(shortType).join(' | ');
  if (schema['type'] === 'array') return `${shortType((schema['items'] ?? {}) as Json)}[]`;
  return typeof schema['type'] === 'string' ? schema['type'] : 'any';
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);
}

const pageStyle = `
body{margin:0;font:14px/20px "PingFang SC","Microsoft YaHei UI",sans-serif;color:#14252e;background:#f3f6f6}
header{background:#10303e;color:#fff;padding:20px}h1{margin:0 0 4px;font-size:20px}header a{color:#f0a030;margin-right:12px}
main{max-width:960px;margin:0 auto;padding:12px 20px}h2{font-size:16px;margin:24px 0 8px}
section{background:#fff;border:1px solid #dce4e6;border-radius:10px;padding:12px 16px;margin-bottom:8px}
h3{margin:0;font-size:14px;font-weight:500}b{color:#0f5e75}p{margin:4px 0}small{color:#5e7079}
code{font-family:"IBM Plex Mono",ui-monospace,monospace;font-size:13px}td{padding:2px 16px 2px 0;vertical-align:top}`;
