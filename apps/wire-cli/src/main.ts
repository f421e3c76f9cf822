/** The command `mastlight-wire`: reads files and says what they say. */
import { chdir } from 'node:process';
import { callingFolder } from './calling-folder';
import { runCommand } from './run-command';

// A reader that has seen enough (`| head`) is no failure.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 2));
chdir(callingFolder(process.env, 'wire') ?? '.');

process.exitCode = await runCommand(process.argv.slice(2), {
  stdin: process.stdin,
  write: (text) => process.stdout.write(text),
  writeError: (text) => process.stderr.write(text),
  columns: process.stdout.columns ?? 100,
});
