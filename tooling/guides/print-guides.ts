/** Prints the papers of the ads: each page of this folder becomes a PDF with its signs in it, in the web app's public folder. */
import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { productName } from '@mastlight/domain/vocabulary/product-name';
import { launchChromium } from '@mastlight/testing/chromium';

const folder = import.meta.dirname;
const target = resolve(folder, '../../apps/web/public/guides');

const browser = await launchChromium();
const page = await browser.newPage();
for (const name of (await readdir(folder)).filter((file) => file.endsWith('.html'))) {
  await page.goto(pathToFileURL(join(folder, name)).href);
  await page.evaluate(
    (own) => (document.documentElement.innerHTML = document.documentElement.innerHTML.replaceAll('%productName%', own)),
    productName,
  );
  await page.evaluate('document.fonts.ready');
  await page.pdf({ path: join(target, name.replace('.html', '.pdf')), preferCSSPageSize: true, printBackground: true });
}
await browser.close();
