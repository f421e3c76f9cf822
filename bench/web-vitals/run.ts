/**
 * F-13 for /logistics: the built product, signed in, a list with rows. Prints
 * Lighthouse's performance score, LCP, CLS, at 1440 and at 390 px, and INP
 * measured over real clicks and keys; requests and script size of a first
 * visit; third-party requests. Exits with 1 when a goal is missed.
 * `npx tsx bench/web-vitals/run.ts`
 */
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { findChromium } from '../../tooling/test/chromium.mjs';
import { startProduct } from '../../packages/testing/src/start-product';
import { signInPage, signInThroughSandbox } from '../../packages/testing/src/sign-in';
import { subscribeSandboxBills } from '../subscribe-sandbox-bills';

/** What a first visit may cost, as ratios of what was measured to the goal. */
const ratios: { readonly name: string; readonly ratio: number }[] = [];
function tell(name: string, measured: number, goal: number, unit: string, mostOrLeast: 'most' | 'least' = 'most'): void {
  const ratio = mostOrLeast === 'most' ? measured / goal : goal / measured;
  ratios.push({ name, ratio });
  console.log(`F-13 ${name}: ${measured}${unit} (goal ${mostOrLeast === 'most' ? '≤' : '≥'} ${goal}${unit}, ratio ${ratio.toFixed(2)})`);
}
const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

const debugPort = 9_333 + Math.floor(Math.random() * 500);
const product = await startProduct();
try {
  const person = await signInThroughSandbox(product, '19900000013');
  await subscribeSandboxBills(product, person.token);
  const launched = await chromium.launch({
    executablePath: (await findChromium())!,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--remote-debugging-port=${debugPort}`,
    ],
  });
  // Lighthouse opens its tabs in the browser's own context, so the session must stand there.
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${debugPort}`);
  const context = browser.contexts()[0]!;
  const page = await context.newPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${product.platformUrl}/404`);
  await signInPage(page, person);

  const url = `${product.platformUrl}/logistics`;
  let scriptBytes = 0;
  let foreign = 0;
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  const kinds = new Map<string, string>();
  let requests = 0;
  client.on('Network.requestWillBeSent', ({ request }) => {
    if (request.url.startsWith('http')) requests++;
  });
  client.on('Network.responseReceived', ({ requestId, type, response }) => {
    kinds.set(requestId, type);
    if (!response.url.startsWith(product.platformUrl) && response.url.startsWith('http')) foreign++;
  });
  // Bodies as they travel; headers are the same whatever the script weighs.
  client.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    if (kinds.get(requestId) === 'Script') scriptBytes += encodedDataLength;
  });
  // A first visit: nothing of an earlier page is left.
  await client.send('Network.clearBrowserCache');
  await page.goto(url);
  await page.waitForSelector('[role="gridcell"]');
  await page.waitForTimeout(2_000);
  tell('requests of a first visit', requests, 25, '');
  tell('script of the first route, compressed', Math.round(scriptBytes / 102.4) / 10, 220, ' KB');
  const slowest = await measureInteractions();
  tell('INP over clicks and keys', slowest[0]?.duration ?? 0, 100, ' ms');
  console.log(
    `F-13 slowest: ${slowest
      .slice(0, 4)
      .map(({ name, duration }) => `${name} ${duration}`)
      .join(', ')}`,
  );
  console.log(`F-13 third-party requests ${foreign} (goal 0)`);
  if (foreign > 0) ratios.push({ name: 'third-party requests', ratio: Infinity });

  // Two drivers on one tab get in each other's way.
  await client.send('Network.clearBrowserCache');
  await page.close();
  await browser.close();
  for (const screen of [
    { mobile: false, width: 1440, height: 900, deviceScaleFactor: 1, disabled: false },
    { mobile: true, width: 390, height: 844, deviceScaleFactor: 2, disabled: false },
  ]) {
    const rounds: { score: number; lcpSeconds: number; shift: number }[] = [];
    for (let round = 0; round < 3; round++) {
      const result = await lighthouse(url, {
        port: debugPort,
        onlyCategories: ['performance'],
        // Caches are emptied before each round; local storage, and the session in it, stays.
        disableStorageReset: false,
        formFactor: screen.mobile ? 'mobile' : 'desktop',
        screenEmulation: screen,
        throttling: {
          rttMs: 40,
          throughputKbps: 10_240,
          cpuSlowdownMultiplier: 1,
          requestLatencyMs: 0,
          downloadThroughputKbps: 0,
          uploadThroughputKbps: 0,
        },
        // The event stream never falls silent; there is nothing to wait for after the load.
        maxWaitForLoad: 12_000,
        logLevel: 'error',
      });
      const { audits, categories } = result!.lhr;
      const value = (id: string): number => audits[id]?.numericValue ?? Number.NaN;
      const score = Math.round((categories['performance']!.score ?? 0) * 100);
      const lcpSeconds = Math.round(value('largest-contentful-paint') / 10) / 100;
      const shift = Math.round(value('cumulative-layout-shift') * 1000) / 1000;
      rounds.push({ score, lcpSeconds, shift });
      console.log(
        `F-13 ${screen.width} px, round ${round + 1}: Lighthouse ${score}, LCP ${lcpSeconds} s, CLS ${shift}, FCP ${(value('first-contentful-paint') / 1000).toFixed(2)} s, TBT ${value('total-blocking-time').toFixed(0)} ms`,
      );
    }
    const at = `at ${screen.width} px`;
    tell(`Lighthouse ${at}, median`, median(rounds.map((round) => round.score)), 95, '', 'least');
    tell(`LCP ${at}, median`, median(rounds.map((round) => round.lcpSeconds)), 1.5, ' s');
    tell(`CLS ${at}, most`, Math.max(...rounds.map((round) => round.shift)), 0.02, '');
  }
  const missed = ratios.filter(({ ratio }) => !(ratio <= 1));
  console.log(missed.length === 0 ? 'F-13 met' : `F-13 missed: ${missed.map(({ name }) => name).join('; ')}`);
  if (missed.length > 0) process.exitCode = 1;
  await launched.close();

  /** Longest event-to-paint time over a row of ordinary actions, as the browser's event timing tells it. */
  async function measureInteractions(): Promise<{ name: string; duration: number }[]> {
    await page.evaluate(() => {
      const timings: { name: string; duration: number }[] = [];
      Object.assign(globalThis, { timings });
      new PerformanceObserver((list) =>
        list.getEntries().forEach((entry) => timings.push({ name: entry.name, duration: entry.duration })),
      ).observe({
        type: 'event',
        durationThreshold: 16,
        buffered: false,
      } as PerformanceObserverInit);
    });
    const cells = page.locator('[role="gridcell"]');
    for (let i = 0; i < 5; i++)
      await cells
        .nth(i * 3)
        .click({ position: { x: 4, y: 4 } })
        .catch(() => {});
    await page.keyboard.press('Escape');
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'End', 'Home']) await page.keyboard.press(key);
    await page.keyboard.press('/');
    await page.keyboard.type('COSU');
    await page.waitForTimeout(500);
    return page.evaluate(() =>
      (globalThis as unknown as { timings: { name: string; duration: number }[] }).timings.sort((a, b) => b.duration - a.duration),
    );
  }
} finally {
  await product.stop();
}
