// Guarantee: R-2.2-48, R-2.3-19: a pre-sheet is filled in, kept here and on the server, goes out once when it is right, shows
// what the agent says, and nothing that somebody typed is lost; settings bind agents and say which field is wrong.
// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { preSheet, type PreSheetRow } from '@mastlight/domain/pre-sheet/contract';
import { preSheetTexts as texts } from '@mastlight/domain/pre-sheet/messages';
import { sampleSheet } from '@mastlight/domain/pre-sheet/sample-sheet';
import { expect, test } from 'vitest';
import { refuse, succeed, type Answers } from '../../testing/fake-gateway';
import { showPage } from '../../testing/show-page';
import { preSheetRoutes as routes } from './routes';

const agents = [
  { agentCode: 'PENAVICO', shortName: '宁波外代', company: '演示外轮代理有限公司' },
  { agentCode: 'SINOAGENT', shortName: '宁波船代', company: '演示船务代理有限公司' },
];
const set = {
  agentCodes: ['PENAVICO'],
  defaultAgent: '',
  loadPort: 'CNNBG',
  dischargePort: '',
  wharf: '',
  contact: '演示员',
  phone: '',
  version: 1,
};
const row = (part: Partial<PreSheetRow> = {}): PreSheetRow => ({
  id: 7,
  key: 'k7',
  version: 1,
  agentCode: 'PENAVICO',
  agentName: '宁波外代',
  state: 'draft',
  reason: '',
  head: { ...sampleSheet.head },
  boxes: sampleSheet.boxes.map((box) => ({ ...box })),
  goods: sampleSheet.goods.map((line) => ({ ...line })),
  reference: null,
  updateTime: '2026-11-28 10:00:00',
  submitTime: null,
  answerTime: null,
  ...part,
});
const result = (outcome: 'saved' | 'same' | 'stale' | 'refused', part: object = {}) => ({
  key: 'k',
  outcome,
  id: 7,
  version: 2,
  msg: '',
  current: null,
  ...part,
});

/** The page of an agent over what the server has: `rows` may be changed by the answers. */
async function showAgent(address: string, rows: PreSheetRow[], answers: Answers = []) {
  return showPage(routes, address, [
    [preSheet.showSettings, () => succeed(preSheet.showSettings, { agents, settings: set })],
    [
      preSheet.getPreDataByUserId,
      ({ id }) => {
        const list = rows.filter((one) => id === undefined || one.id === Number(id));
        return succeed(preSheet.getPreDataByUserId, { list, total: list.length, pageNo: 1, pageSize: 20 });
      },
    ],
    ...answers,
  ]);
}
const savedAs = (...results: readonly ReturnType<typeof result>[]): Answers => {
  const left = [...results];
  return [[preSheet.batchUpdates, () => succeed(preSheet.batchUpdates, { list: [left.shift() ?? result('same')] })]];
};
const field = (name: RegExp) => screen.getByLabelText(name);

test('R-2.2-48 a new one begins with the settings, and what is missing is listed; nothing goes out before it is right', async () => {
  const { user, asked } = await showAgent('/preSheet/PENAVICO', []);
  await screen.findByRole('heading', { name: '新建预配单' });
  expect((field(/^装货港/) as HTMLInputElement).value).toBe('CNNBG');
  screen.getByRole('button', { name: '请填提单号' });
  await user.click(screen.getByRole('button', { name: '提交给宁波外代' }));
  await screen.findByText(/有 7 处要改：请填提单号/);
  expect(screen.queryByText('提交给宁波外代？')).toBeNull();
  expect(asked(preSheet.batchUpdates)).toEqual([]);
  // A press goes to the field.
  await user.click(screen.getByRole('button', { name: '请填航次' }));
  expect(document.activeElement).toBe(field(/^航次/));
});

