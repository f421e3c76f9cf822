import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** A place in a source file, found by its text, and the text that goes there. */
export interface Patch {
  readonly find: string;
  readonly put: string;
}

/** One change as somebody would make it. */
export interface PlantedChange {
  readonly name: string;
  /** So many source files may be touched; tests and generated files are none. */
  readonly filesMax: number;
  readonly touched: Readonly<Record<string, readonly Patch[]>>;
  /** Files of a folder that is the change's own. */
  readonly own: Readonly<Record<string, string>>;
  /** A module that throws when the change does not work, and its folder. */
  readonly check: string;
  readonly checkFolder: string;
}

/** A line after another one. */
const after = (find: string, line: string): Patch => ({ find, put: `${find}\n${line}` });

const domain = 'packages/domain/src';
const bills = 'apps/server/src/modules/bill-subscription';
const billPages = 'apps/web/src/features/bill-subscription';
const wire = 'packages/wire/src';

/** A derived column that can be sorted by: boxes that are not in the port yet. */
const column: PlantedChange = {
  name: 'a sortable derived column',
  filesMax: 4,
  touched: {
    [`${domain}/bill-subscription/contract.ts`]: [after('  boxArrivalCount: z.string(),', '  boxesToCome: z.int(),')],
    [`${domain}/bill-subscription/columns.ts`]: [
      after(
        `  column('boxArrivalCount', '进港箱数', 'count', 54, { value: (row) => describeBoxCount(row.boxArrivalCount) }),`,
        `  column('boxesToCome', '未进港箱数', 'number', 72),`,
      ),
    ],
    [`${bills}/queries/bill-row.ts`]: [
      after(
        '    boxArrivalCount: `${status?.boxesGatedIn ?? 0}/${status?.boxesTotal ?? 0}`,',
        '    boxesToCome: (status?.boxesTotal ?? 0) - (status?.boxesGatedIn ?? 0),',
      ),
    ],
    [`${bills}/queries/bill-filter.ts`]: [
      after(
        `    boxArrivalCount: 'b.boxes_gated_in::float8 / nullif(b.boxes_total, 0)',`,
        `    boxesToCome: 'b.boxes_total - b.boxes_gated_in',`,
      ),
    ],
  },
  own: {},
  checkFolder: bills,
  check: `
import assert from 'node:assert/strict';
import { billColumnsOf, sortableBillColumns } from '@mastlight/domain/bill-subscription/columns';
import { billRow } from '@mastlight/domain/bill-subscription/contract';
import { cellText } from '@mastlight/domain/contract-kit/list-columns';
import { deriveBillStatus } from '@mastlight/domain/tracking/derive-bill-status';
import { isSortable } from '../../platform/list/list-statement';
import { billList } from './queries/bill-filter';
import { billRowOf } from './queries/bill-row';
import type { SubscriptionRecord } from './schema';

const status = { ...deriveBillStatus('NB', 'COSU6012345678', []), boxesTotal: 3, boxesGatedIn: 1 };
const record = {
  id: 1, port: 'NB', bill_no: 'COSU6012345678', created_ms: 0, since_ms: 0, version: 1, status: null, state: 'waiting', pass_flag: null,
  client_name: null, remark: null, auto_subscribe: false, speed_type: 0, typed_vessel: null, typed_voyage: null, topped_ms: null,
  acknowledged: null, transport: null, is_port_heard: true,
} as SubscriptionRecord;
const row = billRow.parse(billRowOf(record, 0, status));
assert.equal(row.boxesToCome, 2);
const shown = billColumnsOf('NB').find(({ prop }) => prop === 'boxesToCome');
assert.ok(shown);
assert.equal(cellText(shown, row, 0), 2);
for (const { prop } of sortableBillColumns) assert.ok(isSortable(billList, prop), prop);
`,
};

