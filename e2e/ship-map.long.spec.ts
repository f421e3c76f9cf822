// Guarantee: in a browser somebody follows a ship's call and sees where the ship is, by the radio of the sandbox's ships, on the chart and
// in the list; two of one name are told apart, a chat's link shows one ship on a phone, and a radio that is off leaves an old place.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchChromium } from '@mastlight/testing/chromium';
import { seriousIssues } from '@mastlight/testing/serious-issues';
import { shoot } from '@mastlight/testing/shoot';
import { enterSignedIn, signInThroughSandbox, type SignedIn } from '@mastlight/testing/sign-in';
import { visit } from '@mastlight/testing/visit';
import { waitFor } from '@mastlight/testing/wait-for';
import { product } from './shared-product';

interface SandboxShip {
  readonly mmsi: number;
  readonly name: string;
  readonly imo: string | null;
  readonly isHeard: boolean;
}

let browser: Browser;
let person: SignedIn;
let ships: readonly SandboxShip[];
beforeAll(async () => {
  person = await signInThroughSandbox(product, '19900000184');
  browser = await launchChromium();
  ({ list: ships } = (await (await fetch(`${product.sandboxUrl}/ships`)).json()) as { readonly list: readonly SandboxShip[] });
});
afterAll(() => browser?.close());

async function open(path: string, width = 1440, dark = false): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 844 }, colorScheme: dark ? 'dark' : 'light', bypassCSP: true });
  await enterSignedIn(context, person);
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  await visit(page, `${product.platformUrl}${path}`);
  return page;
}

it('R-2.3-05, R-2.3-08, R-7.6-10, R-0-11 a ship is found by name, told from its namesake, and shown to a phone from a chat', async () => {
  const heard = ships.find(({ isHeard, name }) => isHeard && ships.filter((each) => each.name === name).length === 1)!;
  const name = heard.name.replaceAll('.', ' ');
  // Its second word makes it believed.
  await waitFor('the ship to be believed', async () => {
    const headers = { authorization: person.token };
    const answer = await fetch(`${product.platformUrl}/gw/ship/position?vessel=${encodeURIComponent(heard.name)}`, { headers });
    const { data } = (await answer.json()) as { data: { list: { position: unknown }[] } | null };
    return data?.list[0]?.position ? true : null;
  });
  const page = await open('/shipmap');
  const box = page.getByRole('textbox', { name: '找船' });
  await box.fill(heard.name.toLowerCase());
  await box.press('Enter');
  const list = page.getByRole('list', { name: '找到的船' });
  await list.getByRole('button', { name: String(heard.mmsi) }).waitFor();
  const card = page.getByRole('region', { name, exact: true });
  await card.getByText('AIS', { exact: false }).first().waitFor();
  await page.getByRole('slider', { name: '航迹时间' }).focus();
  for (const key of ['ArrowLeft', 'ArrowLeft', 'End']) await page.keyboard.press(key);
  await page.getByRole('img', { name: '地图：1 条船', exact: false }).focus();
  for (const key of ['+', 'ArrowLeft', '-', '0']) await page.keyboard.press(key);
  expect(await seriousIssues(page)).toEqual([]);
  await shoot(page, 'ship-map.png');
  await box.fill('HAI XING');
  await box.press('Enter');
  const twins = ships.filter((each) => each.name.replaceAll('.', ' ') === 'HAI XING' && each.isHeard);
  for (const { mmsi } of twins) await list.getByRole('button', { name: String(mmsi) }).waitFor();
  await page.context().close();

  const phone = await open(`/wxshipmap?vessel=${encodeURIComponent(heard.name)}&voyage=118W`, 390);
  const sheet = phone.getByRole('region', { name, exact: true });
  await sheet.getByRole('heading', { name: `${name} / 118W` }).waitFor();
  await sheet.getByText('航向', { exact: true }).waitFor();
  expect(await phone.getByRole('navigation').count()).toBe(0);
  expect(await seriousIssues(phone)).toEqual([]);
  await shoot(phone, 'ship-map-mobile.png');
  await phone.context().close();
  const dark = await open(`/shipmap?vessel=${encodeURIComponent(heard.name)}`, 390, true);
  await dark.getByRole('region', { name, exact: true }).waitFor();
  await shoot(dark, 'ship-map-390-dark.png');
  await dark.context().close();
});