test('R-2.2-48 R-7.4-76 it is saved before it goes, as it stands, and goes once however often it is pressed', async () => {
  const rows = [row()];
  const { user, asked, address } = await showAgent('/preSheet/PENAVICO?id=7', rows, [
    ...savedAs(result('saved')),
    [
      preSheet.submit,
      () => {
        rows[0] = row({ state: 'submitted', version: 3, reference: 'REF1', submitTime: '2026-11-28 10:05:00' });
        return succeed(preSheet.submit, { reference: 'REF1' });
      },
    ],
  ]);
  await screen.findByRole('heading', { name: '预配单 DEMO26112801' });
  await user.type(field(/^备注/), '急');
  await user.click(screen.getByRole('button', { name: '提交给宁波外代' }));
  await user.dblClick(await screen.findByRole('button', { name: '确认提交' }));
  await screen.findByText('已提交，等船代答复；要改请先撤回');
  expect(asked(preSheet.batchUpdates)).toMatchObject([{ list: [{ id: 7, version: 1, agentCode: 'PENAVICO', head: { remark: '急' } }] }]);
  expect(asked(preSheet.submit)).toEqual([{ id: 7, version: 2 }]);
  expect((field(/^备注/) as HTMLInputElement).disabled).toBe(true);
  // What is with the agent is read, and no cell of it is typed into.
  expect(screen.queryByRole('grid')).toBeNull();
  screen.getByRole('cell', { name: 'CSNU6152042' });
  expect(address()).toBe('/preSheet/PENAVICO?id=7');
});

test('R-2.2-48 one that came back unseen is not sent by an old page: it is shown as it stands, and can be sent then', async () => {
  const rows = [row()];
  const { user, asked } = await showAgent('/preSheet/PENAVICO?id=7', rows, [
    [
      preSheet.submit,
      ({ version }) => {
        if (version !== 3) return refuse({ code: 409, msg: texts.stale, refusal: 'pre-sheet.stale', params: {} });
        rows[0] = row({ state: 'submitted', version: 4, reference: 'REF2' });
        return succeed(preSheet.submit, { reference: 'REF2' });
      },
    ],
  ]);
  await screen.findByRole('heading', { name: '预配单 DEMO26112801' });
  // It was sent in another window and given back, and nothing of that came here.
  rows[0] = row({ version: 3, head: { ...sampleSheet.head, remark: '第二份' } });
  await user.click(screen.getByRole('button', { name: '提交给宁波外代' }));
  await user.click(await screen.findByRole('button', { name: '确认提交' }));
  await waitFor(() => expect((field(/^备注/) as HTMLInputElement).value).toBe('第二份'));
  screen.getByText('没有提交：这张预配单已在别处改过或提交过，现在显示的是那一份');
  await user.click(screen.getByRole('button', { name: '提交给宁波外代' }));
  await user.click(await screen.findByRole('button', { name: '确认提交' }));
  await screen.findByText('已提交，等船代答复；要改请先撤回');
  expect(asked(preSheet.submit)).toEqual([
    { id: 7, version: 1 },
    { id: 7, version: 3 },
  ]);
});

test('R-2.2-48 what the agent says comes to the open page: returned with its reason, to be put right', async () => {
  const rows = [row({ state: 'submitted', reference: 'REF1', submitTime: '2026-11-28 10:05:00' })];
  const { push, isLive } = await showAgent('/preSheet/PENAVICO?id=7', rows);
  await screen.findByText('已提交，等船代答复；要改请先撤回');
  await waitFor(() => expect(isLive()).toBe(true));
  rows[0] = row({ state: 'returned', reason: '箱 CSNU6152042 没有封号，请补', answerTime: '2026-11-28 10:06:00' });
  push('pre-sheet', [7]);
  await screen.findByText('船代退回：箱 CSNU6152042 没有封号，请补');
  expect((field(/^备注/) as HTMLInputElement).disabled).toBe(false);
  within(await screen.findByRole('button', { name: /DEMO26112801.*已退回/ })).getByText('11-28 10:06 答复');
});

