// Guarantee: every call of the acceptance list that the product has answers at its path, at the root and under /gw, by its
// method and encoding, takes the fields that the list names, and answers those it names, in its spelling.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { absent, gatherSamples } from '../gather-samples';
import { sendSample } from '../send-sample';
import { signInForTest } from '../sign-in-for-test';
import { startTestServer, type TestServer } from '../start-test-server';
import { callRows, type Encoding } from './calls';

/** What is read of an OpenAPI schema. */
interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}
type Content = Readonly<Record<string, { readonly schema?: Schema }>>;
interface Operation {
  readonly parameters?: readonly { readonly name: string }[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: { readonly 200: { readonly content: Content } };
}

let server: TestServer;
let paths: Readonly<Record<string, { readonly get?: Operation; readonly post?: Operation }>>;
beforeAll(async () => {
  server = await startTestServer();
  ({ paths } = (await (await fetch(`${server.url}/openapi.json`)).json()) as { paths: typeof paths });
});
afterAll(() => server.stop());

const mediaTypes: Readonly<Record<Exclude<Encoding, 'GET'>, string>> = {
  JSON: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
};

/** Fields of an object, or of an object that may be missing; of a list, those of its rows. */
function fieldsOf(schema: Schema | undefined): Readonly<Record<string, Schema>> {
  if (!schema) return {};
  const forms = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  return { ...fieldsOf(schema.items), ...Object.assign({}, ...forms.map(fieldsOf)), ...schema.properties };
}

/** Names of the fields that a call takes, in its body or its address. */
function takenOf(operation: Operation | undefined): readonly string[] {
  const bodies = Object.values(operation?.requestBody?.content ?? {}).flatMap(({ schema }) => Object.keys(fieldsOf(schema)));
  return [...bodies, ...(operation?.parameters ?? []).map(({ name }) => name)];
}

const words = (text: string): string[] => text.split(' ').filter((word) => word !== '');

/** What a call takes, where it is at its path by its method and encoding. */
function findCall(encoding: Encoding, path: string): { readonly taken: readonly string[]; readonly data: Schema | undefined } | null {
  const operation = encoding === 'GET' ? paths[path]?.get : paths[path]?.post;
  const body = encoding === 'GET' ? {} : operation?.requestBody?.content[mediaTypes[encoding]];
  if (!operation || !body) return null;
  return {
    taken: [...Object.keys(fieldsOf(body.schema)), ...(operation.parameters ?? []).map(({ name }) => name)],
    data: fieldsOf(operation.responses[200].content['application/json']?.schema)['data'],
  };
}

it.each(callRows.map(([row, encoding, path, request = '', answer = '']) => [row, encoding, path, request, answer] as const))(
  '%s %s %s takes %s, answers %s',
  (_row, encoding, path, request, answer) => {
    const found = findCall(encoding, path);
    expect(found).not.toBeNull();
    expect(found!.taken).toEqual(expect.arrayContaining(words(request)));
    const [, list, fields = ''] = /^(?:(list|records): )?(.*)$/.exec(answer)!;
    const told = list ? fieldsOf(fieldsOf(found!.data)[list]) : fieldsOf(found!.data);
    expect(Object.keys(told)).toEqual(expect.arrayContaining(words(fields)));
  },
);

/** How many rows of calls the acceptance list has, by section. */
const rowsOfSection = { '7.1': 15, '7.2': 13, '7.3': 16, '7.4': 99, '7.5': 13, '7.6': 24 };
/** Rows that name no path of the server, and why. */
const noCall: Readonly<Record<string, string>> = {
  'R-7.1-03': 'another answer of the call of -02',
  'R-7.3-04': 'a key of the calls of -01 and -02',
  'R-7.3-05': 'a key of the calls of -01 and -02',
  'R-7.3-06': 'a key of the calls of -01 and -02',
  'R-7.3-07': 'a rule of the calls of -01 and -02',
  'R-7.4-99': 'prefixes without a call',
  'R-7.6-23': 'the sandbox has them, never the server',
};

it('R-0-02 every row of section 7 that names a path of the server has its calls here', () => {
  const written = new Set(callRows.flatMap(([row]) => row.split(', ')));
  const rows = Object.entries(rowsOfSection).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, at) => `R-${section}-${String(at + 1).padStart(2, '0')}`),
  );
  expect(rows.filter((row) => !written.has(row))).toEqual(Object.keys(noCall));
});

