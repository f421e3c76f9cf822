import type { EnteredAgent } from './agent';
import * as max from './limits';
import { preSheetTexts } from './messages';

const { admin: texts } = preSheetTexts;

/** What whoever runs the site wants of an agent. */
export type AgentCommand =
  | { readonly kind: 'enter'; readonly agent: EnteredAgent }
  | { readonly kind: 'remove'; readonly agentCode: string };

const names = ['--agent', '--short-name', '--company', '--address'] as const;

/**
 * Reads the words behind `npm run admin -- --agent …`. Without an address it is sent under the agent's code.
 *
 * @throws Error with a text for people where something is missing, unknown or too long.
 */
export function readAgentWords(words: readonly string[]): AgentCommand {
  const told = new Map<string, string>();
  let isRemoved = false;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at]!;
    if (word === '--remove') isRemoved = true;
    else if ((names as readonly string[]).includes(word) && !told.has(word)) told.set(word, (words[++at] ?? '').trim());
    else throw new Error(texts.usage);
  }
  const [agentCode, shortName, company, address] = names.map((name) => told.get(name) ?? '') as [string, string, string, string];
  if (!max.agentCodePattern.test(agentCode)) throw new Error(texts.wrong);
  if (isRemoved && told.size === 1) return { kind: 'remove', agentCode };
  const isShort = (text: string, most: number): boolean => text !== '' && text.length <= most && !text.startsWith('--');
  if (isRemoved || !isShort(shortName, max.agentNameLengthMax) || !isShort(company, max.agentCompanyLengthMax))
    throw new Error(texts.wrong);
  if (told.has('--address') && !/^[A-Za-z0-9-]{1,35}$/.test(address)) throw new Error(texts.addressWrong);
  return { kind: 'enter', agent: { agentCode, shortName, company, address: address || agentCode } };
}
