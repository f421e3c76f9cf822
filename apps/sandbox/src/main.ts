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
  try {
    const sandbox = await startSandbox(readOptions(process.env));
    console.log(`seed ${sandbox.seed}`);
    // The launcher reads this line to learn that the sandbox is up, and where.
    console.log(`listening ${sandbox.url}`);
    let isStopping = false;
    const stop = (): void => {
      if (isStopping) return;
      isStopping = true;
      void sandbox.stop().then(() => process.exit(0));
    };
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
    // The launcher is gone: nobody is left to stop us later, or to read what we say.
    if (process.connected) process.on('disconnect', stop);
    process.stdout.on('error', () => {});
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    console.error(code === 'EADDRINUSE' ? '沙盒的端口被占用了，换一个 SANDBOX_PORT，或写 0 由系统挑' : `sandbox: ${message}`);
    process.exit(1);
  }
}
