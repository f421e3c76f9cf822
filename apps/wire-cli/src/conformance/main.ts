/** The command `npm run conformance -- <folder>`: how much of a folder of samples is read, and read right. */
import { chdir } from 'node:process';
import { runConformanceCommand } from './run-command';

process.stdout.on('error', () => process.exit(0));
// `npm run` stands in the folder of the repository; the folder is meant from where it was called.
if (process.env.npm_lifecycle_event === 'conformance' && process.env.INIT_CWD) chdir(process.env.INIT_CWD);

process.exitCode = runConformanceCommand(process.argv.slice(2), {
  write: (text) => process.stdout.write(text),
  writeError: (text) => process.stderr.write(text),
  columns: process.stdout.columns ?? 100,
});
