import { chromium, type Browser } from 'playwright-core';

/**
 * Opens the system's Chromium without a window. `CHROMIUM` names another executable. The caller closes it.
 * Nothing is fetched in the background, so a test sees only its own requests.
 */
export function launchChromium(options: { readonly args?: readonly string[] } = {}): Promise<Browser> {
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
      ...(options.args ?? []),
    ],
  });
}
