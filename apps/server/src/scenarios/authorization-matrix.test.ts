// Guarantee (S-01): for every route that exists, at every path it answers, each
// kind of caller gets exactly what the route's policy gives him; what belongs
// to somebody else answers byte for byte as what does not exist, and stays as
// it was.
import { sampleFiling } from '@mastlight/domain/sh-manifest/sample-filing';
import { spellFiling } from '@mastlight/domain/sh-manifest/wire-names';
import { isLong } from '@mastlight/testing/is-long';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paidRefusals } from '@mastlight/domain/billing/index';
import { companyFields } from '@mastlight/domain/contract-kit/endpoint';
import type { Envelope } from '@mastlight/domain/contract-kit/envelope';
import { beginTemplate } from '@mastlight/domain/market-order/templates';
import { marketEntries } from '@mastlight/domain/market-assistant/sample-entries';
import type { OwnObjects } from '@mastlight/domain/contract-kit/sample';
import { waitFor } from '@mastlight/testing/wait-for';
import { gatewayPrefix } from '../platform/http/register-routes';
import type { Route } from '../platform/http/route';
import { makeToken } from '../platform/ids';
import { absent, absentId, gatherSamples } from './gather-samples';
import { findUndeclaredTexts } from './undeclared-texts';
import { insertPapersForTest } from './papers-for-test';
import { insertPreSheetsForTest } from './pre-sheets-for-test';
import { sendSample } from './send-sample';
import { insertSubmissionForTest } from './submission-for-test';
import { insertFilingsForTest } from './filings-for-test';
import { insertInvoicesForTest } from './invoices-for-test';
import { insertDeclarationForTest, insertMarketOrderForTest } from './market-orders-for-test';
import { insertCompanyForTest, insertMemberForTest, insertSessionForTest } from './company-for-test';
import { doorsForTest } from './doors-for-test';
import { signInForTest, type TestUser } from './sign-in-for-test';
import { createTestClock, startTestServer, type TestServer } from './start-test-server';

const callers = [
  'anonymous',
  'garbage token',
  'unknown token',
  'expired token',
  'revoked token',
  'stranger',
  'owner',
  'admin',
  'desk',
] as const;
type Caller = (typeof callers)[number];

/** Routes whose answer differs for each call by their nature: a fresh ticket, a stream that stays open. */
const notCompared = new Set(['account.makeScanTicket', 'live.streamChanges']);

let server: TestServer;
let tokens: Record<Caller, string | null>;
let owner: TestUser;
let stranger: TestUser;
let own: OwnObjects;
let door: ReturnType<typeof doorsForTest>['intake'];
const samples = await gatherSamples();
let checks = 0;
const clock = createTestClock();

beforeAll(async () => {
  const env = {
    // One person makes things of his own for every route there is.
    QUOTA_FACTOR: '10',
    CALLS_PER_MINUTE: '6000',
    FREE_QUOTA_FEN: '1000000',
    // Lines that never answer.
    LINES: JSON.stringify(Object.fromEntries(['MSK', 'MSC', 'HLC'].map((code) => [code, { url: 'http://127.0.0.1:1', key: '' }]))),
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'noreply@mastlight.example',
    AGENT_MAILBOXES: JSON.stringify({ [sampleFiling.head.shipAgent]: 'manifest@agent.example' }),
  };
  server = await startTestServer({ clock, env });
  const expired = await signInForTest(server.platform);
  clock.advance(604_800_000);
  const revoked = await signInForTest(server.platform);
  const [admin, desk] = [
    await signInForTest(server.platform, { roles: ['admin'] }),
    await signInForTest(server.platform, { roles: ['desk'] }),
  ];
  owner = await signInForTest(server.platform);
  stranger = await signInForTest(server.platform);
  await fetch(`${server.url}/auth/logOut`, { method: 'POST', headers: { authorization: revoked.token } });
  tokens = {
    anonymous: null,
    'garbage token': "x' or 1=1 --",
    'unknown token': makeToken(),
    'expired token': expired.token,
    'revoked token': revoked.token,
    stranger: stranger.token,
    owner: owner.token,
    admin: admin.token,
    desk: desk.token,
  };
  door = doorsForTest(server.platform).intake;
  own = await makeObjects();
});

/** The data of what the owner calls. */
async function dataOf(path: string, input: object, encoding = 'json'): Promise<unknown> {
  const { text } = await send(path, 'POST', encoding, input, owner.token);
  const { data } = JSON.parse(text) as { data: unknown };
  // Whoever reads a set-up that died must see what was refused.
  if (data === null) throw new Error(`${path} gave nothing: ${text}`);
  return data;
}
const idOf = async (path: string, input: object) => ((await dataOf(path, input)) as { id: number }).id;
const firstIdOf = async (path: string, input: object) => ((await dataOf(path, input)) as { list: { id: number }[] }).list[0]!.id;

