/** The ports of the product (R-1-04, R-9-32), as their profiles tell them, and the codes others use for them. */
import { profiles, type PortCode, type PortProfile } from '../ports/index';

export type { PortCode };

export type Port = PortProfile & { readonly code: PortCode };

export const ports: readonly Port[] = profiles;

export const portCodes = ports.map(({ code }) => code) as [PortCode, ...PortCode[]];

/** R-1-05: the first port is selected on the first visit. */
export const defaultPort: PortCode = profiles[0].code;

/** The port of a code; undefined when unknown, never a guess. */
export function findPort(code: string): Port | undefined {
  return ports.find((port) => port.code === code);
}

const portOf = new Map(ports.flatMap(({ code, locodes }) => locodes.map((locode) => [locode, code] as const)));

/** The product port a UN/LOCODE belongs to; undefined for any other place. */
export function portOfLocode(locode: string): PortCode | undefined {
  return portOf.get(locode);
}
