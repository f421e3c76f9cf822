// Guarantee: the port's clock follows what its stream tells, however the pieces fall, and outlives a line that says too much.
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { waitFor } from '@mastlight/testing/wait-for';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createPortClock } from './port-clock';

let source: Server;
let lines: ServerResponse[];
let clock: ReturnType<typeof createPortClock>;
const own = { nowMs: () => 1_000 };

beforeEach(async () => {
  lines = [];
  source = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
    lines.push(response);
  });
  await new Promise<void>((resolve) => source.listen(0, '127.0.0.1', resolve));
  clock = createPortClock(own, `http://127.0.0.1:${(source.address() as AddressInfo).port}`, pino({ level: 'silent' }));
  await waitFor('the line', () => lines.length === 1);
});
afterEach(() => {
  clock.stop();
  source.closeAllConnections();
  source.close();
});

it('takes a time that comes in pieces, with either end of line, and lets comments and nonsense pass', async () => {
  expect(clock.nowMs()).toBe(1_000);
  lines[0]!.write(': still here\n\nevent: clock\nda');
  lines[0]!.write('ta: {"nowMs":5000,"rate":60}\n\n');
  await waitFor('the first time', () => clock.nowMs() === 5_000);
  expect(clock.rate()).toBe(60);
  lines[0]!.write('data: {"nowMs":"soon"}\n\nevent: clock\r\ndata: {"nowMs":7000,"rate":1}\r\n\r\n');
  await waitFor('the second time', () => clock.nowMs() === 7_000);
});

it('leaves a line whose event has no end, and follows the next one', async () => {
  for (let piece = 0; piece < 4; piece++) lines[0]!.write(`data: ${'x'.repeat(9_000)}`);
  await waitFor('another line', () => {
    // What is fed to a parser that has given up is what ends the line.
    lines[0]!.write('x');
    return lines.length === 2;
  });
  lines[1]!.write('data: {"nowMs":9000,"rate":1}\n\n');
  await waitFor('the time', () => clock.nowMs() === 9_000);
});
