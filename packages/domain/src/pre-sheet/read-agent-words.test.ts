// Guarantee: R-3.2-02: whoever runs the site enters an agent whole or not at all, and reads what is wrong.
import { expect, it } from 'vitest';
import { preSheetTexts } from './messages';
import { readAgentWords } from './read-agent-words';

const { usage, wrong, addressWrong } = preSheetTexts.admin;
const whole = ['--agent', 'DEMOAGENT', '--short-name', '演示船代', '--company', '演示船务代理有限公司'];

it('R-3.2-02 an agent has its code, its short name and its company', () => {
  const agent = { agentCode: 'DEMOAGENT', shortName: '演示船代', company: '演示船务代理有限公司' };
  expect(readAgentWords(whole)).toEqual({ kind: 'enter', agent: { ...agent, address: 'DEMOAGENT' } });
  expect(readAgentWords([...whole, '--address', 'EDI-1'])).toEqual({ kind: 'enter', agent: { ...agent, address: 'EDI-1' } });
  expect(readAgentWords(['--agent', 'DEMOAGENT', '--remove'])).toEqual({ kind: 'remove', agentCode: 'DEMOAGENT' });
});

it.each<[string, readonly string[], string]>([
  ['nothing behind it', ['--agent'], wrong],
  ['a code in small letters', ['--agent', 'demo', ...whole.slice(2)], wrong],
  ['no company', whole.slice(0, 4), wrong],
  ['blanks for a company', [...whole.slice(0, 5), '  '], wrong],
  ['a word in the place of a name', ['--agent', 'DEMOAGENT', '--short-name', '--company', '--company', '演示'], wrong],
  ['an endless name', [...whole.slice(0, 3), '长'.repeat(41), ...whole.slice(4)], wrong],
  ['an address of other signs', [...whole, '--address', 'a b'], addressWrong],
  ['taken away and entered at once', [...whole, '--remove'], wrong],
  ['a word that nobody knows', [...whole, '--desk'], usage],
  ['one word twice', [...whole, '--agent', 'OTHER'], usage],
])('R-3.2-02 %s is told', (_name, words, expected) => {
  expect(() => readAgentWords(words)).toThrow(expected);
});
