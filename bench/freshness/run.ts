/**
 * F-14: from the arrival of a file to the changed row in an open browser, at
 * 100 messages a second or as many as are said, through the whole built product.
 * `npx tsx bench/freshness/run.ts [seconds] [messages a second]`
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { containerCheckDigit } from '@mastlight/domain/vocabulary/container-no';
import { launchChromium } from '@mastlight/testing/chromium';
import { sessionStorageEntries, signInThroughSandbox } from '@mastlight/testing/sign-in';
import { startProduct } from '@mastlight/testing/start-product';
import { waitFor } from '@mastlight/testing/wait-for';

const seconds = Number(process.argv[2] ?? 10);
const messagesPerSecond = Number(process.argv[3] ?? 100);
/** Half of them and the slowest hundredth, ms; more at once may take longer. */
const goalMs = { p50: 300, p99: messagesPerSecond <= 100 ? 150 : 400 };
const billNos = Array.from({ length: 20 }, (_, i) => `DEMO5100${1000 + i}`);

const product = await startProduct();
try {
  const person = await signInThroughSandbox(product, '19900000014');
  const { intake } = JSON.parse(readFileSync(join(product.dataDir, 'sandbox-keys.json'), 'utf8')) as { intake: Record<string, string> };
  const subscribed = await fetch(`${product.platformUrl}/blno/userBlno/subscribe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: person.token },
    body: JSON.stringify({ blnos: billNos }),
  });
  if (!subscribed.ok) throw new Error(await subscribed.text());

  // The sandbox tells the history of its port first; that is not what is measured.
  await waitFor(
    'a quiet port',
    async () => {
      const { pending } = (await (await fetch(`${product.sandboxUrl}/outbox`)).json()) as { pending: number };
      return pending === 0;
    },
    60_000,
  );
  const browser = await launchChromium();
  const context = await browser.newContext({ viewport: { width: 1440, height: 1100 } });
  await context.addInitScript(
    (entries) => Object.entries(entries).forEach(([key, value]) => localStorage.setItem(key, value)),
    sessionStorageEntries(person),
  );
  const page = await context.newPage();
  await page.goto(`${product.platformUrl}/logistics?size=20`);
  await waitFor('all rows', async () => (await page.locator('[role="row"]', { hasText: 'DEMO5100' }).count()) >= billNos.length);
  await page.mouse.move(2, 2);
  // The browser notes when each row first shows each number of boxes.
  await page.evaluate(() => {
    const seen: Record<string, number> = {};
    Object.assign(globalThis, { seen });
    new MutationObserver(() => {
      const now = Date.now();
      for (const row of document.querySelectorAll('[role="row"]')) {
        const text = row.textContent ?? '';
        const bill = /DEMO5100\d{4}/.exec(text)?.[0];
        const total = /\d+\/(\d+)/.exec(text.slice(bill?.length ?? 0))?.[1];
        if (bill && total) seen[`${bill} ${total}`] ??= now;
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });

  const sent: { key: string; bill: string; total: number; atMs: number }[] = [];
  const startMs = performance.now();
  const pending: Promise<unknown>[] = [];
  for (let n = 0; n < messagesPerSecond * seconds; n++) {
    const dueMs = startMs + (n * 1000) / messagesPerSecond;
    if (performance.now() < dueMs) await pause(dueMs - performance.now());
    const bill = billNos[n % billNos.length]!;
    const total = Math.floor(n / billNos.length) + 1;
    sent.push({ key: `${bill} ${total}`, bill, total, atMs: Date.now() });
    const posted = fetch(`${product.platformUrl}/intake/ningbo-edi`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream', authorization: `Bearer ${intake['ningbo-edi']}` },
      body: manifest(bill, n),
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
  const last = sent.slice(-billNos.length);
  await waitFor(
    'the last boxes in the browser',
    async () => {
      const seen = await page.evaluate(() => (globalThis as unknown as { seen: Record<string, number> }).seen);
      return last.every(({ key }) => seen[key]);
    },
    120_000,
  );
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: Record<string, number> }).seen);
  // A row may jump over a number when two messages arrive together: the later sight shows both.
  const delays = sent
    .map(({ bill, total, atMs }) => {
      for (let shown = total; ; shown++) {
        const at = seen[`${bill} ${shown}`];
        if (at !== undefined) return at - atMs;
        if (shown > total + 10_000) return Number.POSITIVE_INFINITY;
      }
    })
    .sort((a, b) => a - b);
  const at = (share: number): number => delays[Math.min(delays.length - 1, Math.floor(delays.length * share))]!;
  console.log(
    `F-14 ${sent.length} messages at ${rate.toFixed(0)}/s: p50 ${at(0.5)} ms (goal ${goalMs.p50}, ratio ${(at(0.5) / goalMs.p50).toFixed(2)}), p99 ${at(0.99)} ms (goal ${goalMs.p99}, ratio ${(at(0.99) / goalMs.p99).toFixed(2)}), max ${at(1)} ms`,
  );
  await browser.close();
} finally {
  await product.stop();
}

/** A clean manifest that adds one box to a bill. */
function manifest(billNo: string, n: number): string {
  const head = `DEMU${String(100_000 + n)}`;
  return [
    `00:IFCSUM:MANIFEST:2:DEMOAGENT:NBPORT:20261121${String(100000 + (n % 100000)).slice(0, 6)}'`,
    "10:UN9000001:DEMO STAR:CN:901W:::20261121:20261122::NINGBO:::'",
    `12:${billNo}::::::CNNGB:NINGBO:11:PP:20261121::::'`,
    "13:NLRTM:ROTTERDAM:NLRTM:ROTTERDAM:::::'",
    `51:0:${head}${containerCheckDigit(head)}:SEAL${n}:45G1:F:10:5000::3800::::::'`,
    "99:6'",
  ].join('\n');
}
