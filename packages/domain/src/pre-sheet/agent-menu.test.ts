// Guarantee: the menu has an entry for each agent, and none where there is no agent or one without a company.
import { expect, it } from 'vitest';
import { agentEntries } from './agent-menu';

const penavico = { agentCode: 'PENAVICO', shortName: '宁波外代', company: '演示外轮代理有限公司' };
const sinoagent = { agentCode: 'SINOAGENT', shortName: '宁波船代', company: '演示船务代理有限公司' };
const nameless = { agentCode: 'NEW', shortName: '新船代', company: '' };

it.each([
  ['R-2.2-46 no agents: no entry', [], null],
  ['R-2.2-45 one agent', [penavico], ['/preSheet/PENAVICO 宁波外代']],
  ['R-2.2-45 one child an agent, in their order', [sinoagent, penavico], ['/preSheet/SINOAGENT 宁波船代', '/preSheet/PENAVICO 宁波外代']],
  ['R-2.2-47 one agent, without a company', [nameless], null],
  ['R-2.2-47 one of several has no company', [penavico, nameless, sinoagent], null],
  ['R-2.2-47 blanks are no company', [{ ...penavico, company: '  ' }], null],
] as const)('%s', (_name, agents, expected) => {
  expect(agentEntries(agents)?.map(({ path, title }) => `${path} ${title}`) ?? null).toEqual(expected);
});
