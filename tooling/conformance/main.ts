/** The command `npm run conformance -- <folder>`: how much of a folder of samples is read, and read right. */
import { chdir } from 'node:process';
import { callingFolder } from '../../apps/wire-cli/src/calling-folder';
import { runConformanceCommand } from './run-command';

// A reader that has seen enough (`| head`) is no failure.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 2));
chdir(callingFolder(process.env, 'conformance') ?? '.');

process.exitCode = runConformanceCommand(process.argv.slice(2), {
  write: (text) => process.stdout.write(text),
  writeError: (text) => process.stderr.write(text),
  columns: process.stdout.columns ?? 100,
});
