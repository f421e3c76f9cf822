import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import type { FastifyInstance } from 'fastify';
import { BadInput } from '../bad-input';
import type { RowPortState } from './row-port';

/** `GET /world/<port>`: the bills of a port that speaks in rows, nearest port close first. */
export function registerRowPorts(app: FastifyInstance, states: ReadonlyMap<string, RowPortState>): void {
  app.get<{ Params: { port: string } }>('/world/:port', (request) => {
    const state = states.get(request.params.port.toUpperCase());
    if (!state) throw new BadInput(`沙盘里没有港口 ${request.params.port}；有：${[...states.keys()].join('、') || '无（没有它的钥匙）'}`);
    return {
      ok: true,
      bills: state.bills.map(({ portClosesMs, ...bill }) => ({ ...bill, portCloseTime: formatShanghai(portClosesMs) })),
      plannedRows: state.planned.length,
    };
  });
}
