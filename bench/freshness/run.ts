/**
 * F-14: from the arrival of a message to the changed row in an open browser, at
 * 100 messages a second or as many as are said, through the whole built
 * product. With `--ports` the seven ports send them together: the first into the
 * browser, the others to followers who ask as a page does; then one port's
 * source sends ten times as much beside the others. With `--slow-registry` 200 companies wait meanwhile for a registry that
 * takes its time (B3).
 * `npx tsx bench/freshness/run.ts [seconds] [messages a second] [--ports] [--slow-registry]`
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { checkCharacterOf } from '@mastlight/domain/company/credit-code';
import type { BillRow } from '@mastlight/domain/bill-subscription/contract';
import { portCodes, type PortCode } from '@mastlight/domain/vocabulary/port';
import { launchChromium } from '@mastlight/testing/chromium';
import { enterSignedIn, signInThroughSandbox } from '@mastlight/testing/sign-in';
import { startProduct } from '@mastlight/testing/start-product';
import { waitFor } from '@mastlight/testing/wait-for';
import { followRows } from './follow-rows';
import { boxMessage, boxSources } from './messages';

const numbers = process.argv.slice(2).filter((word) => /^\d+$/.test(word));
const seconds = Number(numbers[0] ?? 10);
const messagesPerSecond = Number(numbers[1] ?? 100);
const ports: readonly PortCode[] = process.argv.includes('--ports') ? portCodes : ['NB'];
const billsOfPort = ports.length > 1 ? 5 : 20;
/** Half of them and the slowest hundredth, ms; more at once may take longer. */
const goalMs = { p50: 300, p99: ports.length > 1 ? 1_000 : messagesPerSecond <= 100 ? 150 : 400 };
/** The port whose source floods, how much more it sends, and how much later the others may be. */
const flood = { port: 'QD', times: 10, delayRatio: 1.2 } as const;

interface Sent {
  readonly port: PortCode;
  readonly bill: string;
  readonly total: number;
  readonly atMs: number;
}

/** One port's messages beside the others', then beside a flood. */
type Part = 'calm' | 'flood';
const parts: readonly Part[] = ports.length > 1 ? ['calm', 'flood'] : ['calm'];

/** The bills that a part's messages are about: its own, and ten times as many where ten times as much is sent, so that no bill is larger for it. */
const billsOf = (port: PortCode, part: Part): readonly string[] =>
  Array.from(
    { length: part === 'flood' && port === flood.port ? billsOfPort * flood.times : billsOfPort },
    (_, i) => `DEMO5${portCodes.indexOf(port)}${parts.indexOf(part)}0${1000 + i}`,
  );
const allBillsOf = (port: PortCode): readonly string[] => parts.flatMap((part) => billsOf(port, part));

const product = await startProduct({ env: { QUOTA_FACTOR: '100' } });

/** Has companies wait for a registry that is slow: twenty of each of ten people. */
async function applyWhileSlow(): Promise<void> {
  await fetch(`${product.sandboxUrl}/fault`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ registrySlow: true }),
  });
  for (let person = 0; person < 10; person++) {
    const { token } = await signInThroughSandbox(product, `1990000002${person}`);
    for (let n = 0; n < 20; n++) {
      const first = `9133020${String(person * 20 + n).padStart(10, '0')}`;
      const wish = {
        cname: `演示货代${n}`,
        taxId: first + checkCharacterOf(first),
        licenseUrl: '',
        legalPerson: '张三',
        contact: '李四',
        phone: '0574-80000000',
      };
      const applied = await fetch(`${product.platformUrl}/api/company/EntCompany`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: token },
        body: JSON.stringify(wish),
      });
      if (!applied.ok) throw new Error(await applied.text());
    }
  }
}

