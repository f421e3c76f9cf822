// Guarantee: at every width the list shows what matters without scrolling sideways and with a low head; a server that
// has stopped, a network that is gone and an error each say so, and the page comes back by itself; words can be read.
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exceptions } from '@mastlight/domain/vocabulary/bill-progress';
import { launchChromium } from '@mastlight/testing/chromium';
import { isLong } from '@mastlight/testing/is-long';
import { shoot } from '@mastlight/testing/shoot';
import { enterSignedIn, signInThroughSandbox, type SignedIn } from '@mastlight/testing/sign-in';
import { keepPages, visit, walk } from '@mastlight/testing/visit';
import { waitFor } from '@mastlight/testing/wait-for';
import { subscribeSandboxBills } from '../bench/subscribe-sandbox-bills';
import { product } from './shared-product';

let browser: Browser;
let person: SignedIn;

beforeAll(async () => {
  person = await signInThroughSandbox(product, '19900000117');
  await subscribeSandboxBills(product, person.token, 60);
  browser = await launchChromium();
});
afterAll(async () => {
  await browser?.close();
});

async function open(size: { width: number; height: number }, dark = false, at = product.platformUrl): Promise<Page> {
  const context = await browser.newContext({ viewport: size, colorScheme: dark ? 'dark' : 'light', bypassCSP: true });
  await enterSignedIn(context, person);
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  await visit(page, `${at}/logistics`);
  await page.locator('.bill-card, .ml-row').first().waitFor();
  return page;
}

interface Look {
  readonly width: number;
  readonly height: number;
  readonly dark: boolean;
}
/** For tests that leave a page as they found it. */
const pageOf = keepPages(({ width, height, dark }: Look) => open({ width, height }, dark));

