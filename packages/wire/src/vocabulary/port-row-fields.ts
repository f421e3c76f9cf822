/**
 * The rows that every port tells in one shape: a table per kind. Reader, writer
 * and the message's types all go by it, so a field is added in one place.
 */
export interface PortRowTable {
  /** Fields without which a row says nothing; of a group in brackets one is enough. */
  readonly needs: readonly (string | readonly string[])[];
  readonly texts: readonly string[];
  readonly times: readonly string[];
  /** Weights are kg. */
  readonly numbers: readonly string[];
  readonly lists: readonly string[];
  /** Names of flags, each with the stem of its fields: `arrive` stands in `arriveFlag` and `arriveTime`. */
  readonly flags: Readonly<Record<string, string>>;
}

const none = { numbers: [], lists: [], flags: {} } as const;

export const portRowFields = {
  /** Customs' and the terminal's answers to what was declared. */
  receipt: {
    ...none,
    needs: ['blNo', 'msgType', 'code'],
    texts: ['msgType', 'blNo', 'blnoMain', 'vessel', 'voyage', 'code', 'text'],
    times: ['sendTime', 'recvTime'],
    lists: ['ctnNos'],
  },
  gate: {
    ...none,
    needs: ['ctnNo', ['inGateTime', 'outGateTime']],
    texts: [
      'blNo',
      'ctnNo',
      'ctnOwner',
      'ctnSizeType',
      'ctnStatus',
      'sealNo',
      'eirNo',
      'truckNo',
      'inMode',
      'vessel',
      'voyage',
      'loadPort',
      'dischargePort',
      'destPort',
      'wharfCode',
    ],
    times: ['inGateTime', 'outGateTime', 'recvTime'],
    numbers: ['grossWeight'],
  },
  /** What may be loaded, by every authority's own flag. */
  release: {
    ...none,
    needs: ['blNo', 'ctnNo'],
    texts: ['blNo', 'ctnNo', 'wharfCode', 'entryNo', 'vessel', 'voyage', 'reason'],
    times: ['recvTime'],
    numbers: ['packages', 'grossWeight'],
    flags: {
      arrive: 'arrive',
      customs: 'custom',
      loadPermit: 'loadPermit',
      tally: 'tally',
      pass: 'pass',
      stow: 'stow',
      msa: 'msa',
      voucher: 'voucher',
    },
  },
  inspect: {
    ...none,
    needs: ['ctnNo', 'code'],
    texts: ['ctnNo', 'entryNo', 'blNo', 'vessel', 'voyage', 'code', 'mode', 'place', 'text'],
    times: ['startTime', 'resultTime', 'recvTime'],
  },
  load: {
    ...none,
    needs: ['ctnNo', 'vessel', 'voyage', 'loadTime'],
    texts: ['ctnNo', 'blNo', 'vessel', 'voyage', 'wharfCode', 'bay'],
    times: ['loadTime', 'sailTime', 'recvTime'],
  },
  vgm: {
    ...none,
    needs: ['ctnNo', 'vgmKg'],
    texts: ['ctnNo', 'vessel', 'voyage', 'method', 'state'],
    times: ['recvTime'],
    numbers: ['vgmKg'],
  },
  /** A call of a ship at a terminal, with its cut-offs. */
  plan: {
    ...none,
    needs: [
      ['vessel', 'vesselUn', 'imo'],
      ['voyage', 'exVoyage'],
    ],
    texts: [
      'wharfCode',
      'vessel',
      'voyage',
      'vesselUn',
      'imo',
      'names',
      'inVoyage',
      'exVoyage',
      'service',
      'carrier',
      'agent',
      'tradeFlag',
      'berth',
      'status',
      'remark',
    ],
    times: [
      'ctnStart',
      'ctnEnd',
      'jgStart',
      'jgEnd',
      'customClose',
      'portClose',
      'docClose',
      'vgmClose',
      'dangerClose',
      'eta',
      'etb',
      'etd',
      'ata',
      'atd',
      'recvTime',
    ],
  },
  /** What a yard tells of the boxes it hands out, stuffs and takes back. */
  yard: {
    ...none,
    needs: ['blNo', 'ctnNo'],
    texts: [
      'blNo',
      'ctnNo',
      'yardCode',
      'yardName',
      'blnoMain',
      'shipCompany',
      'eirNo',
      'seal',
      'truckNo',
      'wharfCode',
      'remark',
      'vessel',
      'voyage',
    ],
    times: ['inputTime', 'outTime', 'backTime', 'stuffTime', 'jgTime', 'jgStart', 'jgEnd', 'recvTime'],
    numbers: ['planQty', 'actualGross', 'packages'],
  },
  /** A booking's release of boxes. */
  so: {
    ...none,
    needs: ['soNo'],
    texts: ['soNo', 'portCode', 'loadPort', 'giName', 'carrier', 'releaseState', 'tcStatus', 'ctnNo', 'eirNo'],
    times: ['outTime', 'backTime', 'inGateTime', 'recvTime'],
  },
} as const satisfies Readonly<Record<string, PortRowTable>>;

export type PortRowKind = keyof typeof portRowFields;

export const portRowKinds = Object.keys(portRowFields) as readonly PortRowKind[];

export function isPortRowKind(text: string): text is PortRowKind {
  return Object.hasOwn(portRowFields, text);
}