it('R-0-02, R-0-04 a call answers at the root and under /gw alike, and what is none is none under /gw', async () => {
  const codes: [string, number, number][] = [];
  for (const path of new Set(callRows.filter(([, encoding]) => encoding !== 'multipart').map(([, , one]) => one))) {
    const method = paths[path]?.get ? 'GET' : 'POST';
    const [root, gateway] = await Promise.all(['', '/gw'].map((prefix) => fetch(server.url + prefix + path, { method })));
    codes.push([path, root!.status, gateway!.status]);
    await Promise.all([root!.arrayBuffer(), gateway!.arrayBuffer()]);
  }
  expect(codes.filter(([, root, gateway]) => root !== gateway || root === 404)).toEqual([]);
  expect((await fetch(`${server.url}/gw/no/such/call`)).status).toBe(404);
});

it('R-0-05 every call that is asked for a page takes both spellings', () => {
  const lacking = Object.entries(paths).flatMap(([path, { get, post }]) =>
    [get, post].flatMap((operation) => {
      if (!operation) return [];
      const taken = takenOf(operation);
      if (!taken.includes('pageSize') && !taken.includes('limit')) return [];
      return ['page', 'limit', 'pageNo', 'pageSize'].filter((name) => !taken.includes(name)).map((name) => `${path} ${name}`);
    }),
  );
  expect(lacking).toEqual([]);
});

/** Names that end like a list's and are none, and what they answer. */
const otherLists: Readonly<Record<string, string>> = {
  // Counts the open links of a thing, and names none of them: an address is told to whoever makes it, once.
  '/share/list': 'count lastExpireTime views',
};

it('R-7-07 every call that is a list by its name, or answers rows alone, answers them as data.list', () => {
  const others = Object.entries(paths).flatMap(([path, { get, post }]) =>
    [get, post].flatMap((operation) => {
      const schema = fieldsOf(operation?.responses[200].content['application/json']?.schema)['data'];
      if (!schema) return [];
      const isRows = schema.items !== undefined;
      if (!isRows && !/[/]list$|[/]get\w*List$/i.test(path)) return [];
      const isTold = !isRows && fieldsOf(schema)['list']?.items !== undefined;
      return isTold ? [] : [[path, isRows ? 'rows' : Object.keys(fieldsOf(schema)).join(' ')]];
    }),
  );
  expect(Object.fromEntries(others)).toEqual(otherLists);
});

const books = 'applicant consignee customsGoods gNameToCodeTs goodDict goodDictOld merchant passport shipAgent supplier template'.split(
  ' ',
);
/** Calls whose page is another than of 10 where none is asked for, or has fewer than 1000 rows at most, as ADR 0041 tells: usual, most. */
const otherPages: Readonly<Record<string, readonly [usual: number | string, most: number | string]>> = {
  // Lists of tracking and filing (R-9-17).
  '/app/abroad-blno-subscribe/list': [15, 1000],
  '/blno/userBlno/queryBlnoPage': [15, 1000],
  '/blno/userBlno/queryDeleted': [15, 1000],
  '/blno/userBlno/queryShipNonSubscribe': [15, 1000],
  '/blno/userSo/queryPage': [15, 1000],
  '/vessels/userBlno/getVessels': [15, 1000],
  '/vgm/list': [15, 1000],
  '/vgm/uandd/list': [15, 1000],
  '/shManifest/hymanifestshhead/list': [15, 1000],
  '/shManifest/sent/list': [15, 1000],
  '/shManifest/counter/list': [15, 1000],
  '/shManifest/sft/send/list': [15, 1000],
  '/shManifest/sft/revice/list': [15, 1000],
  '/shManifest/sft/notice/list': [15, 1000],
  '/shManifest/sft/rsn/list': [15, 1000],
  // Whose rows are wide, or cost a question to a port each.
  '/blno/userBlno/queryInGatesNonSubscribe': [15, 100],
  '/shManifest/record/list': [15, 50],
  '/shManifest/uandd/list': [15, 100],
  '/preData/getPreDataByUserId': [20, 100],
  // Whole by themselves (R-9-05, R-9-12).
  '/api/company/getAllCompany': [1000, 1000],
  '/blno/userBlno/getClientCompanys': [1000, 1000],
  '/dataCount/getRecentSubBlnos': [150, 1000],
  '/releaseNote/page': [50, 1000],
  // What a screen of these shows at once.
  '/data-query/company/search': [20, 1000],
  '/data-query/favorite/list': [20, 1000],
  '/message/list': [20, 1000],
  '/message/deliveries': [20, 1000],
  '/market-assistant/order/list': [20, 1000],
  '/market-assistant/customsDate/list': [20, 1000],
  ...Object.fromEntries(books.map((name) => [`/market-assistant/${name}/list`, [50, 1000] as const])),
  // Asks for a client's key: clients.test.ts has its pages.
  '/blno/userBlno/showClientBills': ['链接已失效，请向您的货代要新的', '链接已失效，请向您的货代要新的'],
};