test('R-2.2-48 saved elsewhere meanwhile: nothing is written over unasked, and both can be kept', async () => {
  const { user, asked } = await showAgent(
    '/preSheet/PENAVICO?id=7',
    [row()],
    savedAs(result('stale', { version: 5 }), result('saved', { version: 6 })),
  );
  await user.type(await screen.findByLabelText(/^备注/), '我的');
  await user.click(screen.getByRole('button', { name: '保存草稿' }));
  await screen.findByText(/已在别处改过，您填的还在下面/);
  // It stays so until somebody has chosen.
  await user.click(screen.getByRole('button', { name: '保存草稿' }));
  expect(asked(preSheet.batchUpdates)).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: '用我这一份覆盖' }));
  await screen.findByText(/^已保存 \d\d:\d\d/);
  expect(asked(preSheet.batchUpdates)[1]).toMatchObject({ list: [{ id: 7, version: 5, head: { remark: '我的' } }] });
});

test('R-2.2-48 a new one that another window has saved meanwhile is shown as it stands there', async () => {
  const { user, address } = await showAgent(
    '/preSheet/PENAVICO',
    [row({ version: 5, head: { ...sampleSheet.head, remark: '另一份' } })],
    savedAs(result('stale', { version: 5 })),
  );
  await user.type(await screen.findByLabelText(/^备注/), '我的');
  await user.click(screen.getByRole('button', { name: '保存草稿' }));
  await user.click(await screen.findByRole('button', { name: '看别处那一份' }));
  await waitFor(() => expect((field(/^备注/) as HTMLInputElement).value).toBe('另一份'));
  expect(address()).toBe('/preSheet/PENAVICO?id=7');
});

