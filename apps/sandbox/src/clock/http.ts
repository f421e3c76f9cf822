import type { FastifyInstance } from 'fastify';
import { BadInput } from '../bad-input';
import { readFields, readNumber, readTime } from '../read-fields';
import type { WorldClock } from './world-clock';

const dayMs = 86_400_000;
/** How far one step may go: a longer leap would make the world write months of messages at once. */
const leapMaxMs = 60 * dayMs;
/** Fastest clock: an hour a second. */
const rateMax = 3_600;
/** A comment line this often keeps the stream open through proxies. */
const keepAliveMs = 15_000;

/** `GET /clock`, `POST /clock`, and `GET /clock/stream` for followers. */
export function registerClock(app: FastifyInstance, clock: WorldClock): void {
  app.get('/clock', () => clock.read());

  app.post('/clock', (request) => {
    const fields = readFields(request.body);
    const advanceMinutes = readNumber(fields, 'advanceMinutes', 0, leapMaxMs / 60_000);
    const rate = readNumber(fields, 'rate', 0.001, rateMax);
    const told = readTime(fields, 'now');
    if (told !== undefined && advanceMinutes !== undefined) throw new BadInput('now 和 advanceMinutes 只能给一个');
    if (told !== undefined && Math.abs(told - clock.nowMs()) > leapMaxMs) {
      throw new BadInput('时钟一次最多拨 60 天');
    }
    const nowMs = told ?? (advanceMinutes === undefined ? undefined : clock.nowMs() + advanceMinutes * 60_000);
    clock.set({ nowMs, rate });
    return { ok: true, ...clock.read() };
  });

  app.get('/clock/stream', (request, reply) => {
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      connection: 'keep-alive',
    });
    const tell = (): void => {
      const { nowMs, rate } = clock.read();
      raw.write(`event: clock\ndata: ${JSON.stringify({ nowMs, rate })}\n\n`);
    };
    tell();
    const undo = clock.onChange(tell);
    const timer = setInterval(() => raw.write(': still here\n\n'), keepAliveMs);
    request.raw.on('close', () => {
      undo();
      clearInterval(timer);
    });
  });
}
