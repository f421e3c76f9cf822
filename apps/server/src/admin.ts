/**
 * The command behind `npm run admin -- <phone> [--desk | --experience <flag>] [--remove]` and
 * `npm run admin -- --agent <code> …`, which enters a shipping agent that takes pre-sheets or takes it away: a registered
 * person becomes an administrator, or one of the operator's desk, or sees a room that a flag opens (R-6-13), or is and does
 * so no more. Beside a running server it works on the same database; otherwise it opens the database itself.
 */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { roleTexts as texts } from '@mastlight/domain/account/messages';
import { experienceCodes, experienceTexts } from '@mastlight/domain/preferences/index';
import { preSheetTexts } from '@mastlight/domain/pre-sheet/messages';
import { readAgentWords } from '@mastlight/domain/pre-sheet/read-agent-words';
import { isPhone, maskPhone, tidyPhone } from '@mastlight/domain/vocabulary/phone';
import { readConfig } from './platform/config';

const here = dirname(fileURLToPath(import.meta.url));

try {
  const given = process.argv.slice(2);
  if (given.includes('--agent')) await runAgentCommand(given);
  else await runPersonCommand(given);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

/** Enters an agent, or takes it away. @throws Error with a text for people. */
async function runAgentCommand(given: readonly string[]): Promise<void> {
  const command = readAgentWords(given);
  const [{ openBeside }, { enterAgent, removeAgent }] = await Promise.all([
    import('./app/open-beside'),
    import('./modules/pre-sheet/index'),
  ]);
  const { server } = await openBeside(readConfig(process.env), here);
  const { admin: said } = preSheetTexts;
  try {
    if (command.kind === 'remove') {
      const { agentCode } = command;
      if (!(await removeAgent(server.platform, agentCode))) throw new Error(said.unknown(agentCode));
      process.stdout.write(`${said.removed(agentCode)}\n`);
      return;
    }
    const { agentCode, shortName } = command.agent;
    const result = await enterAgent(server.platform, command.agent);
    if (result === 'full') throw new Error(said.full);
    process.stdout.write(`${said[result](agentCode, shortName)}\n`);
  } finally {
    await server.stop();
  }
}

/** Gives a registered person a role or opens a room to it, or takes that away. @throws Error with a text for people. */
async function runPersonCommand(given: readonly string[]): Promise<void> {
  const flagAt = given.indexOf('--experience');
  const flag = flagAt === -1 ? null : (given[flagAt + 1] ?? '');
  const words = flag === null ? given : given.toSpliced(flagAt, 2);
  const experience = experienceCodes.find((code) => code === flag);
  const phones = words.filter((word) => !word.startsWith('--')).map(tidyPhone);
  const isGiven = !words.includes('--remove');
  const role = words.includes('--desk') ? 'desk' : 'admin';
  const [phone = ''] = phones;
  const isKnown = words.every((word) => ['--remove', '--desk'].includes(word) || !word.startsWith('--'));
  const isOneThing = flag === null || (experience !== undefined && !words.includes('--desk'));
  if (phones.length !== 1 || !isPhone(phone) || !isKnown || !isOneThing) throw new Error(texts.usage);
  // The server is read once it is known what to do: that takes longer than to refuse.
  const [{ openBeside }, { findUserByPhone, giveRole }, { giveExperience }] = await Promise.all([
    import('./app/open-beside'),
    import('./modules/account/index'),
    import('./modules/preferences/index'),
  ]);
  const { server } = await openBeside(readConfig(process.env), here);
  try {
    const { platform } = server;
    const shown = maskPhone(phone);
    if (experience === undefined) {
      const result = await giveRole(platform, { phone, role, isGiven });
      if (result === 'unknown') throw new Error(texts.unknown(shown));
      process.stdout.write(`${texts[result](shown, role)}\n`);
    } else {
      const person = await findUserByPhone(platform.database, phone);
      if (!person) throw new Error(texts.unknown(shown));
      const result = await giveExperience(platform, { phone, userId: person.id, experience, isGiven });
      process.stdout.write(`${experienceTexts[result](shown, experience)}\n`);
    }
  } finally {
    await server.stop();
  }
}
