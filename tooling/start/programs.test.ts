// Guarantee: programs started together end together, one can be ended and run
// again meanwhile, and one that fails to start takes the start down with it.
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitFor } from '@mastlight/testing/wait-for';
import { afterAll, expect, it } from 'vitest';
import { awaitAnswer, Programs } from './programs.mjs';

const folder = mkdtempSync(join(tmpdir(), 'mastlight-programs-'));
afterAll(() => rmSync(folder, { recursive: true }));

const script = (name: string, text: string): string => {
  const file = join(folder, `${name}.mjs`);
  writeFileSync(file, text);
  return file;
};
const staying = script('staying', `console.log('pid ' + process.pid); console.log('listening here'); setInterval(() => {}, 1000);`);
const failing = script('failing', 'process.exit(3);');

interface Started {
  readonly programs: Programs;
  readonly lines: string[];
  readonly exits: number[];
}
function start(): Started {
  const lines: string[] = [];
  const exits: number[] = [];
  return {
    programs: new Programs(
      folder,
      (line) => void lines.push(line),
      (code) => void exits.push(code),
    ),
    lines,
    exits,
  };
}
const isAlive = (line: string): boolean => {
  try {
    return process.kill(Number(line.split(' ')[1]), 0);
  } catch {
    return false;
  }
};

it('passes lines on, keeps the ready line, and runs a program again', async () => {
  const { programs, lines, exits } = start();
  await programs.run('one', staying, process.env).ready;
  await programs.end('one');
  await programs.run('one', staying, process.env).ready;
  expect(lines).toHaveLength(2);
  expect(lines.map(isAlive)).toEqual([false, true]);
  expect(exits).toEqual([]);
  let isClosed = false;
  programs.endWith(async () => void (isClosed = true));
  await programs.stop(0);
  expect(lines.map(isAlive)).toEqual([false, false]);
  expect([isClosed, exits]).toEqual([true, [0]]);
});

it('ends the others when one ends by itself, with its failure', async () => {
  const { programs, lines, exits } = start();
  await programs.run('one', staying, process.env).ready;
  await expect(programs.run('two', failing, process.env).ready).rejects.toThrow('two 已退出（代码 3）');
  await waitFor('the end', () => exits.length > 0);
  expect(exits).toEqual([1]);
  expect(lines.map(isAlive)).toEqual([false]);
});

it('waits for a call that succeeds, through refusals, and says when none does', async () => {
  const answers = [503, 200, 200].map((status, at) => ({ status, body: JSON.stringify({ code: at < 2 ? 503 : 200 }) }));
  let calls = 0;
  const server = createServer((_request, response) => {
    const { status, body } = answers[Math.min(calls++, answers.length - 1)]!;
    response.writeHead(status).end(body);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  await awaitAnswer(address);
  expect(calls).toBe(3);
  server.close();
  server.closeAllConnections();
  await expect(awaitAnswer(address, 1)).rejects.toThrow('一直没有正常应答');
});
