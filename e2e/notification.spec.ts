// Guarantee: in a browser somebody opens 微信 and the robots of two groups, and a cut-off that the port moves reaches the bell, the
// messages, 微信 and the groups; what an outage kept away arrives when it is over.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchChromium } from '@mastlight/testing/chromium';
import { seriousIssues } from '@mastlight/testing/serious-issues';
import { shoot } from '@mastlight/testing/shoot';
import { enterSignedIn, signInThroughSandbox, type SignedIn } from '@mastlight/testing/sign-in';
import { visit } from '@mastlight/testing/visit';
import { waitFor } from '@mastlight/testing/wait-for';
import { product } from './shared-product';

interface WorldBill {
  readonly containers: readonly { readonly gateInTime: string | null }[];
  readonly billNo: string;
  readonly vessel: string;
  readonly voyage: string;
}
interface WorldShip {
  readonly vessel: string;
  readonly voyage: string;
  readonly portCloseTime: string;
  readonly atd: string | null;
}

let browser: Browser;
let person: SignedIn;
beforeAll(async () => {
  person = await signInThroughSandbox(product, '19900000185');
  browser = await launchChromium();
});
afterAll(() => browser?.close());

async function open(path: string, width = 1440, dark = false): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme: dark ? 'dark' : 'light', bypassCSP: true });
  await enterSignedIn(context, person);
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  await visit(page, `${product.platformUrl}${path}`);
  return page;
}

const sandbox = async (path: string, body?: object): Promise<unknown> =>
  (await fetch(product.sandboxUrl + path, body && { method: 'POST', body: JSON.stringify(body) })).json();

/** A ship whose cut-off is farthest away, and two of its bills of which the port has spoken. */
async function findShip(): Promise<{ ship: WorldShip; billNos: readonly string[] }> {
  const world = (await sandbox('/world')) as { ships: readonly WorldShip[]; bills: readonly WorldBill[] };
  const found = world.ships
    .filter(({ atd }) => atd === null)
    .map((ship) => ({
      ship,
      billNos: world.bills
        .filter(
          (bill) =>
            bill.vessel === ship.vessel && bill.voyage === ship.voyage && bill.containers.some(({ gateInTime }) => gateInTime !== null),
        )
        .map(({ billNo }) => billNo),
    }))
    .filter(({ billNos }) => billNos.length >= 2)
    .sort((a, b) => b.ship.portCloseTime.localeCompare(a.ship.portCloseTime));
  return { ship: found[0]!.ship, billNos: found[0]!.billNos.slice(0, 2) };
}
/** A minute earlier, or several. */
const earlier = (time: string, minutes: number): string =>
  new Date(Date.parse(`${time.replace(' ', 'T')}Z`) - minutes * 60_000).toISOString().slice(0, 19).replace('T', ' ');
const saidInGroups = async (): Promise<readonly { group: string; text: string }[]> =>
  ((await sandbox('/chat-groups')) as { list: { group: string; text: string }[] }).list;

/** The code in the newest mail to an address. */
const codeSentTo = async (address: string): Promise<string> => {
  const { list } = (await sandbox('/mail')) as { list: { to: readonly string[]; subject: string }[] };
  return /\d{6}/.exec(list.find(({ to }) => to.includes(address))!.subject)![0];
};