/** An exception: gross mass by manifest and by gate differ by more than half a ton. */
const exceptionWord: PlantedChange = {
  name: 'an exception word',
  filesMax: 3,
  touched: {
    [`${domain}/vocabulary/bill-progress.ts`]: [
      {
        find: `  { code: 'cut-off-changed',`,
        put: `  { code: 'weight-gap', name: '毛重不符', shortName: '毛重', tone: 'attention', icon: 'warn', group: 'open', node: null },
  { code: 'cut-off-changed',`,
      },
    ],
    [`${domain}/tracking/bill-exceptions.ts`]: [
      {
        find: `  'cut-off-changed': (status, now) => isUnderWay`,
        put: `  'weight-gap': (status) => isUnderWay(status) && Math.abs(status.weightGapKg ?? 0) > 500,
  'cut-off-changed': (status, now) => isUnderWay`,
      },
      {
        find: `  'cut-off-changed': (status, now) => {`,
        put: `  'weight-gap': (status) => ({ sentence: billSentences.weightGap(status.weightGapKg!), tone: 'attention', step: nextSteps.weightGap }),
  'cut-off-changed': (status, now) => {`,
      },
    ],
    [`${domain}/tracking/messages.ts`]: [
      after(`  tripleMissing: '已放行，等三联单',`, '  weightGap: (gapKg: number) => `舱单与过磅差 ${gapKg} kg，核对后更正`,'),
      { find: `  leftBehind: (containerNos`, put: `  weightGap: { title: '核对毛重', advice: null },\n  leftBehind: (containerNos` },
    ],
  },
  own: {},
  checkFolder: billPages,
  check: `
import assert from 'node:assert/strict';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { deriveBillStatus } from '@mastlight/domain/tracking/derive-bill-status';
import { explainBill } from '@mastlight/domain/tracking/explain-bill';
import { publishBill } from '@mastlight/domain/tracking/published-bill';
import { profiles } from '@mastlight/domain/ports/index';
import { billList } from '../../../../server/src/modules/bill-subscription/queries/bill-filter';
import { ExceptionChips } from './components/exception-chips';

for (const { code } of profiles) {
  const status = { ...deriveBillStatus(code, 'COSU6012345678', []), weightGapKg: -620 };
  const { exceptions, sentence } = explainBill(status, 0);
  assert.deepEqual(exceptions, ['weight-gap']);
  assert.equal(sentence, '舱单与过磅差 -620 kg，核对后更正');
  assert.deepEqual(publishBill('COSU6012345678', status, 0).exceptions.get('weight-gap'), [[null, null]]);
}
assert.ok('weight-gap' in billList.groups && billList.judged?.['is_savable']?.includes("'weight-gap'"));
const chips = { port: profiles[0].code, counts: { 'weight-gap': 7 }, total: 9, chosen: '', isShort: false, whyUnknown: undefined, onChoose: () => undefined, isTroubleFirst: true, onTroubleFirst: () => undefined } as const;
assert.match(renderToStaticMarkup(createElement(ExceptionChips, chips)), /毛重不符.*7/);
`,
};

/** An endpoint with what shows its answer: how far a bill is, in one sentence. */
const endpoint: PlantedChange = {
  name: 'an endpoint with its screen',
  filesMax: 4,
  touched: {
    [`${domain}/bill-subscription/contract.ts`]: [
      {
        find: `  setTop: post('/blno/userBlno/toppingList', {`,
        put: `  querySentence: get('/blno/userBlno/querySentence', {
    summary: '一票订阅到了哪一步，一句话',
    request: z.object({ blno, systemKey }),
    response: z.object({ sentence: z.string() }),
    policy: 'owner',
  }),
  setTop: post('/blno/userBlno/toppingList', {`,
      },
    ],
    [`${domain}/bill-subscription/samples.ts`]: [
      after('  queryBill: ({ billNo }) => ({ blno: billNo }),', '  querySentence: ({ billNo }) => ({ blno: billNo }),'),
    ],
    [`${bills}/http.ts`]: [
      {
        find: '      setTop: ({ ids }, { own }) =>',
        put: `      querySentence: async ({ blno, systemKey }, { own }) => {
        const { sentence } = billRowOf(await findNumber(own, systemKey, blno), portClock.nowMs());
        return own.answer({ sentence });
      },
      setTop: ({ ids }, { own }) =>`,
      },
    ],
    [`${billPages}/components/bill-heading.tsx`]: [
      {
        find: `import { CopyText, Icon }`,
        put: `import { useQuery } from '@tanstack/react-query';
import { billSubscription } from '@mastlight/domain/bill-subscription/contract';
import { callEndpoint } from '../../../platform/http-client';
import { CopyText, Icon }`,
      },
      {
        find: `  const done = bill.nodeGroup`,
        put: `  const told = useQuery({
    queryKey: ['bill-subscription', 'sentence', bill.area, bill.billNo],
    queryFn: ({ signal }) => callEndpoint(billSubscription.querySentence, { systemKey: bill.area, blno: bill.billNo }, { signal }),
  });
  const done = bill.nodeGroup`,
      },
      { find: `join(' · ')}</span>`, put: `join(' · ')}</span>\n      {told.data?.sentence}` },
    ],
  },
  own: {},
  checkFolder: billPages,
  check: `
import assert from 'node:assert/strict';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { billSubscriptionSamples } from '@mastlight/domain/bill-subscription/samples';
import { billSubscriptionRoutes } from '../../../../server/src/modules/bill-subscription/http';
import { BillSummary } from './components/bill-heading';

assert.ok('querySentence' in billSubscriptionSamples);
const clock = { nowMs: () => 0, rate: () => 1 };
const parts = { platform: { database: {}, clock, portClock: clock }, tracking: {}, follow: {} } as unknown;
const routes = billSubscriptionRoutes(parts as Parameters<typeof billSubscriptionRoutes>[0]);
const route = routes.find(({ name }) => name === 'bill-subscription.querySentence');
assert.equal(typeof route?.handle, 'function');
assert.equal(route?.endpoint.path, '/blno/userBlno/querySentence');
const client = new QueryClient();
client.setQueryData(['bill-subscription', 'sentence', 'NB', 'COSU6012345678'], { sentence: 'half way' });
const bill = { area: 'NB', billNo: 'COSU6012345678', nodeGroup: [], exceptions: [], boxArrivalCount: '0/0', vesselsName: null, dlPortCode: null } as unknown;
const shown = createElement(BillSummary, { bill } as Parameters<typeof BillSummary>[0]);
assert.match(renderToStaticMarkup(createElement(QueryClientProvider, { client }, shown)), /half way/);
`,
};

