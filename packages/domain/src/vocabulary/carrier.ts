/**
 * Shipping lines (R-9-34): code, names, and how their bill numbers begin.
 *
 * The code is the line's SMDG code where it has a current one, else its SCAC.
 * Heads are those seen on real bills; a line whose head nobody could name has
 * an empty list, because a guess must never be made up.
 */

export interface Carrier {
  readonly code: string;
  readonly name: string;
  readonly nameCn: string;
  /** How its bill numbers begin, upper case. */
  readonly prefixes: readonly string[];
}

const table: readonly (readonly [code: string, name: string, nameCn: string, prefixes: string])[] = [
  ['MSK', 'Maersk', '马士基', 'MAEU'],
  ['MCC', 'Sealand Asia', '海陆亚洲', 'MCPU'],
  ['SGL', 'Sealand Europe & Med', '海陆欧洲', 'SEJJ'],
  ['SLD', 'Sealand Americas', '海陆美洲', 'SEAU'],
  ['SAFM', 'Safmarine', '南非航运', 'SAFM'],
  ['HSD', 'Hamburg Süd', '汉堡南美', 'SUDU'],
  ['MSC', 'MSC', '地中海航运', 'MEDU MSCU'],
  ['CMA', 'CMA CGM', '达飞', 'CMDU CMAU'],
  ['APL', 'APL', '美国总统', 'APLU'],
  ['ANL', 'ANL', '澳国航运', 'ANLC ANNU'],
  ['CNC', 'CNC Line', '正利航业', 'CNCU'],
  ['COS', 'COSCO Shipping Lines', '中远海运', 'COSU'],
  ['OOL', 'OOCL', '东方海外', 'OOLU'],
  ['EMC', 'Evergreen', '长荣', 'EGLV EISU'],
  ['HLC', 'Hapag-Lloyd', '赫伯罗特', 'HLCU'],
  ['ONE', 'Ocean Network Express', '海洋网联', 'ONEY'],
  ['YML', 'Yang Ming', '阳明', 'YMLU YMJA YMQA'],
  ['HMM', 'HMM', '韩新海运', 'HDMU'],
  ['ZIM', 'ZIM', '以星', 'ZIMU'],
  ['WHL', 'Wan Hai', '万海', 'WHLC'],
  ['PIL', 'PIL', '太平船务', 'PCIU PABV'],
  ['SIT', 'SITC', '海丰国际', 'SITG SITC'],
  ['KMT', 'KMTC', '高丽海运', 'KMTC KMTU'],
  ['SMM', 'Sinokor', '长锦商船', 'SNKO SINO SKLU'],
  ['HEA', 'Heung-A', '兴亚', 'HASL'],
  ['NSL', 'Namsung', '南星海运', 'NSSL NSRU'],
  ['DJS', 'Dongjin', '东进商船', 'DJSC DJLU'],
  ['PSCU', 'Dongyoung', '东暎海运', 'PCSL PSCU'],
  ['CKL', 'CK Line', '天敬海运', 'CKCO CKLU'],
  ['TYS', 'Taiyoung', '泰荣商船', 'TYSN'],
  ['POBU', 'Pan Ocean', '泛洋海运', 'POBU'],
  ['STX', 'STX Pan Ocean', '世腾泛洋', ''],
  ['SLC', 'SM Line', '森罗商船', 'SMLM'],
  ['TSL', 'T.S. Lines', '德翔', 'TSQD TSSH TSTR'],
  ['RCL', 'RCL', '宏海箱运', 'REGU'],
  ['IAL', 'Interasia', '运达航运', 'IAAU'],
  ['SNL', 'Sinotrans Container Lines', '中外运集运', 'SNL'],
  ['SJJ', 'Jinjiang Shipping', '锦江航运', ''],
  ['CUL', 'China United Lines', '中联航运', 'CULU'],
  ['32GG', 'Taicang Container Lines', '太仓集装箱海运', ''],
  ['HED', 'Hede', '合德航运', ''],
  ['GSL', 'Gold Star', '金星航运', 'GSLU GOSU'],
  ['ESL', 'Emirates', '阿联酋航运', 'ESPU'],
  ['FES', 'FESCO', '远东海洋轮船', 'FESO'],
  ['GFS', 'Global Feeder', '环球支线', ''],
  ['SSL', 'Samudera', '萨姆达拉', 'SIKU'],
  ['XPF', 'X-Press Feeders', '快桥支线', 'XCLS'],
  ['ARK', 'Arkas', '阿卡斯', 'ARKU'],
  ['IRI', 'HDS Line', '伊朗航运', 'IRSU'],
  ['SWI', 'Swire', '太古航运', 'CHVW'],
  ['BAL', 'BAL Container Line', '博亚国际', 'BLJU'],
  ['MAT', 'Matson', '美森', 'MATS'],
  ['SCI', 'Shipping Corporation of India', '印度国航', 'SCIU'],
  ['SML', 'Seaboard Marine', '希伯航运', 'SMLU'],
  ['UFEE', 'Unifeeder', '统一支线', 'UFEE'],
  ['MELL', 'Mariana Express', '玛丽亚娜', 'MELL'],
  ['TRKU', 'Turkon', '土康', 'TRKU'],
  ['MRTU', 'Meratus', '梅拉图斯', 'MRTU'],
  ['KKCL', 'Kambara Kisen', '神原汽船', 'KKCL'],
  ['BTBI', 'Bengal Tiger', '孟加拉虎', 'BTBI'],
  ['NSS', 'Bahri', '巴赫里', 'NSAU'],
  ['NDS', 'Nile Dutch', '尼罗河航运', ''],
  ['GRIU', 'Grimaldi', '格里马尔迪', 'GRIU GMGO'],
  ['WWSU', 'Westwood', '西木', 'WWSU'],
  ['ACLU', 'Atlantic Container Line', '大西洋集运', 'ACLU'],
  ['PSHI', 'Pasha Hawaii', '帕夏', 'PSHI'],
  ['UAS', 'UASC', '阿拉伯轮船', 'UASU'],
  ['HJSC', 'Hanjin', '韩进', 'HJSC'],
  ['NYKS', 'NYK', '日本邮船', 'NYKS'],
  ['MOLU', 'MOL', '商船三井', 'MOLU'],
  ['KKLU', 'K Line', '川崎汽船', 'KKLU'],
  ['PONL', 'P&O Nedlloyd', '铁行渣华', 'PONL'],
];

