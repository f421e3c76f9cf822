import { defaultPort, type PortCode } from '@mastlight/domain/vocabulary/port';

/** The address of the bill list that shows these bills alone. */
export function billsAddress(port: PortCode, billNos: readonly string[]) {
  return { to: '/logistics', search: { ...(port === defaultPort ? {} : { port }), keyword: billNos.join(',') } } as const;
}