/** One file for all: no call changes it, and an identity uploads so many a day. */
let fileAddress: string | undefined;
async function uploadFile(): Promise<string> {
  const { url } = (await dataOf('/file/upload', {}, 'multipart')) as { url: string };
  return url.split('=')[1]!;
}

async function receiveMessage(number: number): Promise<number> {
  const bytes = Buffer.from(`nothing that could be read ${number}`);
  const [receipt] = await door.receiveMessages([{ source: 'upload', fileName: null, bytes, sentBy: owner.ownerKey }]);
  const { messageId } = receipt!;
  await waitFor('the message to be decided', async () => (await door.findOutcome(messageId))?.state === 'quarantined');
  return messageId;
}

async function rememberTerm(number: number): Promise<number> {
  await dataOf('/blno/queryLog/saveQueryLog', { type: 'inGates', keyword: `demo ${number}` });
  const { text } = await send('/blno/queryLog/getQueryLog', 'GET', 'query', { type: 'inGates' }, owner.token);
  return (JSON.parse(text) as { data: { list: { id: number }[] } }).data.list[0]!.id;
}

/** One that has ended: those that are open are few at a time. */
/** A list that the owner has sent to him, and paused. */
async function insertMailedList(): Promise<number> {
  const { rows } = await server.platform.database.query<{ id: number }>(
    'system',
    `insert into export_task_mailed (owner_key, user_id, name, list, wish, weekdays, hours, created_at)
     values ($1, $2, 'demo', 'bills', '{"columns":["billNo"]}', '{1}', '{8}', now()) returning id`,
    [owner.ownerKey, owner.userId],
  );
  return rows[0]!.id;
}

async function proveMailbox(): Promise<{ provenMailbox: string }> {
  const provenMailbox = 'zhou@demo.example';
  await server.platform.database.query(
    'system',
    `insert into notification_channel (owner_key, user_id, kind, is_on, token) values ($1, $2, 'email', false, $3) on conflict do nothing`,
    [owner.ownerKey, owner.userId, provenMailbox],
  );
  return { provenMailbox };
}

async function insertExportTask(): Promise<number> {
  const { rows } = await server.platform.database.query<{ id: number }>(
    'system',
    `insert into export_task (owner_key, user_id, token_digest, list, wish, state, created_at)
     values ($1, $2, '', 'bills', '{"columns":["billNo"]}', 'cancelled', now()) returning id`,
    [owner.ownerKey, owner.userId],
  );
  return rows[0]!.id;
}

const manifestPath = '/shManifest/hymanifestshhead';
const booksPath = '/shManifest/sft';
const filing = spellFiling(sampleFiling);
const saveDraft = () => idOf(`${manifestPath}/save`, { filing });
async function saveBinned(): Promise<number> {
  const id = await saveDraft();
  await dataOf(`${manifestPath}/deleteList`, { ids: [id] });
  return id;
}
async function saveSent(): Promise<number> {
  const id = await saveDraft();
  const { database } = server.platform;
  await database.query('system', 'update sh_manifest_filing set status = 2 where id = $1', [id]);
  await database.query(
    'system',
    `insert into sh_manifest_submission (owner_key, user_id, filing_id, kind, reference, filing, state, submitted_at)
     select owner_key, user_id, id, 'first', 'accepted ' || id, filing, 'accepted', now() from sh_manifest_filing where id = $1`,
    [id],
  );
  return id;
}
async function saveRefused(): Promise<number> {
  const id = await saveDraft();
  const { database } = server.platform;
  await database.query('system', 'update sh_manifest_filing set status = -1 where id = $1', [id]);
  await database.query(
    'system',
    `insert into sh_manifest_filing (owner_key, user_id, operator_id, created_at, updated_at, filing, bill_no, vessel_name, voyage, carrier, wharf,
       subject, company_name, remark, house_bill_nos, container_nos, seal_nos, packages, total, errors, warnings, validation, search_numbers, status)
     select 'u:0', 0, 0, created_at, updated_at, filing, bill_no, vessel_name, voyage, carrier, wharf, subject, company_name, remark,
       house_bill_nos, container_nos, seal_nos, packages, total, errors, warnings, validation, search_numbers, 2 from sh_manifest_filing where id = $1`,
    [id],
  );
  return id;
}
async function saveEmailed(): Promise<number> {
  const id = await saveSent();
  await idOf('/shManifest/email/resend', { id });
  return id;
}

