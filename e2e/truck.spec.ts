// Guarantee: in a browser somebody asks where a truck of the sandbox's fleet is, pays once, sees it on the chart and in the list, and a
// client without an account follows it on a phone by a link until the link is taken back.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchChromium } from '@mastlight/testing/chromium';
import { seriousIssues } from '@mastlight/testing/serious-issues';
import { shoot } from '@mastlight/testing/shoot';
import { enterSignedIn, signInThroughSandbox, type SignedIn } from '@mastlight/testing/sign-in';
import { visit } from '@mastlight/testing/visit';
import { waitFor } from '@mastlight/testing/wait-for';
import { product } from './shared-product';

interface SandboxTruck {
  readonly plate: string;
  readonly isKnown: boolean;
  readonly hasNetwork: boolean;
  readonly waiting: number;
}

let browser: Browser;
let person: SignedIn;
let plates: readonly string[];
beforeAll(async () => {
  person = await signInThroughSandbox(product, '19900000181');
  browser = await launchChromium();
  plates = await waitFor('trucks to have told where they are', async () => {
    const { list } = (await (await fetch(`${product.sandboxUrl}/trucks`)).json()) as { readonly list: readonly SandboxTruck[] };
    const told = list.filter(({ isKnown, hasNetwork, waiting }) => isKnown && hasNetwork && waiting === 0);
    return told.length >= 2 ? told.map(({ plate }) => plate) : null;
  });
});
afterAll(() => browser?.close());

async function open(path: string, who: SignedIn | null, width = 1440, dark = false): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme: dark ? 'dark' : 'light', bypassCSP: true });
  if (who) await enterSignedIn(context, who);
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  await visit(page, path.startsWith('http') ? path : `${product.platformUrl}${path}`);
  return page;
}

const shown = (plate: string): string => `${plate.slice(0, 2)}·${plate.slice(2)}`;

it('R-1-08, R-2.1-09, R-2.3-09, R-7.6-09 a truck is found for one price, and its link shows it on a phone until it is taken back', async () => {
  const page = await open('/truckSubscribe', person);
  await page.getByText('还没有跟任何车').waitFor();
  await page.getByText('一次 0.20 火币', { exact: false }).waitFor();
  const box = page.getByRole('textbox', { name: '车牌' });
  await box.fill('浙B123');
  await page.getByRole('button', { name: '定位', exact: true }).click();
  await page.getByText('车牌不对', { exact: false }).waitFor();
  for (const plate of plates.slice(0, 2)) {
    await box.fill(plate.toLowerCase());
    await page.getByRole('button', { name: '定位', exact: true }).click();
    await page
      .getByRole('region', { name: shown(plate) })
      .getByText('看到', { exact: false })
      .waitFor();
  }
  const list = page.getByRole('list', { name: '在跟的车' });
  expect(await list.getByRole('listitem').count()).toBe(2);
  const card = page.getByRole('region', { name: shown(plates[1]!) });
  // A truck in a town is near it; any other is so far from one.
  await card
    .getByText(/公里（直线）|在.+附近/)
    .first()
    .waitFor();
  await page.getByRole('img', { name: '地图：2 辆车', exact: false }).focus();
  for (const key of ['+', 'ArrowLeft', '-', '0']) await page.keyboard.press(key);
  expect(await seriousIssues(page)).toEqual([]);
  await shoot(page, 'trucks.png');

  await card.getByRole('button', { name: '分享' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('8 小时最多 9.60 火币', { exact: false }).waitFor();
  await dialog.getByRole('button', { name: '生成链接' }).click();
  const link = await dialog.getByRole('textbox', { name: '链接' }).inputValue();
  const phone = await open(link, null, 390);
  await phone.getByRole('heading', { name: shown(plates[1]!) }).waitFor();
  await phone.getByText('km/h', { exact: false }).waitFor();
  expect(await phone.getByRole('navigation').count()).toBe(0);
  expect(await seriousIssues(phone)).toEqual([]);
  await shoot(phone, 'truck-shared.png');
  await dialog.getByRole('button', { name: '全部收回' }).click();
  await page.getByText('链接已全部收回').first().waitFor();
  await phone.reload();
  await phone.getByText('链接打不开').waitFor();
  await phone.context().close();
  await page.context().close();

  const dark = await open(`/truckSubscribe?carNo=${encodeURIComponent(plates[0]!)}`, person, 390, true);
  await dark.getByRole('region', { name: shown(plates[0]!) }).waitFor();
  await shoot(dark, 'trucks-390-dark.png');
  await dark.context().close();
});