/** A wire format: one manifest number per line. */
const wireFormat: PlantedChange = {
  name: 'a wire format, outside its folder',
  filesMax: 2,
  touched: {
    [`${wire}/message.ts`]: [{ find: `| 'ais-nmea';`, put: `| 'ais-nmea' | 'pier-lines';` }],
    [`${wire}/format-readers.ts`]: [
      {
        find: `import { portRows }`,
        put: `import { pierLines } from './pier-lines/read-pier-lines';\nimport { portRows }`,
      },
      { find: `FormatReader[] = [`, put: `FormatReader[] = [pierLines, ` },
    ],
  },
  own: {
    [`${wire}/pier-lines/read-pier-lines.ts`]: `
import type { FormatReader } from '../format-reader';

/** \`PIER1|<pier>\` in each line. */
export const pierLines: FormatReader = {
  format: 'pier-lines',
  words: { name: ['码头行', 'Pier lines'], piece: ['行', 'line'] },
  recognizes: (head) => head.startsWith('PIER1|'),
  *read(bytes, out) {
    for (const [index, line] of bytes.toString('utf8').trim().split('\\n').entries()) {
      const head = { type: 'PIER1', reference: line.slice(6), function: 'original', prepared: null, vessel: null } as const;
      out.accept({ kind: 'vgm-rows', ...head, rows: [] }, 1, { offset: 0, segment: index + 1 });
      yield;
    }
  },
};
`,
  },
  checkFolder: 'apps/wire-cli/src',
  check: `
import assert from 'node:assert/strict';
import { readMessage } from '@mastlight/wire/read-message';
import { wordsOf } from './words/words';

const { format, messages, refusedCount } = readMessage(Buffer.from('PIER1|4A\\nPIER1|4B\\n'));
assert.deepEqual([format, messages.length, refusedCount], ['pier-lines', 2, 0]);
assert.equal(messages[1]?.reference, '4B');
assert.deepEqual([wordsOf(false).format(format), wordsOf(true).format(format)], ['码头行', 'Pier lines']);
assert.equal(wordsOf(true).segment(format, 2), 'line 2');
`,
};

const ports = 'packages/domain/src/ports';
const eighthPort = resolve(import.meta.dirname, '../../apps/server/src/scenarios/eighth-port/profile.ts');

/** The eighth port of `new-port.test.ts`, beside the seven: the whole product compiles with it and knows it. */
const port: PlantedChange = {
  name: 'a port, outside its folder',
  filesMax: 1,
  touched: {
    [`${ports}/profiles.ts`]: [
      after(`import { dalian } from './dalian/profile';`, `import { lianyungang } from './lianyungang/profile';`),
      { find: 'xiamen, shenzhen, dalian] as const', put: 'xiamen, shenzhen, dalian, lianyungang] as const' },
    ],
  },
  own: {
    [`${ports}/lianyungang/profile.ts`]: readFileSync(eighthPort, 'utf8').replace('@mastlight/domain/ports/index', '../port-profile'),
  },
  checkFolder: 'apps/server/src/app',
  check: `
import assert from 'node:assert/strict';
import { billColumnsOf } from '@mastlight/domain/bill-subscription/columns';
import { billSubscription } from '@mastlight/domain/bill-subscription/contract';
import { intakeSources } from '@mastlight/domain/intake/intake-source';
import { portRules } from '@mastlight/domain/ports/index';
import { deriveBillStatus } from '@mastlight/domain/tracking/derive-bill-status';
import { explainRelease } from '@mastlight/domain/tracking/explain-release';
import { ports } from '@mastlight/domain/vocabulary/port';
// The whole of the server and of the browser's app is compiled with it; nothing of them is run.
import type * as server from './start-server';
import type * as web from '../../../web/src/app/router';

export type Whole = [typeof server, typeof web];

assert.equal(ports.at(-1)?.code, 'LYG');
assert.ok(intakeSources.includes('lianyungang-port'));
assert.equal(billSubscription.queryBillPage.request.parse({ systemKey: 'LYG', node: 'in' }).systemKey, 'LYG');
assert.ok(billColumnsOf('LYG').some(({ title }) => title === '收箱截止'));
const status = deriveBillStatus('LYG', 'LYGU20261012', []);
assert.deepEqual(explainRelease(status, 0).legs.map(({ name }) => name), ['预配', '入港', '运抵', '关放', '理货放行', '码头放行']);
assert.deepEqual(portRules('LYG').namedStrip.map(({ sign }) => sign).join(''), '预入运理码');
`,
};

export const plantedChanges: readonly PlantedChange[] = [column, exceptionWord, endpoint, wireFormat, port];