/** An address at which the product answers until it is closed; then nobody does, as where a server has stopped. */
async function openGate(): Promise<{ readonly url: string; close(): void }> {
  const sockets = new Set<Socket>();
  const gate = createServer((from) => {
    const to = connect(Number(new URL(product.platformUrl).port), '127.0.0.1');
    for (const [socket, other] of [
      [from, to],
      [to, from],
    ] as const) {
      sockets.add(socket);
      socket.pipe(other);
      socket.on('error', () => other.destroy());
      socket.on('close', () => (other.destroy(), sockets.delete(socket)));
    }
  });
  await once(gate.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(gate.address() as AddressInfo).port}`,
    close() {
      gate.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

describe('the header', () => {
  it.runIf(isLong)(
    'R-2.5-01, R-2.5-02, R-2.5-03, R-9-19 is 75 px high; an arrow brings what its menu hides, and is gone where all fits',
    async () => {
      const page = await open({ width: 1100, height: 800 });
      expect((await page.locator('.header').boundingBox())!.height).toBe(75);
      const arrow = page.locator('.main-menu-arrow');
      const last = page.locator('.main-menu-entry').last();
      const isSeen = async () => {
        const [entry, strip] = await Promise.all([last.boundingBox(), page.locator('.main-menu-strip').boundingBox()]);
        return entry!.x + entry!.width <= strip!.x + strip!.width + 1;
      };
      await arrow.waitFor();
      expect(await isSeen()).toBe(false);
      await waitFor('the last entry', async () => {
        if (await isSeen()) return true;
        await arrow.click();
        return false;
      });
      await page.setViewportSize({ width: 1920, height: 900 });
      await waitFor('the arrow to go', async () => (await arrow.count()) === 0);
      await page.context().close();
    },
  );

  it.runIf(isLong)('R-2.5-08, R-2.5-09, R-2.5-10 the logo leads home, and loads home anew', async () => {
    const page = await pageOf({ width: 1440, height: 900, dark: false }, '/logistics');
    await visit(page, `${product.platformUrl}/history`);
    await page.locator('.header-logo').click();
    await page.waitForURL('**/logistics**');
    await page.evaluate(() => Object.assign(window, { isOldPage: true }));
    await page.locator('.header-logo').click();
    await page.waitForFunction(() => !('isOldPage' in window));
    await page.locator('.header-logo').waitFor();
    expect(new URL(page.url()).pathname).toBe('/logistics');
  });

  it.runIf(isLong)('R-2.5-07 the ticker runs at the top of the page alone', async () => {
    const page = await pageOf({ width: 1440, height: 900, dark: false }, '/logistics');
    // A page may be shorter than its window.
    const style = await page.addStyleTag({ content: 'main { padding-bottom: 2000px }' });
    const crumbs = page.locator('.header-crumbs');
    await waitFor('the ticker', async () => (await crumbs.count()) === 0);
    await page.mouse.move(700, 20);
    await page.evaluate(() => window.scrollTo(0, 400));
    await crumbs.waitFor();
    await page.evaluate(() => window.scrollTo(0, 0));
    await waitFor('the ticker again', async () => (await crumbs.count()) === 0);
    await style.evaluate((element) => (element as Element).remove());
  });
});

/** A phone, and what most desks have. */
const screens = [
  ['390', 390, 844],
  ['1440', 1440, 900],
] as const;
const furtherScreens = [
  ['1024', 1024, 768],
  ['768', 768, 1024],
  ['960, which is 1440 at 150 %', 960, 600],
  ['1199', 1199, 800],
  ['1280, which is 1920 at 150 %', 1280, 680],
  ['1920', 1920, 1080],
] as const;

describe('U-17 EU-25 every width', () => {
  for (const [name, width, height] of isLong ? [...screens, ...furtherScreens] : screens) {
    it(`U-17 at ${name} px countdown and status are seen, under a low head, with one scroller`, async () => {
      const page = await pageOf({ width, height, dark: false }, '/logistics');
      await shoot(page, `list-at-${width}.png`);
      const seen = await page.evaluate(() => {
        const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
        const rows = box('.ml-grid, .list-cards')!;
        const within = (selector: string): boolean => {
          const rect = box(selector)!;
          return rect.width > 0 && rect.left >= 0 && rect.left + Math.min(rect.width, 60) <= innerWidth;
        };
        const line = document.querySelector('.header-line')!;
        const parts = [...line.children].map((part) => part.getBoundingClientRect()).filter((rect) => rect.width > 0);
        return {
          headPx: rows.top - box('.header')!.bottom,
          isWide: document.documentElement.scrollWidth > innerWidth,
          countdown: within('.bill-card .ml-tide, .ml-row .ml-tide'),
          status: within('.bill-card .bill-sentence, .ml-row .bill-sentence'),
          hasCards: document.querySelector('.bill-card') !== null,
          scrollers: [
            document.documentElement.scrollHeight > innerHeight,
            [...document.querySelectorAll('.ml-grid-scroller')].some((each) => each.scrollHeight > each.clientHeight),
          ].filter(Boolean).length,
          overlaps: parts.some((rect, at) => at > 0 && rect.left < parts[at - 1]!.right - 1),
          isShipFrozen: document.querySelector('.ml-row .ml-frozen-left')?.textContent?.includes(' / ') ?? false,
        };
      });
      expect(seen).toMatchObject({ isWide: false, countdown: true, status: true, overlaps: false, hasCards: width < 1024 });
      expect(seen.headPx).toBeLessThanOrEqual(140);
      expect(seen.scrollers).toBeLessThanOrEqual(1);
      expect(seen.isShipFrozen && width < 1200).toBe(false);
    });
  }
});

describe('the list at the width of a desk', () => {
  it.runIf(isLong)('N13 chips say their whole names where these fit, and short ones only where they do not', async () => {
    for (const width of [1024, 1440, 1920]) {
      const page = await open({ width, height: 900 });
      await page.locator('.bill-chips-told .ml-chip').first().waitFor();
      const told = await page
        .locator('.bill-chips-told .ml-chip')
        .evaluateAll((chips) => chips.map((chip) => chip.firstElementChild!.nextSibling!.textContent!));
      const isWhole = told.every((name) => exceptions.some((each) => each.name === name));
      const isShort = told.every((name) => exceptions.some((each) => each.shortName === name));
      const isCut = await page.locator('.bill-chips-told').evaluate((row) => row.scrollWidth > row.clientWidth);
      expect({
        width,
        told,
        isOneOfBoth: isWhole || isShort,
        isWholeButCut: isWhole && !isShort && isCut,
        isShortForNothing: width === 1920 && !isWhole,
      }).toMatchObject({
        isOneOfBoth: true,
        isWholeButCut: false,
        isShortForNothing: false,
      });
      await page.context().close();
    }
  });

  it.runIf(isLong)('N22 what is wrong with a box is not cut at 1440 px', async () => {
    const page = await open({ width: 1440, height: 900 });
    const cut = await page
      .locator('.ml-row .bill-sentence-text')
      .evaluateAll((texts) => texts.filter((text) => text.scrollWidth > text.clientWidth).map((text) => text.textContent!));
    expect(cut.filter((text) => /[A-Z]{4}\d{7}/.test(text))).toEqual([]);
    await page.context().close();
  });
});

describe('a phone', () => {
  it.runIf(isLong)('N17 the footer is whole: nothing of it stands beyond the edge', async () => {
    const page = await open({ width: 390, height: 844 });
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await shoot(page, 'footer-390.png');
    const beyond = await page.locator('.footer *').evaluateAll((parts) =>
      parts
        .filter((part) => {
          const { left, right, width } = part.getBoundingClientRect();
          return width === 0 || left < 0 || right > innerWidth;
        })
        .map((part) => part.textContent),
    );
    expect(beyond).toEqual([]);
    expect(await page.locator('.footer').getByText('客服小林').isVisible()).toBe(true);
    await page.context().close();
  });

  it('N18 a page says its title once to the eye, and once to who does not see it', async () => {
    const page = await pageOf({ width: 390, height: 844, dark: false }, '/history');
    for (const path of ['/history', ...(isLong ? ['/nosuch', '/user/userinfo', '/logistics', '/shipSubscrib'] : [])]) {
      await walk(page, path);
      const title = page.locator('.shell-main h1');
      await title.waitFor({ state: 'attached' });
      expect({ path, titles: await title.count() }).toEqual({ path, titles: 1 });
      expect({ path, isSeen: ((await title.boundingBox())?.width ?? 0) > 1 }).toEqual({ path, isSeen: false });
    }
  });
});

describe('U-20 what can be read and hit', () => {
  // Each width and each theme once; `LONG` tries all four.
  for (const dark of [false, true]) {
    for (const width of isLong ? [390, 1440] : [dark ? 1440 : 390]) {
      it(`U-20 at ${width} px, ${dark ? 'dark' : 'light'}: words stand out by 4.5:1, targets are 24 px`, async () => {
        const page = await pageOf({ width, height: 844, dark }, '/logistics');
        // The compiler of the tests names functions by a helper that the page does not have.
        await page.evaluate('globalThis.__name = (named) => named');
        const faults = await page.evaluate(() => {
          const parse = (colour: string): number[] => {
            const [r = 0, g = 0, b = 0, a = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
            return colour.startsWith('color(srgb') ? [r * 255, g * 255, b * 255, a] : [r, g, b, a];
          };
          const over = (front: number[], back: number[]) =>
            [0, 1, 2].map((i) => front[i]! * front[3]! + back[i]! * (1 - front[3]!)).concat(1);
          const light = (colour: number[]): number => {
            const [r, g, b] = colour.slice(0, 3).map((v) => (v / 255 <= 0.03928 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4));
            return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
          };
          const found = new Set<string>();
          const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
          for (let node = walker.nextNode(); node; node = walker.nextNode()) {
            const element = node.parentElement!;
            const rect = element.getBoundingClientRect();
            const isSeen = node.textContent!.trim() !== '' && rect.width > 0 && rect.bottom > 0 && rect.top < innerHeight;
            // The logo is a picture, digits on the tide stand on drawn water, hidden words are for readers alone.
            if (!isSeen || element.closest('[disabled], .ml-visually-hidden, svg, .ml-tide, .shell-skip, option')) continue;
            const grounds: number[][] = [];
            let opacity = 1;
            for (let at: HTMLElement | null = element; at; at = at.parentElement) {
              const style = getComputedStyle(at);
              opacity *= Number(style.opacity);
              grounds.push(parse(style.backgroundColor));
              if (grounds.at(-1)![3] === 1) break;
            }
            const ground = grounds.toReversed().reduce((below, above) => over(above, below), [255, 255, 255, 1]);
            const ink = parse(getComputedStyle(element).color);
            const [a, b] = [light(over([ink[0]!, ink[1]!, ink[2]!, ink[3]! * opacity], ground)), light(ground)];
            const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
            if (ratio < 4.5 && opacity > 0)
              found.add(`${element.className || element.tagName} in ${element.parentElement?.className ?? ''}: ${ratio.toFixed(2)}`);
          }
          for (const target of document.querySelectorAll('button, [role=tab]')) {
            const { width: w, height: h } = target.getBoundingClientRect();
            if (w > 1 && h > 1 && Math.min(w, h) < 24) found.add(`${target.className}: ${Math.round(w)} × ${Math.round(h)} px`);
          }
          return [...found];
        });
        expect(faults).toEqual([]);
      });
    }
  }
});

it('U-20 the next step of a bill is read at every width of a phone', async () => {
  const page = await pageOf({ width: 390, height: 844, dark: false }, '/logistics');
  const billNo = (await page.locator('.bill-card').first().innerText()).split('\n')[0]!.trim();
  await walk(page, `/detail?blno=${billNo}&systemKey=NB`);
  await page.locator('.ml-band-text').waitFor();
  for (const width of [360, 390, 412, 430, 480, 600]) {
    await page.setViewportSize({ width, height: 844 });
    const text = await page.locator('.ml-band-text').boundingBox();
    expect({ width, isWide: text!.width >= 200, isLow: text!.height < 200 }).toEqual({ width, isWide: true, isLow: true });
  }
  await page.context().close();
});

/** Of the view that moves unasked, as browsers sum it. */
const shiftMax = 0.02;
/** How long a page that has loaded is idle before it asks for what nobody looks for (platform/idle.ts), in s. */
const firstLookS = 2;

describe('U-19 a first visit', () => {
  it.each([
    ['1440', 1440, 900],
    ['390', 390, 844],
  ] as const)(
    'U-19 at %s px asks for 25 things and 220 KB of script at most, and little moves once it is seen',
    async (_name, width, height) => {
      const context = await browser.newContext({ viewport: { width, height } });
      await enterSignedIn(context, person);
      const page = await context.newPage();
      const client = await context.newCDPSession(page);
      await client.send('Network.enable');
      // Rows are asked for again: each thing counts once.
      const asked = new Map<string, number>();
      const scripts = new Map<string, { atS: number; bytes: number }>();
      client.on('Network.requestWillBeSent', ({ request, requestId, type, wallTime }) => {
        const { pathname } = new URL(request.url);
        if (request.url.startsWith('http') && !asked.has(pathname)) asked.set(pathname, wallTime);
        if (type === 'Script') scripts.set(requestId, { atS: wallTime, bytes: 0 });
      });
      client.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
        const script = scripts.get(requestId);
        if (script) script.bytes += encodedDataLength;
      });
      await page.addInitScript(() => {
        const shifts: { value: number; moved: string }[] = [];
        Object.assign(globalThis, { shifts });
        // The first that waits for an idle browser begins the count of the first look's end.
        const ask = requestIdleCallback;
        globalThis.requestIdleCallback = (call, options) =>
          ask((deadline) => {
            Object.assign(globalThis, { idleS: (globalThis as { idleS?: number }).idleS ?? Date.now() / 1000 });
            call(deadline);
          }, options);
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node: Node | null }[] })[]) {
            const nameOf = (node: Node | null): string =>
              node instanceof Element ? (node.getAttribute('class') ?? node.tagName) : String(node?.nodeName);
            shifts.push({ value: entry.value, moved: entry.sources.map(({ node }) => nameOf(node)).join(' | ') });
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      // A bill that turns worse meanwhile rises to the top: what the port says after the first answer is no part of a first look.
      let rows: string | null = null;
      await page.route('**/queryBlnoPage', async (route) => {
        rows ??= await (await route.fetch()).text();
        await route.fulfill({ body: rows, contentType: 'application/json' });
      });
      await visit(page, `${product.platformUrl}/logistics`);
      await page.locator('.bill-card, .ml-row').first().waitFor();
      const faces = await page.evaluate(() =>
        document.fonts.ready.then((all) => [...all].map(({ family, status }) => `${family} ${status}`)),
      );
      const { shifts, idleS = Infinity } = await page.evaluate(() => {
        const seen = globalThis as unknown as { shifts: { value: number; moved: string }[]; idleS?: number };
        return { shifts: seen.shifts, idleS: seen.idleS };
      });
      await context.close();
      // The browser refuses a face that was cut too small, and draws another.
      expect(faces).toContain('Mastlight Mono loaded');
      expect(faces.filter((face) => face.endsWith('error'))).toEqual([]);
      // What nobody has asked for waits for the end of the first look; on a busy machine rows are drawn after it.
      const isFirst = (atS: number): boolean => atS < idleS + firstLookS;
      const first = [...asked].filter(([, atS]) => isFirst(atS)).map(([path]) => path);
      expect(first.slice(25)).toEqual([]);
      const bytes = [...scripts.values()].filter(({ atS }) => isFirst(atS)).reduce((sum, script) => sum + script.bytes, 0);
      expect(bytes / 1024).toBeLessThanOrEqual(220);
      const moved = shifts.reduce((sum, { value }) => sum + value, 0);
      // What moved is told with it.
      expect(moved > shiftMax ? shifts : []).toEqual([]);
    },
  );
});

describe('U-02 EU-14 the truth about the connection', () => {
  const lineOf = (page: Page) => page.locator('.connection-line').first();

  it('U-02 without a network the page says so, dates its data, marks its countdowns and comes back by itself', async () => {
    const page = await open({ width: 1440, height: 900 });
    await page.context().setOffline(true);
    await lineOf(page).waitFor();
    expect(await lineOf(page).textContent()).toMatch(/^设备没有联网，数据停在 \d\d:\d\d，联网后更新/);
    expect(await page.locator('.list-source-age').getAttribute('data-lamp')).not.toBe('heard');
    expect(
      await page
        .locator('.ml-row .ml-tide-digits')
        .first()
        .evaluate((tide) => getComputedStyle(tide, '::before').content),
    ).toBe('"≈"');
    await shoot(page, 'offline.png');
    const star = page.locator('.ml-row .list-star').first();
    const before = await star.getAttribute('aria-pressed');
    await star.click();
    await page.locator('.ml-toast').getByText('没有联网').waitFor();
    await waitFor('the star to go back', async () => (await star.getAttribute('aria-pressed')) === before);
    await page.locator('.ml-chip').first().click();
    await page.getByText('下面是刚才的列表').waitFor();
    expect(await page.locator('.ml-row').count()).toBeGreaterThan(0);
    await page.getByRole('button', { name: '回到刚才的列表' }).click();
    await page.locator('.ml-row').first().waitFor();
    await page.context().setOffline(false);
    await waitFor('the line to go', async () => (await page.locator('.connection-line').count()) === 0);
    await page.context().close();
  });

  it.runIf(isLong)('U-02 an error of the server and a slow answer are told apart from a lost connection', async () => {
    const page = await open({ width: 390, height: 844 });
    await page.route('**/queryBlnoPage', (route) => route.fulfill({ status: 500, body: '<h1>500</h1>' }));
    await page.locator('.list-phone-tools button').last().click();
    await lineOf(page).waitFor();
    expect(await lineOf(page).textContent()).toContain('服务器出错，数据停在');
    await shoot(page, 'server-error-390.png');
    await page.unroute('**/queryBlnoPage');
    await waitFor('the line to go', async () => (await page.locator('.connection-line').count()) === 0);
    await page.context().close();
  });

  it.runIf(isLong)('U-02 a stopped server is told on an open page', async () => {
    const gate = await openGate();
    const page = await open({ width: 1440, height: 900 }, false, gate.url);
    gate.close();
    await lineOf(page).waitFor();
    expect(await lineOf(page).textContent()).toMatch(/^连接断了，数据停在 \d\d:\d\d，正在重连/);
    await shoot(page, 'stopped.png');
    await page.context().close();
  });
});
