import { launchChromium } from '@mastlight/testing/chromium';
import { enterSignedIn, signInThroughSandbox } from '@mastlight/testing/sign-in';
import { mkdirSync } from 'node:fs';
const at = { platformUrl: 'http://127.0.0.1:18580', sandboxUrl: 'http://127.0.0.1:18590' };
mkdirSync('/tmp/first/shots', { recursive: true });
const world = (await (await fetch(`${at.sandboxUrl}/world`)).json()) as any;
const out = (name: string) => `/tmp/first/shots/${name}.png`;
const person = await signInThroughSandbox(at, '19900000432');
const post = async (path: string, body: object) =>
  (await (await fetch(`${at.platformUrl}/gw${path}`, { method: 'POST', headers: { authorization: person.token, 'content-type': 'application/json' }, body: JSON.stringify(body) })).json()) as any;
console.log(Object.keys(world), world.bills?.length, JSON.stringify(world.bills?.[0])?.slice(0, 300));
const portOf = (b: any) => b.port ?? 'NB';
for (const port of ['SH', 'QD']) {
  const list = port === 'NB' ? [] : ((await (await fetch(`${at.sandboxUrl}/world/${port}`)).json()) as any).bills;
  const blnos = (list ?? []).slice(0, 8).map((b: any) => b.billNo ?? b.blno);
  if (blnos.length) console.log(port, (await post('/blno/userBlno/subscribe', { systemKey: port, blnos, allowReal: true })).msg, blnos.slice(0, 3));
}
const browser = await launchChromium();
const open = async (path: string, width: number, signed = true) => {
  const context = await browser.newContext({ viewport: { width, height: width < 768 ? 844 : 900 } });
  if (signed) await enterSignedIn(context, person);
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  await page.addInitScript("sessionStorage.setItem('mastlight.adShown','1')");
  await page.goto(at.platformUrl + path);
  await page.waitForTimeout(3500);
  return page;
};
for (const port of ['SH', 'QD']) {
  const p = await open(`/logistics?port=${port}`, 1440);
  await p.screenshot({ path: out(`list-${port}`) });
  if (port === 'SH') console.log('wharf', await p.evaluate(`[...document.querySelectorAll('.ml-row')].slice(0, 8).map(r => [...r.querySelectorAll('.ml-cell')].filter(c => c.scrollWidth > c.clientWidth).map(c => c.textContent).join(' | '))`));
  await p.locator('.ml-row').nth(1).locator('[class*=bill]').first().click({ timeout: 5000 }).catch((e: Error) => console.log(String(e).slice(0, 200)));
  await p.waitForTimeout(2500); console.log(await p.evaluate("[...document.querySelectorAll('dialog[open]')].map(d => d.className)"));
  await p.screenshot({ path: out(`detail-${port}`) });
  console.log(port, await p.evaluate(`[...document.querySelectorAll('.ml-node-bar')].map(b => [b.scrollWidth, b.clientWidth])`));
  await p.context().close();
}
await browser.close();
process.exit(0);
