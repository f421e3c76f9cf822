/** The seven ports of the product (R-1-04, R-9-32) and the codes others use for them. */

export interface Port {
  /** The product's code, `systemKey` on the wire. */
  readonly code: PortCode;
  readonly name: string;
  /** Prefix in wire paths: empty for Ningbo (R-7.4-05). */
  readonly pathPart: string;
  /** UN/LOCODEs in use for the port; the first is the one we write (domain guide 4.2). */
  readonly locodes: readonly string[];
}

export const portCodes = ['NB', 'SH', 'QD', 'TJ', 'XM', 'SZ', 'DL'] as const;
export type PortCode = (typeof portCodes)[number];

/** R-1-05: Ningbo is selected on the first visit. */
export const defaultPort: PortCode = 'NB';

export const ports: readonly Port[] = [
  { code: 'NB', name: '宁波', pathPart: '', locodes: ['CNNGB', 'CNNBO', 'CNNBG', 'CNZOS'] },
  { code: 'SH', name: '上海', pathPart: 'Sh', locodes: ['CNSHA', 'CNSGH', 'CNSHG', 'CNYSN'] },
  { code: 'QD', name: '青岛', pathPart: 'Qd', locodes: ['CNTAO', 'CNQIN', 'CNQDG'] },
  { code: 'TJ', name: '天津', pathPart: 'Tj', locodes: ['CNTXG', 'CNTSN', 'CNTNJ'] },
  { code: 'XM', name: '厦门', pathPart: 'Xm', locodes: ['CNXMN', 'CNXAM', 'CNXMG'] },
  { code: 'SZ', name: '深圳', pathPart: 'Sz', locodes: ['CNSZX', 'CNYTN', 'CNSHK', 'CNCWN', 'CNDCB', 'CNSNZ'] },
  { code: 'DL', name: '大连', pathPart: 'Dl', locodes: ['CNDLC', 'CNDAL', 'CNDAG'] },
];

/** The port of a code; undefined when unknown, never a guess. */
export function findPort(code: string): Port | undefined {
  return ports.find((port) => port.code === code);
}

/** The product port a UN/LOCODE belongs to; undefined for any other place. */
export function portOfLocode(locode: string): PortCode | undefined {
  return ports.find((port) => port.locodes.includes(locode))?.code;
}
