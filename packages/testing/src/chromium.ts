import { chromium, type Browser } from 'playwright-core';

/** What moves unasked (the ticker, the tide) takes a tenth of a core all the while, and is looked at by tests that ask for it. */
const still = { reducedMotion: 'reduce' } as const;

/**
 * Opens the system's Chromium without a window. `CHROMIUM` names another executable. The caller closes it.
 * Nothing is fetched in the background, so a test sees only its own requests.
 */
export async function launchChromium(options: { readonly args?: readonly string[] } = {}): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...(options.args ?? []),
    ],
  });
  const newContext = browser.newContext.bind(browser);
  browser.newContext = (wished) => newContext({ ...still, ...wished });
  return browser;
}