export const carriers: readonly Carrier[] = table.map(([code, name, nameCn, prefixes]) => ({
  code,
  name,
  nameCn,
  prefixes: prefixes === '' ? [] : prefixes.split(' '),
}));

/** The 47 lines, still sailing, that suppliers and agents offer (R-9-35). */
export const offeredCarriers: ReadonlySet<string> = new Set(
  `MSK MSC CMA APL ANL CNC COS OOL EMC HLC ONE YML HMM ZIM WHL PIL SIT KMT SMM HEA NSL DJS PSCU CKL TYS POBU SLC TSL RCL IAL
SNL SJJ CUL HED GSL ESL FES GFS SSL XPF ARK IRI SWI BAL MAT SCI HSD`.split(/\s/),
);

const byPrefix = new Map(carriers.flatMap((carrier) => carrier.prefixes.map((prefix) => [prefix, carrier] as const)));
const prefixLengths = [...new Set([...byPrefix.keys()].map((prefix) => prefix.length))].sort((a, b) => b - a);
const maersk = carriers[0]!;

/**
 * The line that a bill number seems to belong to: the longest known head wins,
 * nine digits alone are Maersk's. Null when nothing is known; never a guess at
 * random, for a wrong line costs the user a wrong query.
 */
export function guessCarrier(billNo: string): Carrier | null {
  const text = billNo.toUpperCase();
  return /^\d{9}$/.test(text) ? maersk : carrierOfHead(text);
}

/** The line whose head a number, upper case, begins with; null when it begins with none. */
export function carrierOfHead(billNo: string): Carrier | null {
  for (const length of prefixLengths) {
    const found = byPrefix.get(billNo.slice(0, length));
    if (found && billNo.length > length) return found;
  }
  return null;
}

/** Whether a text, upper case, is the head of a line's numbers and nothing more: `COSU`. */
export function isCarrierHead(text: string): boolean {
  return byPrefix.has(text);
}