it('R-0-05 of every call that gives pages a page has 10 rows where nobody says how many, and 1000 however many are wished for', async () => {
  const samples = await gatherSamples();
  const user = await signInForTest(server.platform, { roles: ['admin', 'desk'] });
  const others: [string, [number | string, number | string]][] = [];
  const paged = server.routes.filter(({ endpoint: { path, method } }) =>
    ['pageSize', 'limit'].some((name) => takenOf(method === 'GET' ? paths[path]?.get : paths[path]?.post).includes(name)),
  );
  for (const { name, endpoint } of paged) {
    const {
      page: _page,
      limit: _limit,
      pageNo: _pageNo,
      pageSize: _pageSize,
      ...rest
    } = samples.get(name)!.make(absent) as Record<string, unknown>;
    const sizeOf = async (paging: object) => {
      const { text } = await sendSample(server.url, endpoint, { ...rest, ...paging }, user.token);
      const { data, msg } = JSON.parse(text) as { readonly data: { readonly pageSize: number } | null; readonly msg: string };
      return data?.pageSize ?? msg;
    };
    const sizes = [await sizeOf({}), await sizeOf({ limit: 5_000 })] as [number | string, number | string];
    if (sizes.join() !== '10,1000') others.push([endpoint.path, sizes]);
  }
  expect(Object.fromEntries(others)).toEqual(otherPages);
});

it('R-0-03, R-7-07 every call that is asked for a page answers its rows as a list, with total, pageNo and pageSize beside it', () => {
  const unpaged = Object.entries(paths).flatMap(([path, { get, post }]) =>
    [get, post].flatMap((operation) => {
      if (!operation) return [];
      const taken = takenOf(operation);
      if (!taken.includes('pageSize') && !taken.includes('limit')) return [];
      const data = fieldsOf(fieldsOf(operation.responses[200].content['application/json']?.schema)['data']);
      // R-7.3-09: release notes are `records`.
      const lacking = [path === '/releaseNote/page' ? 'records' : 'list', 'total', 'pageNo', 'pageSize'].filter((name) => !(name in data));
      return lacking.length > 0 ? [`${path} ${lacking.join(' ')}`] : [];
    }),
  );
  expect(unpaged).toEqual([]);
});

it('R-0-03, R-7-07 an answer is an envelope; a list has its paging, and what has no result answers true', async () => {
  const user = await signInForTest(server.platform);
  const success = { code: 200, status: true, msg: 'success' };
  const list = await fetch(`${server.url}/notice/list?pageNo=2&pageSize=5`);
  expect(await list.json()).toEqual({
    ...success,
    data: { list: expect.any(Array), total: expect.any(Number), pageNo: 2, pageSize: 5 },
  });
  const headers = { authorization: user.token, 'content-type': 'application/json' };
  const body = JSON.stringify({ dictKey: `col_logistics_NB_${user.userId}`, dictValue: 'billNo-1-1-160' });
  const saved = await fetch(`${server.url}/gw/dict/set`, { method: 'POST', headers, body });
  expect(await saved.json()).toEqual({ ...success, data: true });
});

it('R-8-32 what is refused carries the number of its request, each another one', async () => {
  const user = await signInForTest(server.platform);
  const headers = { authorization: user.token, 'content-type': 'application/json' };
  const refused = await Promise.all([
    fetch(`${server.url}/dict/set`, { method: 'POST', headers, body: '{}' }),
    fetch(`${server.url}/blno/userBlno/queryBlno?blno=COSU6300000009`, { headers }),
    fetch(`${server.url}/dict/set`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }),
  ]);
  const told = (await Promise.all(refused.map((one) => one.json()))) as { readonly code: number; readonly requestId: string }[];
  expect(told.map(({ code }) => code)).toEqual([400, 404, 401]);
  expect(told.map(({ requestId }) => requestId)).toEqual(told.map(() => expect.stringMatching(/^[\w-]{8,}$/)));
  expect(new Set(told.map(({ requestId }) => requestId)).size).toBe(3);
});