/** Makes things of the owner's own that no call has changed yet, by a number that none has had; and which of them it makes. */
interface Maker {
  readonly names: readonly (keyof OwnObjects)[];
  readonly make: (number: number) => Promise<Partial<OwnObjects>>;
}

/** Somebody's company, which the owner is not in: he acts for himself. */
async function makeForeignCompany(): Promise<Pick<OwnObjects, 'companyId' | 'colleagueId' | 'companyInvitationId'>> {
  const { companyId, colleagueId, companyInvitationId } = (await makeCompany()).objects;
  return { companyId, colleagueId, companyInvitationId };
}

const billNoOf = (letter: 1 | 2, number: number): string => `DEMO${letter}${String(number).padStart(7, '0')}`;
const makers: readonly Maker[] = [
  { names: ['companyId', 'colleagueId', 'companyInvitationId'], make: makeForeignCompany },
  {
    names: ['overseasId'],
    make: async (number) => ({
      overseasId: await firstIdOf('/app/abroad-blno-subscribe/save', { list: [{ blno: `MAEU${255_000_000 + number}` }] }),
    }),
  },
  {
    names: ['analysisId'],
    make: async () => ({
      analysisId: ((await dataOf('/classify/analysis', { text: '提单号：SLLN2510887100\n不锈钢保温瓶 420箱' })) as { taskId: number })
        .taskId,
    }),
  },
  ...(
    [
      ['marketApplicantId', 'applicant'],
      ['marketConsigneeId', 'consignee'],
      ['marketMerchantId', 'merchant'],
      ['marketPassportId', 'passport'],
      ['marketSupplierId', 'supplier'],
      ['marketGoodsId', 'customsGoods'],
      ['marketAgentId', 'shipAgent'],
      ['marketDictId', 'goodDict'],
      ['marketCodeId', 'gNameToCodeTs'],
      ['marketOldGoodId', 'goodDictOld'],
      ['marketTemplateId', 'template'],
    ] as const
  ).map(([name, book]) => ({
    names: [name],
    // Past the calls, which are many; what was made before it goes, for it may have the number of the sample by now.
    make: async (number: number) => {
      const [table, fields] =
        book === 'template'
          ? (['market_order_template', beginTemplate('packing')] as const)
          : (['market_assistant_entry', marketEntries[book === 'goodDictOld' ? 'goodDict' : book]] as const);
      const { rows } = await server.platform.database.query<{ id: number }>(
        'system',
        `with gone as (delete from ${table} where owner_key = $1 and book = $2)
         insert into ${table} (owner_key, book, entry_key, title, search_text, masked_words, fields, updated_at)
         values ($1, $2, $3, 'demo', '', '{}', $4::jsonb, now()) returning id`,
        [owner.ownerKey, book, `demo ${number}`, JSON.stringify(fields)],
      );
      return { [name]: rows[0]!.id };
    },
  })),
  ...(
    [
      ['marketOrderId', 'draft'],
      ['marketDeletedOrderId', 'draft'],
      ['marketSubmittedOrderId', 'submitted'],
      ['marketCheckedOrderId', 'checked'],
      ['marketReleasedOrderId', 'released'],
    ] as const
  ).map(([name, state]) => ({
    names: [name],
    make: async () => ({ [name]: await insertMarketOrderForTest(server.platform, owner, state, name === 'marketDeletedOrderId') }),
  })),
  {
    names: ['marketDeclarationId'],
    make: async () => ({ marketDeclarationId: await insertDeclarationForTest(server.platform, owner) }),
  },
  { names: ['preSheetId', 'submittedPreSheetId'], make: () => insertPreSheetsForTest(server.platform, owner) },
  { names: ['messageId'], make: async (number) => ({ messageId: await receiveMessage(number) }) },
  {
    names: ['id', 'billNo'],
    make: async (number) => {
      const billNo = billNoOf(1, number);
      return { id: await firstIdOf('/blno/userBlno/subscribe', { blnos: [billNo] }), billNo };
    },
  },
  {
    names: ['shanghaiBillNo'],
    make: async (number) => {
      const shanghaiBillNo = billNoOf(2, number);
      await dataOf('/blno/userBlnoSh/subscribe', { blnos: [shanghaiBillNo] });
      return { shanghaiBillNo };
    },
  },
  {
    names: ['bookingId'],
    make: async (number) => ({ bookingId: await firstIdOf('/blno/userSo/subscribe', { sonos: [`DEMO${number}00081`] }) }),
  },
  {
    names: ['vesselId'],
    make: async (number) => ({
      vesselId: await firstIdOf('/vessels/userBlno/subscribe', [{ vesselsName: 'DEMO.STAR', voyage: `${number}` }]),
    }),
  },
  {
    names: ['clientId'],
    make: async (number) => ({ clientId: await idOf('/blno/userBlno/addClientCompany', { clientName: `demo ${number}` }) }),
  },
  {
    names: ['otherClientId'],
    make: async (number) => ({ otherClientId: await idOf('/blno/userBlno/addClientCompany', { clientName: `demo beside ${number}` }) }),
  },
  {
    names: ['savedViewId'],
    make: async (number) => ({ savedViewId: await idOf('/view/save', { list: 'bills', name: `view ${number}`, query: '' }) }),
  },
  { names: ['mailedListId'], make: async () => ({ mailedListId: await insertMailedList() }) },
  { names: ['provenMailbox'], make: proveMailbox },
  {
    names: ['exportTaskId'],
    make: async () => ({ exportTaskId: await insertExportTask() }),
  },
  {
    names: ['truckPlate'],
    make: async (number) => ({
      truckPlate: ((await dataOf('/truck/subscribe', { carNo: `浙B${String(10_000 + number)}` })) as { carNo: string }).carNo,
    }),
  },
  { names: ['termId'], make: async (number) => ({ termId: await rememberTerm(number) }) },
  { names: ['fileAddress'], make: async () => ({ fileAddress: (fileAddress ??= await uploadFile()) }) },
  {
    names: ['paperAddress', 'billFileId'],
    make: (number) => insertPapersForTest(server.platform, owner, billNoOf(1, number)),
  },
  {
    names: ['adViewId'],
    make: async () => ({ adViewId: (await dataOf('/ad/addRecord', { adName: 'toker' }, 'form')) as number }),
  },
  { names: ['invoiceTitleId', 'invoiceRecordId'], make: () => insertInvoicesForTest(server.platform, owner.ownerKey) },
  {
    names: ['filingId', 'sentFilingId', 'sentFilingBillNo', 'sentFilingWharf', 'deletedFilingId'],
    make: () => insertFilingsForTest(server.platform, owner),
  },
  {
    names: ['submissionReference'],
    make: async () => ({ submissionReference: await insertSubmissionForTest(server.platform, owner.ownerKey) }),
  },
  { names: ['shManifestId'], make: async () => ({ shManifestId: await saveDraft() }) },
  { names: ['shBinnedId'], make: async () => ({ shBinnedId: await saveBinned() }) },
  { names: ['shSentId'], make: async () => ({ shSentId: await saveSent() }) },
  { names: ['shRefusedId'], make: async () => ({ shRefusedId: await saveRefused() }) },
  { names: ['shEmailedId'], make: async () => ({ shEmailedId: await saveEmailed() }) },
  {
    names: ['shSenderId'],
    make: async () => ({ shSenderId: await idOf(`${booksPath}/send/save`, { nickName: 'demo', ...filing.send }) }),
  },
  {
    names: ['shConsigneeId'],
    make: async () => ({ shConsigneeId: await idOf(`${booksPath}/revice/save`, { nickName: 'demo', ...filing.revice }) }),
  },
  {
    names: ['shNotifyId'],
    make: async () => ({ shNotifyId: await idOf(`${booksPath}/notice/save`, { nickName: 'demo', ...filing.notice }) }),
  },
  {
    names: ['shCombinationId'],
    make: async () => {
      const { send: sender, revice, notice } = filing;
      return { shCombinationId: await idOf(`${booksPath}/rsn/save`, { nickName: 'demo', send: sender, revice, notice }) };
    },
  },
];

