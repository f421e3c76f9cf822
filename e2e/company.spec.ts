// Guarantee: a company comes to life in the browser: certified with the registry, joined by link, acted for after a switch
// of identity; whoever is removed sees his open page close at once; nothing of it is a serious accessibility issue.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkCharacterOf } from '@mastlight/domain/company/credit-code';
import { maskPhone } from '@mastlight/domain/vocabulary/phone';
import { goalMs } from '@mastlight/testing/goal-ms';
import { launchChromium } from '@mastlight/testing/chromium';
import { isLong } from '@mastlight/testing/is-long';
import { seriousIssues } from '@mastlight/testing/serious-issues';
import { shoot } from '@mastlight/testing/shoot';
import { signInPage, signInThroughSandbox, type SignedIn } from '@mastlight/testing/sign-in';
import { visit } from '@mastlight/testing/visit';
import { waitFor } from '@mastlight/testing/wait-for';
import { product } from './shared-product';

const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
/** As the sandbox's registry knows it. */
const companyName = '北仑演示国际货运代理有限公司';
const creditCode = '91330201MADEM0001' + checkCharacterOf('91330201MADEM0001');
const handedBill = 'COSU6399999981';
const handedNote = '客户催截关，请盯放行';
/** S-07, R-4.2-02: so long after the removal nothing of the company is to be seen any more, in ms. */
const outWithinMs = goalMs(1_000);

let browser: Browser;
let manager: SignedIn;
let colleague: SignedIn;

beforeAll(async () => {
  manager = await signInThroughSandbox(product, '19900000301');
  colleague = await signInThroughSandbox(product, '19900000302');
  browser = await launchChromium();
});
afterAll(async () => {
  await browser?.close();
});

async function open(person: SignedIn | null, path: string): Promise<Page> {
  const context = await browser.newContext({ viewport: wide, bypassCSP: true });
  const page = await context.newPage();
  page.setDefaultTimeout(40_000);
  if (person) {
    // Once: what a switch of identity keeps must not be written over by the next load.
    await visit(page, `${product.platformUrl}/404`);
    await signInPage(page, person);
  }
  await visit(page, product.platformUrl + path);
  return page;
}

/** Where the newest text message to a phone leads. */
async function findTextedPath(phoneNo: string): Promise<string> {
  const inbox = await fetch(`${product.sandboxUrl}/sms?phone=${phoneNo}`);
  const { list } = (await inbox.json()) as { list: { text: string }[] };
  return /\/invite\?code=[\w-]+/.exec(list[0]!.text)![0];
}

const cidOf = (page: Page) => page.evaluate("localStorage.getItem('mastlight.cid')");

/** Takes the company's identity in the open dialog, by keys alone. */
async function switchToCompany(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: '当前身份' });
  await dialog.getByRole('radio', { name: companyName }).focus();
  await page.keyboard.press('Space');
  await shoot(page, 'company-switch.png');
  expect(await seriousIssues(page)).toEqual([]);
  await dialog.getByRole('button', { name: '确定' }).click();
  await dialog.waitFor({ state: 'detached' });
  await waitFor('the identity of the company', () => cidOf(page));
}

/** The page in the dark and on a phone: nothing is wider than the screen. */
async function lookAt(page: Page, name: string): Promise<void> {
  await shoot(page, `${name}.png`);
  // In the dark and on a phone is looked at below each time.
  expect(isLong ? await seriousIssues(page) : []).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.evaluate("document.documentElement.dataset['theme'] = 'dark'");
  await page.setViewportSize(phone);
  await shoot(page, `${name}-phone-dark.png`);
  expect(await seriousIssues(page)).toEqual([]);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(phone.width);
  await page.setViewportSize(wide);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.evaluate("document.documentElement.dataset['theme'] = 'light'");
}

/** Gives a bill that the page's person follows to the only colleague, from the list. */
async function handOver(page: Page): Promise<void> {
  await page.evaluate(
    `fetch('/gw/blno/userBlno/subscribe', { method: 'POST', headers: { 'content-type': 'application/json', authorization: localStorage.getItem('mastlight.token') }, body: JSON.stringify({ blnos: ['${handedBill}'] }) })`,
  );
  await visit(page, `${product.platformUrl}/logistics`);
  const bill = page.getByRole('row').filter({ hasText: handedBill });
  await bill.getByRole('checkbox').check();
  await page.getByRole('button', { name: '交接同事' }).click();
  const dialog = page.getByRole('dialog', { name: /^交接/ });
  await dialog.getByLabel('接手的同事').selectOption({ index: 1 });
  await dialog.getByLabel('说明').fill(handedNote);
  await shoot(page, 'company-hand-over.png');
  expect(await seriousIssues(page)).toEqual([]);
  await dialog.getByRole('button', { name: '交接', exact: true }).click();
  await page.getByText('1 票已交接给').waitFor();
}