test('R-2.2-48 a save that fails says why, keeps what was typed, and can be repeated under the same key', async () => {
  let isDown = true;
  const { user, asked } = await showAgent(
    '/preSheet/PENAVICO',
    [],
    [
      [
        preSheet.batchUpdates,
        () => {
          if (isDown) return refuse({ code: 429, msg: texts.keptEnough });
          return succeed(preSheet.batchUpdates, { list: [result('saved', { version: 1 })] });
        },
      ],
    ],
  );
  await user.type(await screen.findByLabelText(/^提单号/), 'demo26112802');
  await user.click(screen.getByRole('button', { name: '保存草稿' }));
  await screen.findByText(new RegExp(`没有存上：${texts.keptEnough}`));
  expect((field(/^提单号/) as HTMLInputElement).value).toBe('DEMO26112802');
  isDown = false;
  await user.click(screen.getByRole('button', { name: '保存草稿' }));
  await screen.findByText(/^已保存 \d\d:\d\d/);
  const keys = asked(preSheet.batchUpdates).map(({ list }) => (list as { key: string }[])[0]!.key);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

test('R-2.2-48 what was typed and not saved is there again', async () => {
  const first = await showAgent('/preSheet/PENAVICO', [row()]);
  await first.user.type(await screen.findByLabelText(/^提单号/), 'demo26112803');
  // Another one is opened, and this one is gone back to.
  await first.user.click(await screen.findByRole('button', { name: /DEMO26112801/ }));
  await screen.findByRole('heading', { name: '预配单 DEMO26112801' });
  await first.user.click(screen.getByRole('button', { name: '新建' }));
  await screen.findByText('上次没有保存的内容还在，已接着显示');
  expect((field(/^提单号/) as HTMLInputElement).value).toBe('DEMO26112803');
});

test('R-2.2-48 what is with the agent is asked back; what is a draft is deleted once somebody says so', async () => {
  const rows = [row({ state: 'submitted', reference: 'REF1' })];
  const { user, asked } = await showAgent('/preSheet/PENAVICO?id=7', rows, [
    [
      preSheet.withdraw,
      () => {
        rows[0] = row({ state: 'draft' });
        return succeed(preSheet.withdraw, true);
      },
    ],
    [
      preSheet.deleteSheets,
      () => {
        rows.splice(0);
        return succeed(preSheet.deleteSheets, true);
      },
    ],
  ]);
  await user.click(await screen.findByRole('button', { name: '撤回' }));
  await user.click(await screen.findByRole('button', { name: '删除' }));
  await screen.findByText('提单 DEMO26112801 的预配单删除后找不回来');
  expect(asked(preSheet.deleteSheets)).toEqual([]);
  await user.click(screen.getAllByRole('button', { name: '删除' }).at(-1)!);
  await screen.findByText('还没有预配单');
  expect(asked(preSheet.withdraw)).toEqual([{ id: 7 }]);
  expect(asked(preSheet.deleteSheets)).toEqual([{ ids: [7] }]);
});

test('R-2.2-48 an agent that is not bound, and a pre-sheet that is gone, are said', async () => {
  const { user, address } = await showAgent('/preSheet/SINOAGENT', []);
  await screen.findByText('没有绑定这家船代');
  await user.click(screen.getByRole('button', { name: '去设置' }));
  expect(address()).toBe('/user/pre-sheet');
  await showAgent('/preSheet/PENAVICO?id=99', []);
  expect(await screen.findByText(texts.gone)).toBeTruthy();
});

test('R-2.2-48 what is with an agent that is bound no more can be asked back', async () => {
  const rows = [row({ agentCode: 'GONE', agentName: 'GONE', state: 'submitted', reference: 'REF1' })];
  const { user, asked } = await showAgent('/preSheet/GONE?id=7', rows, [
    [
      preSheet.withdraw,
      () => {
        rows[0] = { ...rows[0]!, state: 'withdrawing' };
        return succeed(preSheet.withdraw, true);
      },
    ],
  ]);
  await user.click(await screen.findByRole('button', { name: '撤回' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: '撤回' })).toBeNull());
  await screen.findByRole('heading', { name: '预配单 DEMO26112801' });
  expect(asked(preSheet.withdraw)).toEqual([{ id: 7 }]);
});

test('R-2.2-44 the module leads to the first agent', async () => {
  const { address } = await showAgent('/preSheet', []);
  await waitFor(() => expect(address()).toBe('/preSheet/PENAVICO'));
});

test('R-2.2-44 signed out: what it is for, and the login', async () => {
  await showPage(routes, '/preSheet/PENAVICO', [], { isSignedIn: false });
  expect(await screen.findByText('登录后使用预配单')).toBeTruthy();
});

test('R-2.3-19 agents are bound in the order of the ticks; a wrong default names its field and nothing is lost', async () => {
  const { user, asked } = await showPage(routes, '/user/pre-sheet', [
    [
      preSheet.showSettings,
      () => succeed(preSheet.showSettings, { agents, settings: { ...set, agentCodes: [], loadPort: '', version: 0 } }),
    ],
    [preSheet.listAgents, () => succeed(preSheet.listAgents, { list: [...agents] })],
    [preSheet.saveSettings, () => succeed(preSheet.saveSettings, { version: 1 })],
  ]);
  await user.click(await screen.findByRole('checkbox', { name: '宁波船代' }));
  await user.click(screen.getByRole('checkbox', { name: '宁波外代' }));
  await user.selectOptions(screen.getByLabelText('默认船代'), 'PENAVICO');
  await user.type(screen.getByLabelText('卸货港'), '洛杉矶');
  await user.click(screen.getByRole('button', { name: '保存设置' }));
  await screen.findByText('港口写 5 位代码，例如 CNNBG');
  expect(asked(preSheet.saveSettings)).toEqual([]);
  await user.clear(screen.getByLabelText('卸货港'));
  await user.type(screen.getByLabelText('卸货港'), 'uslax');
  await user.click(screen.getByRole('button', { name: '保存设置' }));
  await screen.findByText('设置已保存');
  expect(asked(preSheet.saveSettings)).toMatchObject([
    { agentCodes: ['SINOAGENT', 'PENAVICO'], defaultAgent: 'PENAVICO', dischargePort: 'USLAX', contact: '演示员', version: 0 },
  ]);
});

test('R-2.3-19 no agents of the site: said so', async () => {
  await showPage(routes, '/user/pre-sheet', [
    [preSheet.showSettings, () => succeed(preSheet.showSettings, { agents: [], settings: { ...set, agentCodes: [] } })],
  ]);
  expect(await screen.findByText('还没有可以绑定的船代')).toBeTruthy();
});