/** A certified company with an open invitation, its Management, and who else is in it; all acting for it. */
async function makeCompany() {
  const { platform } = server;
  const companyId = await insertCompanyForTest(platform);
  const manager = await insertMemberForTest(platform, companyId, 'Management');
  const { userId: colleagueId } = await insertMemberForTest(platform, companyId, 'operator');
  const { rows } = await platform.database.query<{ id: number }>(
    'system',
    `insert into company_invitation (company_id, owner_key, digest, made_by, expires_at)
     values ($1, 'c:' || $1::bigint, $2, $3, $4) returning id`,
    [companyId, makeToken(), manager.userId, new Date(clock.nowMs() + 86_400_000)],
  );
  const objects: OwnObjects = { ...absent, userId: manager.userId, companyId, colleagueId, companyInvitationId: rows[0]!.id };
  return { manager, objects };
}

let made = 0;
/** Things of the owner's own, those of them that are wanted; all others are absent. */
async function makeObjects(wanted?: ReadonlySet<string>): Promise<OwnObjects> {
  const number = ++made;
  const due = makers.filter(({ names }) => !wanted || names.some((name) => wanted.has(name)));
  const parts: Partial<OwnObjects>[] = [];
  // One after the other: of so many calls at once a slow machine refuses those whose turn does not come in time (429).
  for (const { make } of due) parts.push(await make(number));
  return Object.assign({ ...absent, userId: owner.userId }, ...parts) as OwnObjects;
}