it('R-1-20 R-2.3-20 R-2.3-21 R-2.3-24 R-2.3-10 R-4.3-02 R-6-15 R-6-18 certified, joined, switched to, and left at once', async () => {
  const page = await open(manager, '/user/ent-company');
  await page.getByLabel('公司名称').fill(companyName);
  await page.getByLabel('统一社会信用代码').fill(creditCode);
  await page.getByLabel('法定代表人').fill('演示甲');
  await page.getByLabel('联系人').fill('演示联系人');
  await page.getByLabel('联系电话').fill('057400000000');
  const licence = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n', 'latin1');
  await page.getByLabel('营业执照').setInputFiles({ name: '执照.pdf', mimeType: 'application/pdf', buffer: licence });
  await page.getByText('执照.pdf').waitFor();
  await lookAt(page, 'company-application');
  expect(await page.getByRole('link', { name: '同事管理' }).count()).toBe(0);
  await page.getByRole('button', { name: '提交认证' }).click();
  await page.getByText('名称、统一社会信用代码和法定代表人与工商登记一致，认证成功。').waitFor();
  await lookAt(page, 'company-certified');

  await page.getByRole('button', { name: '切换到这家公司' }).click();
  await waitFor('the identity of the company', () => cidOf(page));
  await page.getByRole('link', { name: '同事管理' }).click();
  await page.getByRole('button', { name: '邀请同事' }).click();
  const invite = page.getByRole('dialog', { name: '邀请同事' });
  await invite.getByRole('button', { name: '生成邀请链接和二维码' }).click();
  const link = new URL(await invite.getByLabel('邀请链接').inputValue());
  await invite.getByRole('img', { name: '邀请二维码' }).waitFor();
  await shoot(page, 'company-invite.png');
  expect(await seriousIssues(page)).toEqual([]);
  await page.keyboard.press('Escape');

  const stranger = await open(null, link.pathname + link.search);
  await stranger.getByRole('heading', { name: companyName }).waitFor();
  await stranger.getByText('199****0301').waitFor({ state: 'detached' });
  await lookAt(stranger, 'company-invitation');
  await stranger.getByRole('button', { name: '登录 / 注册后加入' }).click();
  await stranger.getByRole('dialog').first().waitFor();
  await stranger.context().close();

  await page.getByRole('button', { name: '邀请同事' }).click();
  await invite.getByLabel('手机号').fill(colleague.phone);
  await invite.getByText('已注册，收到短信后可以加入').waitFor();
  await page.keyboard.press('Enter');
  await invite.getByText(`已发短信给 ${maskPhone(colleague.phone)}`).waitFor();
  await page.keyboard.press('Escape');
  const his = await open(colleague, await findTextedPath(colleague.phone));
  await his.getByRole('button', { name: '加入公司' }).click();
  await his.getByText(`已加入${companyName}`).waitFor();

  await page.reload();
  await page
    .getByRole('row')
    .filter({ hasText: '只读' })
    .getByRole('button', { name: /的职责/ })
    .click();
  await page.locator('[role^="menuitem"]').filter({ hasText: '订阅、修改、发送' }).click();
  await page.getByText('重新登录后生效').waitFor();
  await handOver(page);
  await visit(his, `${product.platformUrl}/logistics`);
  await his.locator('.header-identity').click();
  await switchToCompany(his);
  await visit(his, `${product.platformUrl}/detail?blno=${handedBill}&port=NB`);
  await his.getByRole('tab', { name: '备注' }).click();
  await his.getByText(handedNote).waitFor();
  await lookAt(his, 'company-handed-over');
  await visit(his, `${product.platformUrl}/user/manage-colleague`);
  await his.getByText('邀请、删除和改职责要由管理员来做。').waitFor();
  expect(await his.getByRole('button', { name: '邀请同事' }).count()).toBe(0);

  await visit(page, `${product.platformUrl}/user/manage-colleague`);
  const row = page.getByRole('row').filter({ hasText: '订阅、修改、发送' });
  await row.waitFor();
  await lookAt(page, 'company-colleagues');
  await page.getByText('发出邀请').first().waitFor();
  await row.getByRole('button', { name: /^删除/ }).click();
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/company/ComRemoveUser')).then(() => performance.now());
  // The page that he had open is gone when another one stands in its place.
  const left = his.waitForEvent('framenavigated').then(() => performance.now());
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
  const tookMs = (await left) - (await answered);
  expect(await waitFor('an empty browser', async () => (await cidOf(his)) === null)).toBe(true);
  console.log(`removed colleague out of his page in ${Math.round(tookMs)} ms`);
  expect(tookMs).toBeLessThan(outWithinMs);
  await row.waitFor({ state: 'detached' });
  await his.getByRole('dialog').first().waitFor();

  await page.getByRole('link', { name: '全部企业' }).click();
  await page.getByRole('row').filter({ hasText: companyName }).getByText('认证成功').waitFor();
  await lookAt(page, 'company-all');
});
