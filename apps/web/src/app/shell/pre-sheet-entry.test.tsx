// Guarantee: the menu has PreSheet with a child for each agent of the identity of now, and not where there is none or one of
// them has no company.
// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { preSheet } from '@mastlight/domain/pre-sheet/contract';
import { usePreSheetList } from '../../features/pre-sheet/agent-list';
import { beforeEach, expect, test } from 'vitest';
import { succeed } from '../../testing/fake-gateway';
import { showPage } from '../../testing/show-page';
import { useAgentEntries } from '../../features/pre-sheet';
import { PreSheetEntry } from './pre-sheet-entry';

const agent = (agentCode: string, shortName: string, company = '演示船务代理有限公司') => ({ agentCode, shortName, company });
/** As the menu has it. */
function Entry() {
  const entries = useAgentEntries();
  return entries && <PreSheetEntry path="/logistics" entries={entries} />;
}
const routes = [
  { path: '/logistics', title: '', load: async () => Entry },
  { path: '/preSheet/$agentCode', title: '', load: async () => () => <h1>there</h1> },
];
const show = (list: readonly ReturnType<typeof agent>[], isSignedIn = true) =>
  showPage(routes, '/logistics', [[preSheet.listAgents, () => succeed(preSheet.listAgents, { list: [...list] })]], { isSignedIn });

/** The agents are asked for once the page is touched. */
const touch = () => dispatchEvent(new Event('pointermove'));

beforeEach(() => usePreSheetList.setState({ token: null, preSheetList: [] }));

test('R-2.2-45 R-3.6-09 one child an agent, and each leads to its page', async () => {
  const { user, address } = await show([agent('SINOAGENT', '宁波船代'), agent('PENAVICO', '宁波外代')]);
  await waitFor(() => {
    touch();
    screen.getByRole('button', { name: '预配单' });
  });
  await user.click(screen.getByRole('button', { name: '预配单' }));
  const children = await screen.findAllByRole('menuitemcheckbox');
  expect(children.map(({ textContent }) => textContent)).toEqual(['宁波船代', '宁波外代']);
  expect(usePreSheetList.getState().preSheetList.map(({ agentCode }) => agentCode)).toEqual(['SINOAGENT', 'PENAVICO']);
  await user.click(children[1]!);
  expect(address()).toBe('/preSheet/PENAVICO');
});

test.each([
  ['R-2.2-46 no agents', []],
  ['R-2.2-47 one without a company', [agent('PENAVICO', '宁波外代'), agent('NEW', '新船代', '')]],
])('%s: no entry', async (_name, list) => {
  const { asked } = await show(list);
  await expect.poll(() => touch() && asked(preSheet.listAgents).length).toBe(1);
  await expect.poll(() => usePreSheetList.getState().token).toBe('demo-token');
  expect(screen.queryByRole('button', { name: '预配单' })).toBeNull();
});

test('R-2.2-46 nobody is signed in: nothing is asked for', async () => {
  const { asked } = await show([agent('PENAVICO', '宁波外代')], false);
  touch();
  expect(screen.queryByRole('button', { name: '预配单' })).toBeNull();
  expect(asked(preSheet.listAgents)).toEqual([]);
});