/** The things that a sample is about: to make all for each would take minutes. */
function namesIn(make: (objects: OwnObjects) => object): ReadonlySet<string> {
  const names = new Set<string>();
  make(
    new Proxy(absent, {
      get(objects, name: string) {
        names.add(name);
        return Reflect.get(objects, name) as unknown;
      },
    }),
  );
  return names;
}

afterAll(async () => {
  await server.stop();
  console.log(`S-01: ${checks} checks`);
});

function send(
  path: string,
  method: string,
  encoding: string,
  input: object,
  token: string | null,
): Promise<{ http: number; text: string }> {
  checks++;
  return sendSample(server.url, { path, method, encoding }, input, token);
}

/** What the owner's limits have counted, by name: what he asked for in a day, sent, looked at. */
async function findCounts(): Promise<Map<string, number>> {
  const { rows } = await server.platform.database.query<{ name: string; count: number }>(
    'system',
    `select name, sum(used)::int as count from platform_person_day where user_id = ${owner.userId} group by name
     union all select 'follow.' || each.name, sum(each.count)::int from follow_day,
       lateral (values ('asked of owner', asked), ('unheard of owner', unheard), ('corrected of owner', corrected)) each (name, count)
       where owner_key = '${owner.ownerKey}' group by 1
     union all select 'tracking.others of owner', sum(asked)::int from tracking_box_query_day where owner_key = '${owner.ownerKey}'
     union all select 'ad.views', count(*)::int from ad_view where owner_key = '${owner.ownerKey}'
     union all select 'company.invited', count(*)::int from company_invitation where made_by = ${owner.userId} and sent_at is not null
     union all select 'account.sms', count(*)::int from account_sms_code where phone = '${owner.phone}'
     union all select 'sh-manifest.emails', count(*)::int from sh_manifest_email where owner_key = '${owner.ownerKey}'`,
    [],
    // Planned once: it is asked after every call.
    'counts of the owner',
  );
  return new Map(rows.filter(({ count }) => count > 0).map(({ name, count }) => [name, count]));
}
const countedByCalls = ['ad.views', 'file.files', 'file.kilobytes', 'follow.asked', 'follow.asked of owner', 'sh-manifest.emails'];

const pathsOf = (route: Route): string[] =>
  [route.endpoint.path, ...route.aliases.map((alias) => alias.path)].flatMap((path) => [path, gatewayPrefix + path]);

/**
 * A path that asks for nothing, or for less than its route, lets in who has no session, or no rights: these take every
 * path. How a session ended, and whose it is, is told behind that, the same for all paths: there one is taken, by turns;
 * all in the long form.
 */
function pathsFor(route: Route, caller: Caller): string[] {
  const paths = pathsOf(route);
  if (isLong || caller === 'anonymous' || (caller === 'stranger' && expectedFor(route, caller) === 'forbidden')) return paths;
  return [paths[callers.indexOf(caller) % paths.length]!];
}

/** Refused as the route refuses whoever does not act for its company. */
function isOutsider({ endpoint }: Route, text: string): boolean {
  const { code, refusal, data } = JSON.parse(text) as Envelope;
  const { outsider } = endpoint;
  return outsider !== undefined && code === outsider.code && refusal === outsider.name && data === null;
}

const bare = (text: string): string => text.replace(/"requestId":"[^"]*"/, '');

/** What each caller may get: refused for want of a session, for want of rights, as acting for no company, or let through. */
function expectedFor(route: Route, caller: Caller): 'unknown' | 'forbidden' | 'outsider' | 'let through' {
  const isSignedIn = caller === 'stranger' || caller === 'owner' || caller === 'admin' || caller === 'desk';
  switch (route.endpoint.policy) {
    case 'public':
      return 'let through';
    case 'session':
    case 'owner':
      return isSignedIn ? 'let through' : 'unknown';
    case 'company':
      // They all act for themselves; who acts for a company is in a table of its own.
      return isSignedIn ? 'outsider' : 'unknown';
    case 'admin':
    case 'desk':
      if (!isSignedIn) return 'unknown';
      return caller === route.endpoint.policy ? 'let through' : 'forbidden';
    case 'source-key':
      return 'unknown';
  }
}

