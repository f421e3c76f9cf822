import type { FastifyInstance } from 'fastify';
import { BadInput } from '../bad-input';
import { readFields, readText } from '../read-fields';
import type { RunningFleet } from './run-fleet';

/** `GET /trucks`: the fleet; `POST /trucks/network` `{plate, cut}`: a truck loses the network, or has it again and catches up. */
export function registerTrucks(app: FastifyInstance, fleet: RunningFleet): void {
  app.get('/trucks', () => ({ ok: true, list: fleet.list() }));
  app.post('/trucks/network', (request) => {
    const fields = readFields(request.body);
    const plate = readText(fields, 'plate') ?? '';
    if (typeof fields['cut'] !== 'boolean') throw new BadInput('cut 应是 true 或 false');
    if (!fleet.cut(plate, fields['cut'])) throw new BadInput(`沙盒车队里没有 ${plate}`);
    return { ok: true };
  });
}