it('R-1-27, R-2.3-03, R-2.3-31, R-7.6-19, R-0-10 a cut-off that moved reaches the bell, 微信 and two groups, and one that an outage kept away arrives', async () => {
  const { ship, billNos } = await findShip();
  const call = async (path: string, body: object): Promise<void> => {
    const answer = await fetch(`${product.platformUrl}/gw${path}`, {
      method: 'POST',
      headers: { authorization: person.token, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(((await answer.json()) as { code: number }).code).toBe(200);
  };
  const page = await open('/user/messages');
  await page.getByRole('heading', { name: '还没有消息' }).waitFor();
  // Of what the port still tells of before something may be news by now: the message that is waited for is known by its words.
  await call('/blno/userBlno/subscribe', { blnos: billNos });
  await page.getByRole('link', { name: '推送设置' }).click();
  const channels = page.getByRole('region', { name: '发到哪' });
  await channels.getByRole('switch', { name: '微信', exact: true }).click();
  await channels.getByRole('listitem').filter({ hasText: '发给您本人' }).getByText('已打开').waitFor();
  const groups = await (await fetch(`${product.sandboxUrl}/desk/groups`)).text();
  const [wecom, dingtalk] = [/data-copy="([^"]*webhook[^"]*)"/, /data-copy="([^"]*access_token[^"]*)"/].map((one) => one.exec(groups)![1]!);
  const fill = async (name: string, url: string, secret?: string): Promise<void> => {
    const card = channels.getByRole('listitem').filter({ has: page.getByRole('switch', { name, exact: true }) });
    await card.getByLabel('群机器人地址').fill(url);
    if (secret !== undefined) await card.getByLabel('加签密钥').fill(secret);
    await card.getByRole('button', { name: '保存' }).click();
    await card.getByText('已打开').waitFor();
  };
  await fill('企业微信', wecom!);
  await fill('钉钉', dingtalk!, /data-copy="(SEC[^"]*)"/.exec(groups)![1]!);
  await channels.getByRole('listitem').filter({ hasText: '钉钉' }).getByRole('button', { name: '测试' }).click();
  await page.getByText('已送到，用时', { exact: false }).first().waitFor();
  const mailbox = channels.getByRole('listitem').filter({ has: page.getByRole('switch', { name: '邮件', exact: true }) });
  await mailbox.getByLabel('邮箱').fill('ops@yonglian.demo');
  await mailbox.getByRole('button', { name: '发验证码' }).click();
  await mailbox.getByLabel('验证码').waitFor();
  await shoot(page, 'notify-mailbox.png');
  await mailbox.getByLabel('验证码').fill(await codeSentTo('ops@yonglian.demo'));
  await mailbox.getByRole('button', { name: '确认' }).click();
  await mailbox.getByText('已打开').waitFor();
  // Whatever the hour of this run.
  await page.getByRole('region', { name: '夜里不响' }).getByRole('switch', { name: '打开' }).click();
  await page.getByText('已保存').first().waitFor();
  const cell = page.getByRole('button', { name: '查验、退单、撤销，微信：马上发' });
  await cell.click();
  await page.getByRole('button', { name: '查验、退单、撤销，微信：5 分钟一合' }).waitFor();
  expect(await seriousIssues(page)).toEqual([]);
  await shoot(page, 'notify-settings.png');

  await sandbox('/event', { type: 'cut-off', vessel: ship.vessel, voyage: ship.voyage, portCloseTime: earlier(ship.portCloseTime, 31) });
  await page.getByRole('link', { name: /^消息\s*\d+$/ }).click();
  const message = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: /截港、开港变更 · .*\/.* · 宁波 · 2 票/ }) })
    .filter({ hasText: '提前 31 分钟' })
    .first();
  await message.getByText('提前 31 分钟', { exact: false }).first().waitFor();
  for (const billNo of billNos) await message.getByRole('link', { name: billNo }).waitFor();
  await shoot(page, 'messages.png');
  const told = await waitFor('both groups to be told', async () => {
    const said = (await saidInGroups()).filter(
      ({ text }) => billNos.every((billNo) => text.includes(billNo)) && text.includes('提前 31 分钟'),
    );
    return said.length >= 2 ? said : null;
  });
  expect(told.map(({ group }) => group).sort()).toEqual(['甬联操作群（演示）', '车队群（演示）']);
  await waitFor('微信 to be told', async () => {
    const chat = await (await fetch(`${product.sandboxUrl}/desk/phone?user=19900000185`)).text();
    return chat.includes('截港、开港变更') ? chat : null;
  });

  await sandbox('/fault', { chatRobotsDown: true });
  try {
    await sandbox('/event', { type: 'cut-off', vessel: ship.vessel, voyage: ship.voyage, portCloseTime: earlier(ship.portCloseTime, 62) });
    await page.getByRole('link', { name: '推送设置' }).click();
    const log = page.getByRole('region', { name: '发送记录' }).last();
    await log.getByText('再试', { exact: false }).first().waitFor();
  } finally {
    await sandbox('/fault', { chatRobotsDown: false });
  }

  await page.getByRole('button', { name: /^用户菜单/ }).click();
  await page.getByRole('button', { name: '首页' }).click();
  await page
    .getByRole('region', { name: /^要人处理/ })
    .getByRole('link', { name: billNos[0]! })
    .waitFor();
  await page.getByRole('region', { name: '消息' }).getByText('截港、开港变更', { exact: false }).first().waitFor();
  expect(await seriousIssues(page)).toEqual([]);
  await shoot(page, 'home.png');

  const phone = await open('/user/messages', 390, true);
  await phone
    .getByRole('heading', { name: /截港、开港变更/ })
    .first()
    .waitFor();
  await phone.getByRole('button', { name: '全部标为已读' }).click();
  await phone.getByRole('button', { name: '未读', exact: true }).first().waitFor({ state: 'detached' });
  expect(await seriousIssues(phone)).toEqual([]);
  await shoot(phone, 'messages-390-dark.png');
});
