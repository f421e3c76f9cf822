// Guarantee: R-7.6-17: among 100,000 companies a search with its facets answers within a second (p99; the aim of 200 ms is not reached: 468 ms on two busy cores, half of them below 50), and a file of them is
// taken in without growing with it.
import { Readable } from 'node:stream';
import { goalMs } from '@mastlight/testing/goal-ms';
import { toker } from '@mastlight/domain/toker/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { streamCsv } from '../../platform/spreadsheet/stream-csv';
import { signInForTest, type TestUser } from '../../scenarios/sign-in-for-test';
import { startTestServer, type TestServer } from '../../scenarios/start-test-server';
import { importEdition } from './index';

const companies = Number(process.env['TOKER_COMPANIES'] ?? 100_000);
const goods = ['保温瓶', '雨伞', '收纳箱', '台灯', '毛巾', '玩具车', '花园椅', '电钻', '轴承', '拖鞋'];
const places = ['浙江,宁波', '浙江,金华', '江苏,苏州', '广东,佛山', '山东,青岛', '福建,泉州'];
const ports = ['汉堡', '鹿特丹', '洛杉矶', '长滩', '釜山', '横滨', '悉尼', '桑托斯'];
const signs = Array.from('望舟澄泉甬岚朗峰澜汀海岬星轨青屿汐湾鸥渡帆影松石');

function* lines(): Generator<string> {
  yield '公司名称,省,市,品名,HS,月份,起运港,目的港,票数\n';
  for (let no = 0; no < companies; no++) {
    const name = `${signs[no % 22]}${signs[Math.floor(no / 22) % 22]}${signs[Math.floor(no / 484) % 22]}${no}${goods[no % 10]}有限公司`;
    for (let at = 0; at < 3; at++) {
      const hs = String(610_000 + ((no * 7 + at * 13) % 900));
      yield `${name},${places[no % 6]},${goods[(no + at) % 10]},${hs},2026-0${1 + ((no + at) % 9)},${['宁波', '上海', '青岛'][no % 3]},${ports[(no + at) % 8]},${1 + (no % 40)}\n`;
    }
  }
}

let server: TestServer;
let user: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  user = await signInForTest(server.platform);
  const beganMs = performance.now();
  const file = Readable.from(
    (function* bytes() {
      for (const line of lines()) yield Buffer.from(line);
    })(),
  );
  await importEdition(server.platform, { source: '量', day: '2026-10-11', digest: 'x', isDemo: false, lines: streamCsv(file, 2_000) });
  await server.platform.database.unhurried(() => server.platform.database.query('system', 'analyze toker_company'));
  const seconds = (performance.now() - beganMs) / 1_000;
  console.info(
    `toker: ${companies * 3} lines in ${seconds.toFixed(1)} s, ${((companies * 3) / seconds).toFixed(0)}/s, RSS ${process.memoryUsage.rss() >> 20} MB`,
  );
}, 600_000);
afterAll(() => server.stop());

it('R-7.6-17 a search with facets', async () => {
  const wishes = [
    ...goods.map((keyword) => ({ keyword })),
    ...goods.map((keyword) => ({ keyword: `${keyword} 宁波` })),
    ...Array.from({ length: 30 }, (_, at) => ({ keyword: String(610_000 + at * 7) })),
    ...Array.from({ length: 30 }, (_, at) => ({ keyword: `${signs[at % 22]}${signs[(at * 3) % 22]}` })),
    { keyword: '浙江', province: ['浙江'] },
    {},
  ];
  const took: { readonly wish: object; readonly ms: number }[] = [];
  for (let round = 0; round < 3; round++) {
    for (const wish of wishes) {
      const beganMs = performance.now();
      const answer = await server.call(toker.searchCompanies, wish, { token: user.token });
      took.push({ wish, ms: performance.now() - beganMs });
      expect(answer.code).toBe(200);
    }
  }
  const sorted = took.toSorted((a, b) => a.ms - b.ms);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
  console.info(
    `toker: p50 ${at(0.5).ms.toFixed(0)} p95 ${at(0.95).ms.toFixed(0)} p99 ${at(0.99).ms.toFixed(0)} ms, slowest ${JSON.stringify(at(1))}`,
  );
  expect(at(0.99).ms).toBeLessThan(goalMs(1_000));
});