describe('S-01 authorization matrix', () => {
  it('makes all that samples are about', () => {
    const names = new Set<string>(['userId', 'containerNo', ...makers.flatMap((maker) => maker.names)]);
    expect(Object.keys(absent).filter((name) => !names.has(name))).toEqual([]);
    expect(Object.values(own)).not.toContain(absentId);
  });

  it('knows a valid request for every route', () => {
    expect(server.routes.map((route) => route.name).filter((name) => !samples.has(name))).toEqual([]);
  });

  it('has no two routes on one method and path', () => {
    const all = server.routes.flatMap((route) => pathsOf(route).map((path) => `${route.endpoint.method} ${path}`));
    expect(new Set(all).size).toBe(all.length);
  });

  it('B1 B2 B11 answers every sample of who may call as it says: 200 to the owner, refusals by the names of the contract; none lowers the count of a limit', async () => {
    const wrong: string[] = [];
    let counted = new Map<string, number>();
    for (const route of server.routes) {
      const { endpoint, name } = route;
      const { make, code } = samples.get(name)!;
      const company = endpoint.policy === 'company' ? await makeCompany() : null;
      const input = make(company?.objects ?? (await makeObjects(namesIn(make))));
      const token = company?.manager.token ?? (await tokenFor(route));
      const before = await findCounts();
      const { http, text } = await send(endpoint.path, endpoint.method, endpoint.encoding, input, token);
      const isEnvelope = text.startsWith('{"code"');
      const told = isEnvelope ? (JSON.parse(text) as Envelope) : null;
      if ((told?.code ?? http) !== code) wrong.push(`${name}: wanted ${code}, got ${http} ${text.slice(0, 160)}`);
      wrong.push(...findUndeclaredTexts(endpoint.response, told?.code === 200 ? told.data : null, `${name}: M-07 data`));
      const { refusal } = told ?? {};
      if (refusal !== undefined && !endpoint.refusals.some((declared) => declared.name === refusal)) wrong.push(`${name}: ${refusal}`);
      counted = await findCounts();
      for (const [limit, count] of before) {
        const left = counted.get(limit) ?? 0;
        if (left < count) wrong.push(`${name}: lowers ${limit} from ${count} to ${left}`);
      }
    }
    expect(wrong).toEqual([]);
    // Each of them was counted by some call.
    expect([...counted.keys()].toSorted()).toEqual(expect.arrayContaining(countedByCalls));
  });

  it('leaves the same when a write that says so is repeated', async () => {
    // What was begun before must not end in between.
    await waitFor('long exports to be over', async () => {
      const { rows } = await server.platform.database.query('system', `select from export_task where state in ('waiting', 'running')`);
      return rows.length === 0;
    });
    const wrong: string[] = [];
    for (const route of server.routes) {
      const { endpoint, name } = route;
      if (endpoint.method !== 'POST' || endpoint.policy !== 'owner' || endpoint.idempotency !== 'natural') continue;
      const { make } = samples.get(name)!;
      const input = make(await makeObjects(namesIn(make)));
      const sendIt = () => send(endpoint.path, endpoint.method, endpoint.encoding, input, owner.token);
      await sendIt();
      const once = await allRows();
      const { http, text } = await sendIt();
      if (http >= 500 || text.includes('"code":500') || (await allRows()) !== once) wrong.push(`${name}: ${http} ${text.slice(0, 160)}`);
    }
    expect(wrong).toEqual([]);
  });

  it('gives each refusal one name, under its capability; another may answer it as it stands there', () => {
    const byName = new Map<string, unknown>();
    const atHome = new Set<string>();
    for (const { name, endpoint } of server.routes) {
      for (const refusal of endpoint.refusals) {
        if (refusal.name.split('.')[0] === name.split('.')[0]) atHome.add(refusal.name);
        expect(byName.get(refusal.name) ?? refusal).toBe(refusal);
        byName.set(refusal.name, refusal);
      }
    }
    // What is paid for is refused where it is sold.
    const sold = new Set<string>(paidRefusals.map(({ name }) => name));
    expect([...byName.keys()].filter((name) => !atHome.has(name) && !sold.has(name))).toEqual([]);
    expect(byName.size).toBeGreaterThan(30);
  });

  it('R-6-05 gives each caller what the policy gives him, on every path of every route', async () => {
    const leaks: string[] = [];
    for (const caller of callers) {
      for (const route of server.routes) {
        // These end sessions that the matrix goes on using.
        if (
          expectedFor(route, caller) === 'let through' &&
          ['account.logOut', 'company.switchIdentity', 'account.changePassword'].includes(route.name)
        )
          continue;
        const objects = caller === 'owner' ? own : absent;
        const check = async (path: string): Promise<void> => {
          const { http, text } = await send(
            path,
            route.endpoint.method,
            route.endpoint.encoding,
            samples.get(route.name)!.make(objects),
            tokens[caller],
          );
          const wanted = expectedFor(route, caller);
          const isRight =
            wanted === 'unknown'
              ? http === 401 && text.includes('"code":401') && text.includes('"data":null')
              : wanted === 'forbidden'
                ? http === 403 && text.includes('"data":null')
                : wanted === 'outsider'
                  ? isOutsider(route, text)
                  : // The outside world is not there in this suite: WeChat and SMS answer 503.
                    http !== 401 && (http < 500 || http === 503) && !text.includes('"code":500');
          if (!isRight) leaks.push(`${caller} ${route.endpoint.method} ${path}: wanted ${wanted}, got ${http} ${text.slice(0, 120)}`);
        };
        await Promise.all(pathsFor(route, caller).map(check));
      }
    }
    expect(leaks).toEqual([]);
  });

  /**
   * Who acts for a company, against what a route of policy `company` asks and which company the request names: the
   * caller's own, another that is there, one that is not, or none. Signed out, and who acts for himself, never gets in.
   */
  const companyTable = [
    // caller, whether the route asks for a permission, the company that is named, what he gets
    ['signed out', 'any', 'own', 'unknown'],
    ['himself', 'any', 'own', 'outsider'],
    ['himself', 'any', 'none', 'outsider'],
    ['manager', 'any', 'own', 'let through'],
    ['manager', 'any', 'none', 'let through'],
    ['manager', 'any', 'other', 'outsider'],
    ['manager', 'any', 'absent', 'outsider'],
    ['read-only', 'permission', 'own', 'forbidden'],
    ['read-only', 'permission', 'other', 'forbidden'],
    ['read-only', 'nothing', 'own', 'let through'],
    ['read-only', 'nothing', 'other', 'outsider'],
    ['manager of another', 'any', 'own', 'outsider'],
    ['manager of another', 'any', 'absent', 'outsider'],
  ] as const;

  it.each(companyTable)('R-6-20 S-01 policy company: %s, route asks for %s, named company %s: %s', async (caller, asks, named, wanted) => {
    const [{ manager, objects }, other] = [await makeCompany(), await makeCompany()];
    const { platform } = server;
    const tokenOf = {
      'signed out': async () => null,
      himself: () => insertSessionForTest(platform, manager.userId),
      manager: () => insertSessionForTest(platform, manager.userId, { cid: objects.companyId, duty: 'Management' }),
      'read-only': async () => (await insertMemberForTest(platform, objects.companyId, 'read-only')).token,
      'manager of another': async () => other.manager.token,
    } as const;
    const companyId = { own: objects.companyId, none: objects.companyId, other: other.objects.companyId, absent: absentId }[named];
    const wrong: string[] = [];
    let asked = 0;
    for (const route of server.routes) {
      const { policy, permission, path, method, encoding } = route.endpoint;
      if (policy !== 'company' || (asks === 'permission' && !permission) || (asks === 'nothing' && permission)) continue;
      const sample = samples.get(route.name)!.make({ ...objects, companyId });
      const namesCompany = companyFields.some((field) => Object.hasOwn(sample, field));
      if (namesCompany === (named === 'none')) continue;
      asked++;
      // A token of its own: some of these end the session that they are asked in.
      const { http, text } = await send(path, method, encoding, sample, await tokenOf[caller]());
      const { code, refusal } = JSON.parse(text) as Envelope;
      const isRight = {
        unknown: http === 401 && code === 401,
        forbidden: http === 403 && code === 403 && refusal === undefined,
        outsider: isOutsider(route, text),
        // What only Management may is asked of the company itself, and refused by another name.
        'let through': !isOutsider(route, text) && code !== 401 && (code !== 403 || refusal !== undefined) && (http < 500 || http === 503),
      }[wanted];
      if (!isRight) wrong.push(`${route.name}: ${http} ${text.slice(0, 160)}`);
    }
    expect(wrong).toEqual([]);
    expect(asked).toBeGreaterThan(0);
  });

  it('answers another company exactly as one that is not there', async () => {
    const [{ objects, manager }, other] = [await makeCompany(), await makeCompany()];
    const differences: string[] = [];
    for (const { endpoint, name } of server.routes.filter((route) => route.endpoint.policy === 'company')) {
      const answers = [];
      for (const companyId of [other.objects.companyId, absentId]) {
        const sample = samples.get(name)!.make({ ...objects, companyId });
        if (!companyFields.some((field) => Object.hasOwn(sample, field))) continue;
        const { http, text } = await send(endpoint.path, endpoint.method, endpoint.encoding, sample, manager.token);
        answers.push(`${http} ${bare(text)}`);
      }
      if (answers[0] !== answers[1]) differences.push(`${name}: ${answers.join(' | ')}`);
    }
    expect(differences).toEqual([]);
  });

  it('answers the foreign exactly as the absent, and leaves the foreign as it was', async () => {
    const before = await ownRow();
    const differences: string[] = [];
    for (const route of server.routes.filter(({ endpoint, name }) => endpoint.policy === 'owner' && !notCompared.has(name))) {
      const makeSample = samples.get(route.name)!.make;
      const [foreign, missing] = [makeSample(own), makeSample(absent)];
      if (JSON.stringify(foreign) === JSON.stringify(missing)) continue;
      // One handler serves all paths of a route: the first is asked, and of the others one by turns.
      const paths = pathsOf(route);
      const asked = isLong ? paths : [paths[0]!, paths[1 + (route.name.length % (paths.length - 1))]!];
      for (const path of asked) {
        const answers = [];
        for (const input of [foreign, missing]) {
          const { http, text } = await send(path, route.endpoint.method, route.endpoint.encoding, input, stranger.token);
          // The question may be repeated in the answer; nothing else may differ.
          answers.push(
            `${http} ${bare(text).replaceAll(String(own.id), '#').replaceAll(String(absentId), '#').replaceAll(String(own.userId), '#').replaceAll(own.billNo, '*').replaceAll('DEMO00000404', '*')}`,
          );
        }
        if (answers[0]!.length !== answers[1]!.length || (route.endpoint.answer !== 'file' && answers[0] !== answers[1])) {
          differences.push(`${path}: ${answers[0]!.slice(0, 200)} | ${answers[1]!.slice(0, 200)}`);
        }
      }
    }
    expect(differences).toEqual([]);
    expect(await ownRow()).toBe(before);
  });

  it('T4, T5: what a caller says about who he is changes nothing', async () => {
    const plain = await send('/blno/userBlno/queryBlnoPage', 'POST', 'json', {}, stranger.token);
    const claimed = await send(
      '/blno/userBlno/queryBlnoPage',
      'POST',
      'json',
      { role: 'admin', companyId: 'c1', userId: owner.userId, ownerKey: owner.ownerKey, admin: true },
      stranger.token,
    );
    const steady = (text: string): string => bare(text).replace(/"portNow":"[^"]*"/, '');
    expect(steady(claimed.text)).toBe(steady(plain.text));
  });

  /** Somebody who may call a route; who loses his session or password by it is nobody whom the matrix goes on using. */
  async function tokenFor({ endpoint }: Route): Promise<string | null> {
    switch (endpoint.policy) {
      case 'public':
        return null;
      case 'session':
        return (await signInForTest(server.platform)).token;
      case 'company':
        return (await makeCompany()).manager.token;
      case 'owner':
        return owner.token;
      case 'admin':
      case 'desk':
        return tokens[endpoint.policy];
      case 'source-key':
        return 'upload-key-for-tests';
    }
  }

  /** The statement of `allRows`: to plan one over so many tables takes longer than to run it. */
  let everyRow: string | undefined;
  /** All that the database holds as the owner's, in whatever table; only a row's version goes up with every call, and a job tells in its own time what is news. */
  async function allRows(): Promise<string> {
    const { database } = server.platform;
    const { rows } = await database.query<{ held: string }>('system', (everyRow ??= await selectEveryRow()), [], 'all rows of the owner');
    return rows[0]!.held;
  }

  async function selectEveryRow(): Promise<string> {
    const tables = await server.platform.database.query<{ name: string }>(
      'system',
      `select c.table_name::text as name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
       where c.table_schema = 'public' and c.column_name = 'owner_key' and t.table_type = 'BASE TABLE'
         and c.table_name not in ('notification_told', 'notification_message', 'notification_delivery', 'dispatch_event', 'dispatch_submission')
       order by 1`,
    );
    expect(tables.rows.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['bill_subscription', 'booking_subscription', 'follow_subject', 'vessel_subscription']),
    );
    const ofEach = tables.rows.map(
      ({ name }) => `select '${name} ' || (to_jsonb(own) - 'version')::text as row from ${name} own where owner_key = '${owner.ownerKey}'`,
    );
    // A worker drives them on in its own time; how many there are is the calls' own.
    ofEach.push(`select 'submissions ' || count(*) from dispatch_submission where owner_key = '${owner.ownerKey}'`);
    return `select md5(string_agg(row, '\n' order by row)) as held from (${ofEach.join(' union all ')}) as every`;
  }

  async function ownRow(): Promise<string> {
    const { text } = await send('/blno/userBlno/queryBlnoPage', 'POST', 'json', { ids: [own.id] }, owner.token);
    return JSON.stringify((JSON.parse(text) as { data: { list: unknown } }).data.list);
  }
});