try {
  // One person a port: a page's pace is within an account's allowance, that of seven pages is not.
  const people = new Map<PortCode, Awaited<ReturnType<typeof signInThroughSandbox>>>();
  for (const [index, port] of ports.entries()) people.set(port, await signInThroughSandbox(product, `1990000001${index}`));
  const { intake } = JSON.parse(readFileSync(join(product.dataDir, 'sandbox-keys.json'), 'utf8')) as { intake: Record<string, string> };
  for (const port of ports) {
    const subscribed = await fetch(`${product.platformUrl}/blno/userBlno/subscribe`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: people.get(port)!.token },
      body: JSON.stringify({ systemKey: port, blnos: allBillsOf(port) }),
    });
    if (!subscribed.ok) throw new Error(await subscribed.text());
  }

  // The sandbox tells the history of its ports first; that is not what is measured.
  await waitFor(
    'quiet ports',
    async () => {
      const { pending } = (await (await fetch(`${product.sandboxUrl}/outbox`)).json()) as { pending: number };
      return pending === 0;
    },
    60_000,
  );
  const browser = await launchChromium();
  const context = await browser.newContext({ viewport: { width: 1440, height: 1100 } });
  await enterSignedIn(context, people.get('NB')!);
  const page = await context.newPage();
  await page.goto(`${product.platformUrl}/logistics?size=20`);
  await waitFor('all rows', async () => (await page.locator('[role="row"]', { hasText: 'DEMO5' }).count()) >= allBillsOf('NB').length);
  await page.mouse.move(2, 2);
  // The browser notes when each row first shows each number of boxes.
  await page.evaluate(() => {
    const seen: Record<string, number> = {};
    Object.assign(globalThis, { seen });
    new MutationObserver(() => {
      const now = Date.now();
      for (const row of document.querySelectorAll('[role="row"]')) {
        const text = row.textContent ?? '';
        const bill = /DEMO5\d{7}/.exec(text)?.[0];
        const total = /\d+\/(\d+)/.exec(text.slice(bill?.length ?? 0))?.[1];
        if (bill && total) seen[`${bill} ${total}`] ??= now;
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  const inBrowser = () => page.evaluate(() => (globalThis as unknown as { seen: Record<string, number> }).seen);
  const watched = new Map<PortCode, () => Promise<Readonly<Record<string, number>>>>([['NB', inBrowser]]);
  for (const port of ports.filter((code) => code !== 'NB')) {
    const { token } = people.get(port)!;
    const response = await fetch(`${product.platformUrl}/blno/userBlno/queryBlnoPage`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: token },
      body: JSON.stringify({ systemKey: port, limit: 100 }),
    });
    const { data } = (await response.json()) as { data: { list: BillRow[] } };
    watched.set(port, followRows({ platformUrl: product.platformUrl, token }, port, data.list));
  }

  const counts = new Map<string, number>();
  let count = 0;
  /** Sends at the rate of each port, for so long, and gives the delay of each message, ms, by its port. */
  const measure = async (part: Part, rateOf: (port: PortCode) => number): Promise<{ delays: Map<PortCode, number[]>; rate: number }> => {
    const due = ports
      .flatMap((port) => Array.from({ length: rateOf(port) * seconds }, (_, i) => ({ port, atMs: (i * 1000) / rateOf(port) })))
      .sort((a, b) => a.atMs - b.atMs);
    const sent: Sent[] = [];
    const pending: Promise<unknown>[] = [];
    const startMs = performance.now();
    for (const { port, atMs } of due) {
      const waitMs = startMs + atMs - performance.now();
      if (waitMs > 0) await pause(waitMs);
      const bills = billsOf(port, part);
      const bill = bills[count % bills.length]!;
      const total = (counts.get(bill) ?? 0) + 1;
      counts.set(bill, total);
      sent.push({ port, bill, total, atMs: Date.now() });
      const posted = fetch(`${product.platformUrl}/intake/${boxSources[port]}`, {
        method: 'POST',
        headers: { 'content-type': 'application/octet-stream', authorization: `Bearer ${intake[boxSources[port]]}` },
        body: boxMessage(port, bill, count++),
      }).then(async (response) => {
        if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
        await response.arrayBuffer();
      });
      // Heard below; until then the product must not be left running.
      posted.catch(() => {});
      pending.push(posted);
    }
    await Promise.all(pending);
    const rate = sent.length / ((performance.now() - startMs) / 1000);
    const delays = new Map<PortCode, number[]>();
    for (const port of ports) {
      const ofPort = sent.filter((message) => message.port === port);
      const last = billsOf(port, part).filter((bill) => counts.has(bill));
      const seen = await waitFor(
        `the last boxes of ${port} to be seen`,
        async () => {
          const found = await watched.get(port)!();
          return last.every((bill) => found[`${bill} ${counts.get(bill)}`]) && found;
        },
        240_000,
      );
      // A row may jump over a number when two messages arrive together: the later sight shows both.
      delays.set(
        port,
        ofPort.map(({ bill, total, atMs }) => {
          for (let shown = total; shown <= counts.get(bill)!; shown++) {
            const at = seen[`${bill} ${shown}`];
            if (at !== undefined) return at - atMs;
          }
          return Number.POSITIVE_INFINITY;
        }),
      );
    }
    return { delays, rate };
  };
  const quantileOf = (delays: readonly number[], share: number): number =>
    delays.toSorted((a, b) => a - b)[Math.min(delays.length - 1, Math.floor(delays.length * share))]!;
  const tell = (what: string, delays: readonly number[], rate: number): void => {
    const [p50, p99, max] = [quantileOf(delays, 0.5), quantileOf(delays, 0.99), quantileOf(delays, 1)];
    console.log(
      `F-14 ${what}${delays.length} messages at ${rate.toFixed(0)}/s: p50 ${p50} ms (goal ${goalMs.p50}, ratio ${(p50 / goalMs.p50).toFixed(2)}), p99 ${p99} ms (goal ${goalMs.p99}, ratio ${(p99 / goalMs.p99).toFixed(2)}), max ${max} ms`,
    );
  };

  if (process.argv.includes('--slow-registry')) await applyWhileSlow();
  const share = Math.round(messagesPerSecond / ports.length);
  const calm = await measure('calm', () => share);
  tell(ports.length > 1 ? 'seven ports together, ' : '', [...calm.delays.values()].flat(), calm.rate);
  if (ports.length > 1) {
    const others = (delays: ReadonlyMap<PortCode, number[]>) => [...delays].flatMap(([port, told]) => (port === flood.port ? [] : told));
    const flooded = await measure('flood', (port) => (port === flood.port ? share * flood.times : share));
    const [before, beside] = [quantileOf(others(calm.delays), 0.99), quantileOf(others(flooded.delays), 0.99)];
    const ofFlood = flooded.delays.get(flood.port)!;
    tell(`${flood.port} ${flood.times} times as much, `, ofFlood, ofFlood.length / seconds);
    console.log(
      `F-14 the other ports beside the flood: p99 ${beside} ms, ${before} ms without, ratio ${(beside / before).toFixed(2)} (goal ${flood.delayRatio})`,
    );
  }
  await browser.close();
} finally {
  await product.stop();
}
