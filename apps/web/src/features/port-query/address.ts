import { defaultPort, type PortCode } from '@mastlight/domain/vocabulary/port';

const paths = { gates: '/gateQuery', ships: '/shipQuery' } as const;
export type QueryKind = keyof typeof paths;

/** The address of a query at a port; with a keyword it is asked at once. */
export function queryAddress(kind: QueryKind, asked: { readonly port?: PortCode; readonly keyword?: string } = {}): string {
  const { port = defaultPort, keyword = '' } = asked;
  const query = new URLSearchParams({ ...(port !== defaultPort && { port }), ...(keyword && { keyword }) }).toString();
  return query ? `${paths[kind]}?${query}` : paths[kind];
}
