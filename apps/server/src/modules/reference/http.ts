import { reference } from '@mastlight/domain/reference/contract';
import { carriers } from '@mastlight/domain/vocabulary/carrier';
import { readPaging } from '@mastlight/domain/contract-kit/paging';
import { nodeCodes } from '@mastlight/domain/vocabulary/node-code';
import { ports } from '@mastlight/domain/vocabulary/port';
import { implement, type Route } from '../../platform/http/route';

const listedPorts = ports.map(({ code, name, locodes }) => ({ code, name, locodes: [...locodes] }));
const listedWharfs = ports.flatMap(({ code: port, terminals }) => terminals.map(({ code, name, kind }) => ({ port, code, name, kind })));
const listedCarriers = carriers.map((carrier) => ({ ...carrier, prefixes: [...carrier.prefixes] }));
const listedNodes = nodeCodes.map(([code, description]) => ({ code, description }));
// Pictures of the lines come with the static files; until then no line has one.
const listedCompanies = listedCarriers.map((carrier) => ({ ...carrier, logo: null }));

/** One page of a list that is part of the product. */
function pageOf<T>(list: readonly T[], fields: Parameters<typeof readPaging>[0]) {
  const { pageNo, pageSize, offset } = readPaging(fields);
  return { list: list.slice(offset, offset + pageSize), total: list.length, pageNo, pageSize };
}

/** Routes of the reference lists (R-7.6-22, R-7.4-01, -04). */
export function referenceRoutes(): Route[] {
  return implement('reference', reference, {
    listPorts: async () => ({ list: listedPorts }),
    listWharfs: async () => ({ list: listedWharfs }),
    listCarriers: async () => ({ list: listedCarriers }),
    listNodeCodes: async (fields) => pageOf(listedNodes, fields),
    listShipCompanies: async (fields) => pageOf(listedCompanies, fields),
  });
}
