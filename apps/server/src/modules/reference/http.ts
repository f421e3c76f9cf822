import { reference } from '@mastlight/domain/reference/contract';
import { carriers, offeredCarriers } from '@mastlight/domain/vocabulary/carrier';
import { readPaging } from '@mastlight/domain/contract-kit/paging';
import { nodeCodes } from '@mastlight/domain/vocabulary/node-code';
import { ports } from '@mastlight/domain/vocabulary/port';
import { implement, type FileAnswer, type Route } from '../../platform/http/route';
import { drawLineSign, lineSigns } from '@mastlight/domain/vocabulary/line-sign';
import { staticTexts } from '@mastlight/domain/reference/static-texts/index';

const listedPorts = ports.map(({ code, name, locodes }) => ({ code, name, locodes: [...locodes] }));
const listedWharfs = ports.flatMap(({ code: port, terminals }) => terminals.map(({ code, name, kind }) => ({ port, code, name, kind })));
const qingdaoWharfs = listedWharfs.filter(({ port }) => port === 'QD').map(({ code, name }) => ({ code, name }));
const listedCarriers = carriers.map((carrier) => ({
  ...carrier,
  prefixes: [...carrier.prefixes],
  isOffered: offeredCarriers.has(carrier.code),
}));
const listedNodes = nodeCodes.map(([code, description]) => ({ code, description }));
const pathOfSign = (code: string): string => `${reference.lineSign.path}?code=${code}`;
const listedCompanies = listedCarriers.map((carrier) => ({ ...carrier, logo: pathOfSign(carrier.code) }));
const logoIndex = JSON.stringify(Object.fromEntries(carriers.map(({ code }) => [code, pathOfSign(code)])));

const asText = async (body: string): Promise<FileAnswer> => ({ contentType: 'text/plain; charset=utf-8', body });

/** One page of a list that is part of the product. */
function pageOf<T>(list: readonly T[], fields: Parameters<typeof readPaging>[0]) {
  const { pageNo, pageSize, offset } = readPaging(fields);
  return { list: list.slice(offset, offset + pageSize), total: list.length, pageNo, pageSize };
}

/** Routes of the reference lists (R-7.6-22, R-7.4-01, -04, -54). */
export function referenceRoutes(): Route[] {
  return implement('reference', reference, {
    listPorts: async () => ({ list: listedPorts }),
    listWharfs: async () => ({ list: listedWharfs }),
    listQingdaoWharfs: async () => ({ list: qingdaoWharfs }),
    listCarriers: async () => ({ list: listedCarriers }),
    listNodeCodes: async (fields) => pageOf(listedNodes, fields),
    listShipCompanies: async (fields) => pageOf(listedCompanies, fields),
    supervisionText: () => asText(staticTexts.supervision),
    countriesText: () => asText(staticTexts.countries),
    oldCountriesText: () => asText(staticTexts.countriesOld),
    englishCountriesText: () => asText(staticTexts.countriesEnglish),
    portsText: () => asText(staticTexts.ports),
    englishPortsText: () => asText(staticTexts.portsEnglish),
    logoIndex: async () => ({ contentType: 'application/json; charset=utf-8', body: logoIndex }),
    lineSign: async ({ code }) => ({ contentType: 'image/svg+xml; charset=utf-8', body: drawLineSign(lineSigns.get(code)!) }),
  });
}
