import { chromium, type Browser, type BrowserContext } from 'playwright-core';

/** What moves unasked (the ticker, the tide) takes a tenth of a core all the while, and is looked at by tests that ask for it. */
const still = { reducedMotion: 'reduce' } as const;

/** To begin one takes half a second of a processor: all files of a process share one. */
const shared = globalThis as { mastlightChromium?: Promise<Browser> };

/**
 * Opens the system's Chromium without a window. `CHROMIUM` names another executable. The caller closes it, and with it
 * the pages that he opened; without `args` of his own he shares it with those after him in his process.
 * Nothing is fetched in the background, so a test sees only its own requests.
 */
export async function launchChromium({ args }: { readonly args?: readonly string[] } = {}): Promise<Browser> {
  if (args) return lend(await begin(args), true);
  const before = await shared.mastlightChromium;
  if (!before?.isConnected()) shared.mastlightChromium = begin([]);
  return lend(await shared.mastlightChromium!, false);
}

function begin(args: readonly string[]): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...args,
    ],
  });
}

/** The browser as its caller sees it: closed, it takes the contexts along that were opened through it. */
function lend(browser: Browser, isOwn: boolean): Browser {
  const opened = new Set<BrowserContext>();
  const newContext: Browser['newContext'] = async (wished) => {
    const context = await browser.newContext({ ...still, ...wished });
    opened.add(context);
    context.on('close', () => opened.delete(context));
    return context;
  };
  const newPage: Browser['newPage'] = async (wished) => (await newContext(wished)).newPage();
  const close: Browser['close'] = async () => {
    await Promise.all([...opened].map((context) => context.close()));
    if (isOwn) await browser.close();
  };
  return new Proxy(browser, {
    get(target, name) {
      if (name === 'newContext') return newContext;
      if (name === 'newPage') return newPage;
      if (name === 'close') return close;
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}
