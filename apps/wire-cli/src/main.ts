/** The command `mastlight-wire`: reads files and says what they say. */
import { chdir } from 'node:process';
import { runCommand } from './run-command';

// A reader that has seen enough (`| head`) is no failure.
process.stdout.on('error', () => process.exit(0));
// `npm run` stands in the folder of the repository; names of files are meant from where it was called.
if (process.env.npm_lifecycle_event === 'wire' && process.env.INIT_CWD) chdir(process.env.INIT_CWD);

process.exitCode = await runCommand(process.argv.slice(2), {
  stdin: process.stdin,
  write: (text) => process.stdout.write(text),
  writeError: (text) => process.stderr.write(text),
  columns: process.stdout.columns ?? 100,
});
