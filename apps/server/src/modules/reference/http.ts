import { reference } from '@mastlight/domain/reference/contract';
import { carriers } from '@mastlight/domain/vocabulary/carrier';
import { readPaging } from '@mastlight/domain/contract-kit/paging';
import { ports } from '@mastlight/domain/vocabulary/port';
import { implement, type Route } from '../../platform/http/route';

const listedPorts = ports.map(({ code, name, locodes }) => ({ code, name, locodes: [...locodes] }));
const listedWharfs = ports.flatMap(({ code: port, terminals }) => terminals.map(({ code, name, kind }) => ({ port, code, name, kind })));
const listedCarriers = carriers.map((carrier) => ({ ...carrier, prefixes: [...carrier.prefixes] }));

/** Routes of the reference lists (R-7.6-22, R-7.4-04). */
export function referenceRoutes(): Route[] {
  return implement('reference', reference, {
    listPorts: async () => ({ list: listedPorts }),
    listWharfs: async () => ({ list: listedWharfs }),
    listCarriers: async () => ({ list: listedCarriers }),
    listShipCompanies: async (fields) => {
      const { pageNo, pageSize, offset } = readPaging(fields);
      return { list: listedCarriers.slice(offset, offset + pageSize), total: listedCarriers.length, pageNo, pageSize };
    },
  });
}
