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
  /** Codes that are known of a field; another one is kept as it came and told, so that somebody looks at it. */
  readonly codes: Readonly<Record<string, readonly string[]>>;
}

const none = { numbers: [], lists: [], flags: {}, codes: {} } as const;

/** Fields that hold a sentence; every other text is a number, a code or a name. */
export const sentenceFields: ReadonlySet<string> = new Set(['text', 'reason', 'remark']);

/** How an inspection stands (R-4.10-11 to -15) and how it is done (R-4.10-17, -18). */
const checkCodes = 'C CM OK OT UM R CR OR UR P O E Z G N 1 2 3 4 5 6 7 8 9 10 11 12 15 16'.split(' ');
const checkModes = ['Y', 'N', '1', '2', '3', '4', '5', '6'];
/** What customs' receipts say (domain guide 3.4). */
const receiptCodes = ['01', '03', '19000', '19001', '19003', '19004', 'BLA', 'AAD', 'ASA', 'ASB'];

export const portRowFields = {
  /** Customs' and the terminal's answers to what was declared. */
  receipt: {
    ...none,
    needs: ['blNo', 'msgType', 'code'],
    texts: ['msgType', 'blNo', 'blnoMain', 'vessel', 'voyage', 'code', 'text'],
    times: ['sendTime', 'recvTime'],
    lists: ['ctnNos'],
    codes: { msgType: ['MT2101', 'MT3101', 'MT4101', 'MT5102', 'IFCSUM'], code: receiptCodes },
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
    codes: { ctnStatus: ['F', 'E', 'L'] },
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
    codes: { code: checkCodes, mode: checkModes },
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
    codes: { method: ['SM1', 'SM2'] },
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
    texts: ['soNo', 'portCode', 'loadPort', 'giName', 'carrier', 'releaseState', 'tcStatus', 'ctnNo', 'eirNo', 'vessel', 'voyage'],
    times: ['outTime', 'backTime', 'inGateTime', 'recvTime'],
    codes: { tcStatus: ['0', '1', '2'] },
  },
} as const satisfies Readonly<Record<string, PortRowTable>>;

export type PortRowKind = keyof typeof portRowFields;

export const portRowKinds = Object.keys(portRowFields) as readonly PortRowKind[];

export function isPortRowKind(text: string): text is PortRowKind {
  return Object.hasOwn(portRowFields, text);
}
