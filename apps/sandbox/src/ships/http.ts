import type { FastifyInstance } from 'fastify';
import { BadInput } from '../bad-input';
import { readFields } from '../read-fields';
import type { RunningRadio } from './run-radio';

/** `GET /ships`: the ships; `POST /ships/radio` `{mmsi, off}`: a ship's radio is switched off, or on again. */
export function registerShips(app: FastifyInstance, radio: () => RunningRadio | null): void {
  app.get('/ships', () => ({ ok: true, list: radio()?.list() ?? [] }));
  app.post('/ships/radio', (request) => {
    const fields = readFields(request.body);
    if (typeof fields['off'] !== 'boolean') throw new BadInput('off 应是 true 或 false');
    const mmsi = Number(fields['mmsi']);
    if (radio()?.turn(mmsi, fields['off']) !== true) throw new BadInput(`沙盒里没有 MMSI ${String(fields['mmsi'])} 的船`);
    return { ok: true };
  });
}
