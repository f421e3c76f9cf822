// Guarantee: somebody sees the boxes of his bill on a ship and every fact of them in a table, gives the ship to a friend by a
// link that needs no login and names no box, and a changed link asks for a login.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchChromium } from '@mastlight/testing/chromium';
import { seriousIssues } from '@mastlight/testing/serious-issues';
import { shoot } from '@mastlight/testing/shoot';
import { enterSignedIn, signInThroughSandbox, type SignedIn } from '@mastlight/testing/sign-in';
import { visit } from '@mastlight/testing/visit';
import { waitFor } from '@mastlight/testing/wait-for';
import { product } from './shared-product';

const ship = { vessel: 'PICTURE.STAR', voyage: '026W' };
const [billNo, boxes] = ['BOXQUERYE2E01', ['MLTU3102047', 'TGHU1643396', 'CSNU7311529', 'FCIU7353294']] as const;
let browser: Browser;
let person: SignedIn;
const post = async (url: string, body: object): Promise<{ data?: Record<string, unknown> }> => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: person.token },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as { data?: Record<string, unknown> };
};
const happen = (event: object) => post(`${product.sandboxUrl}/event`, event);

beforeAll(async () => {
  person = await signInThroughSandbox(product, '19900000182');
  browser = await launchChromium();
  await post(`${product.platformUrl}/blno/userBlno/subscribe`, { blnos: [billNo] });
  await happen({ type: 'ship-call', ...ship, terminal: 'BLCT2' });
  await happen({ type: 'bill', billNo, life: 'hand', containers: boxes, ...ship });
  await happen({ type: 'manifest', billNo });
  await happen({ type: 'gate-in', billNo, containerNo: boxes[0] });
  await happen({ type: 'gate-in', billNo, containerNo: boxes[1] });
  await happen({ type: 'berth', ...ship });
});
afterAll(() => browser?.close());

async function open(path: string, { width = 1440, dark = false, isSignedIn = true } = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme: dark ? 'dark' : 'light', bypassCSP: true });
  if (isSignedIn) await enterSignedIn(context, person);
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  await visit(page, `${product.platformUrl}${path}`);
  return page;
}

it('R-1-10, R-2.1-12, R-7.6-11, R-2.4-07, R-2.4-09, R-2.4-04 a ship is seen, shared and asked for again', async () => {
  const address = `/boxquery?vessel=${ship.vessel}&voyage=${ship.voyage}`;
  await waitFor('the boxes on board', async () => {
    const answer = await fetch(`${product.platformUrl}/boxquery/vessel${address.slice(9)}`, { headers: { authorization: person.token } });
    const { data } = (await answer.json()) as { data?: { counts: { of: string; gateIn: number }; ship: { bays: unknown[] } } };
    return data?.counts.of === 'own' && data.counts.gateIn === 2 && data.ship.bays.length > 5 ? data : null;
  });
  const page = await open('/boxquery');
  await page.getByRole('textbox', { name: '船名/航次' }).fill('没有航次');
  await page.getByRole('button', { name: '查看' }).click();
  await page.getByText('请写提单号、箱号').waitFor();
  await page
    .getByRole('group', { name: '我关注的船' })
    .getByRole('button', { name: /PICTURE\.STAR/ })
    .click();
  await page.getByRole('img', { name: /PICTURE\.STAR \/ 026W/ }).waitFor();
  await page.getByText(/宁波港EDI同步 · /).waitFor();
  expect(await page.getByRole('region', { name: '四个数' }).innerText()).toMatch(
    /进港\s*2\s*\/ 4[\s\S]*已放行\s*0[\s\S]*查验\s*0[\s\S]*已装\s*0/,
  );
  expect(await seriousIssues(page)).toEqual([]);
  await shoot(page, 'boxquery.png');

  await page.getByRole('complementary').getByRole('button', { name: /TGHU/ }).click();
  const card = page.getByRole('dialog', { name: boxes[1] });
  await card.getByText('这一箱的经过').waitFor();
  await card.getByRole('listitem').first().waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('表格', { exact: true }).click();
  const table = page.getByRole('region', { name: '全部箱' });
  expect(await table.getByRole('row').filter({ hasText: billNo }).count()).toBe(boxes.length);
  expect(await table.getByRole('row').filter({ hasText: '他人的箱' }).count()).toBeGreaterThan(50);

  const { data } = await post(`${product.platformUrl}/boxquery/sign`, ship);
  const link = String(data!['path']);
  const guest = await open(link, { width: 390, dark: true, isSignedIn: false });
  await guest.getByText('凭链接只看').waitFor();
  expect(await guest.locator('body').innerText()).not.toMatch(/TGHU|MLTU|BOXQUERYE2E/);
  expect(await guest.getByRole('dialog').count()).toBe(0);
  expect(await guest.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await shoot(guest, 'boxquery-phone-dark.png');
  // On to another page without a token: the login opens.
  await guest.evaluate(() => {
    history.pushState({}, '', '/manifestQuery');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await guest.getByRole('dialog').first().waitFor();
  const changed = await open(link.replace('026W', '027W'), { isSignedIn: false });
  await changed.getByRole('dialog').first().waitFor();
  expect(await changed.getByText('凭链接只看').count()).toBe(0);
});
