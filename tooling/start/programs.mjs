// The programs of one start: each is run with its lines passed on, and all end together.
import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

const stopDeadlineMs = 15_000;
const answerDeadlineMs = 60_000;
const answerLookMs = 100;
/** A call that anybody may make and that asks the database. */
export const firstCall = '/releaseNote/page?pageSize=1';

/** Programs that belong together: when one ends by itself, or a signal comes, all of them end. */
export class Programs {
  #root;
  #tell;
  /** @type {{ name: string, process: import('node:child_process').ChildProcess }[]} */
  #running = [];
  #isStopping = false;
  /** Ended before the programs are. */
  #others = [];

  #exit;

  constructor(root, tell, exit = process.exit) {
    this.#root = root;
    this.#tell = tell;
    this.#exit = exit;
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void this.stop(0));
  }

  /** Something else that ends with the programs. */
  endWith(end) {
    this.#others.push(end);
  }

  /**
   * Starts a program; its lines are passed on. `spoken`: its first line came;
   * `ready`: its line `listening …` came. Both fail when it ends before.
   */
  run(name, file, env) {
    const child = spawn(process.execPath, ['--enable-source-maps', file], {
      cwd: this.#root,
      env,
      // A group of its own, so that Ctrl+C reaches it through us and in order.
      detached: true,
      // The channel breaks when we are killed, and the child stops by itself.
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    const program = { name, process: child, isEnding: false };
    this.#running.push(program);
    let tellSpoken;
    let tellReady;
    let fail;
    const ended = new Promise((_, reject) => (fail = reject));
    const spoken = Promise.race([new Promise((done) => (tellSpoken = done)), ended]);
    const ready = Promise.race([new Promise((done) => (tellReady = done)), ended]);
    // Whoever waits for one of the two hears of a failure; the other must not count as unhandled.
    for (const promise of [ended, spoken, ready]) promise.catch(() => {});
    child.on('error', fail);
    child.on('exit', (code) => {
      if (this.#isStopping || program.isEnding) return;
      fail(new Error(`${name} 已退出（代码 ${code}）`));
      void this.stop(1);
    });
    let rest = '';
    child.stdout.on('data', (chunk) => {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop();
      for (const line of lines) {
        tellSpoken();
        if (line.startsWith('listening ')) tellReady();
        else if (!program.isEnding && (!this.#isStopping || name === 'platform')) this.#tell(line);
      }
    });
    return { spoken, ready };
  }

  /** Ends one program, so that it can be run again. */
  async end(name) {
    const ending = this.#running.filter((program) => program.name === name);
    this.#running = this.#running.filter((program) => program.name !== name);
    for (const program of ending) program.isEnding = true;
    await Promise.all(ending.map(endProcess));
  }

  /** Ends all programs, by pid and once, and then this process; whoever does not go within the deadline is killed. */
  async stop(code) {
    if (this.#isStopping) return;
    this.#isStopping = true;
    await Promise.all(this.#others.map((end) => end()));
    await Promise.all(this.#running.map(endProcess));
    this.#exit(code);
  }
}

/**
 * Waits until a call at `address` succeeds: a program that listens may still be making its first connections.
 *
 * @throws Error with a text for people when none does in time.
 */
export async function awaitAnswer(address, limitMs = answerDeadlineMs) {
  const endMs = performance.now() + limitMs;
  while (performance.now() < endMs) {
    const answer = await fetch(address).catch(() => null);
    // A refusal travels as an answer like any other.
    if (answer?.ok && (await answer.json().catch(() => null))?.code === 200) return;
    await pause(answerLookMs);
  }
  throw new Error(`桅灯已在 ${new URL(address).origin} 监听，但一直没有正常应答，请看上面的日志`);
}

function endProcess({ process: child }) {
  return new Promise((done) => {
    if (child.exitCode !== null || child.signalCode !== null || !child.pid) return done();
    const timer = setTimeout(() => child.kill('SIGKILL'), stopDeadlineMs);
    child.on('exit', () => (clearTimeout(timer), done()));
    child.kill('SIGTERM');
  });
}
