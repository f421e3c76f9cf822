/**
 * The sandbox: a program beside the platform that plays the other side of
 * every protocol over loopback. Not here: anything the platform needs in
 * production; the platform never imports it.
 */
import { pathToFileURL } from 'node:url';
import { readOptions } from './read-options';
import { startSandbox } from './start-sandbox';

export { startSandbox, type Sandbox, type SandboxOptions } from './start-sandbox';

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const sandbox = await startSandbox(readOptions(process.env));
  console.log(`seed ${sandbox.seed}`);
  console.log(`listening ${sandbox.url}`);
  const stop = (): void => {
    void sandbox.stop().then(() => process.exit(0));
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}
