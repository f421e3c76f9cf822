/**
 * Words that stand before a number in a chat or over a column of a sheet, and
 * what they make of it: `发票号 …` is no bill, `提单号 …` is one whatever its head.
 */

/** What a word says of the number after it. */
export type NumberKind = 'bill' | 'box' | 'booking' | 'other';

export interface NumberWord {
  readonly kind: NumberKind;
  /** As it stands in the text, for saying why a number was passed over. */
  readonly word: string;
  /** `发票号`, `PO#`, `电话：` name the number itself; `发票 …` may as well speak of the bill that follows. */
  readonly isExplicit: boolean;
}

// The longer words stand before those that they end in, as `小提单` before `提单`.
const words: readonly (readonly [kind: NumberKind, chinese: string, latin: string])[] = [
  ['other', '货代提单|货代单|分提单|小提单|分单', 'HBL|H/BL|HB/L|HOUSE BL|HOUSE B/L|HOUSE BILL'],
  ['bill', '提运单|运单提单|船东提单|主提单|提单|主单|运单', 'BL|B/L|MBL|M/BL|MB/L|OBL|OB/L|BILL OF LADING|BILL'],
  ['box', '集装箱号|箱柜号|箱号|柜号|集装箱|箱封号', 'CONTAINER|CONTAINERS|CNTR|CNTRS|CTNR|CTNRS|CTN'],
  ['booking', '订舱|订舱单|托书|预配', 'SO|S/O|BOOKING|BKG|BK'],
  ['other', '铅封|封条|封签|封号|关封|锁号', 'SEAL'],
  ['other', '形式发票|发票', 'INVOICE|INV|CI|P/I'],
  ['other', '采购单|采购订单|采购|订单|销售单|合同|款号|货号|批号|型号|唛头', 'PO|P/O|CONTRACT|ORDER|STYLE|SKU|ITEM|LOT'],
  ['other', '快递单|快递|快件|物流单|顺丰|顺丰单|圆通|中通|韵达|德邦|京东|空运单', 'EMS|DHL|FEDEX|UPS|AWB|SF'],
  [
    'other',
    '电话|手机|手机号|座机|传真|联系人|联系方式|微信|会议号|会议|验证码|密码|司机',
    'TEL|TELEPHONE|MOB|MOBILE|PHONE|CELL|FAX|WECHAT|WX|QQ|WHATSAPP',
  ],
  ['other', '报关单|报关|海关编号|海关编码|预录入|报检|编码|备案|手册|核销单|关单', 'HS|HS CODE|HSCODE|CODE'],
  ['other', '税号|信用代码|机构代码|十位编码|账号|账户|帐号|卡号|开户行|金额|总价|单价', 'ACCOUNT|A/C|SWIFT|USD|RMB|CNY'],
  ['other', '工作号|业务|作业|委托|客户|内部|进仓|入库|工单|流水|单据|参考|我司|编号', 'JOB|REF|REFERENCE|OUR REF|YOUR REF'],
  ['other', '身份证|车牌|车号|驾驶证|呼号|航次', 'IMO|MMSI|VOY|VOYAGE|ID'],
];

const chineseKinds = new Map(words.flatMap(([kind, chinese]) => chinese.split('|').map((word) => [word, kind] as const)));
const latinKinds = new Map(words.flatMap(([kind, , latin]) => latin.split('|').map((word) => [word, kind] as const)));
const longestFirst = (list: Iterable<string>): string => [...list].sort((a, b) => b.length - a.length).join('|');

/** A word at the end of what stands before a number: the word, what makes it explicit, signs. */
const wordAtEnd = new RegExp(
  `(?:(?<chinese>${longestFirst(chineseKinds.keys())})|(?<![A-Z])(?<latin>${longestFirst(latinKinds.keys())}))` +
    `(?<named>\\s*(?:号码|编号|单号|号|码|\\s*(?:NUMBERS?|NUM|NOS?|S)(?![A-Z])))?(?<signs>[\\s:=#'"“”‘’()[\\]【】「」<>《》*_\\-—/|]*(?:是|为|如下|分别)*[\\s:]*)$`,
);

/** The word that ends `before`; null when none does. Full width is folded, dots of abbreviations do not count. */
export function wordBefore(before: string): NumberWord | null {
  const found = wordAtEnd.exec(before.toUpperCase().replaceAll('.', ''));
  if (!found) return null;
  const { chinese, latin, named = '', signs = '' } = found.groups!;
  const kind = (chinese === undefined ? latinKinds.get(latin!) : chineseKinds.get(chinese))!;
  return {
    kind,
    word: (chinese ?? latin!) + named.trimEnd(),
    isExplicit: named !== '' || /[:=#]/.test(signs) || /[号码]$/.test(chinese ?? ''),
  };
}

/** Numbers whose first letters are such a word: `PO4500012345`, `INV2026112201`, the numbers of express firms. */
const gluedWord = /^(?:(PO|INV|CI|SO|SEAL|TEL|FAX|IMO|MMSI|QQ|HS|BKG|REF|JOB|HBL|CTN)\d{6,}|(SF|JD|YT|JT|ZTO?|STO|DPK)\d{10,15})$/;

/** The word that a number, upper case, begins with; null when it begins with none. */
export function wordGluedTo(number: string): string | null {
  const found = gluedWord.exec(number);
  return found ? (found[1] ?? found[2]!) : null;
}

/** Whether a word of `wordBefore` speaks of a booking: `S/O`, `订舱号`. */
export function isBookingWord(word: string): boolean {
  return wordBefore(word)?.kind === 'booking';
}

const units =
  'KGS?|KGM|MTS?|TONS?|CBM|CTNS?|CARTONS?|PCS|PKGS?|PLTS?|PALLETS?|BAGS?|SETS?|ROLLS?|DRUMS?|CASES?|TEUS?|DAYS?|JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC';
const sizes = '\\d{2}(?:GP|HQ|HC|DC|DV|OT|FR|RF|RH|TK|NOR)';
const amount = new RegExp(
  `^(?:\\d+(?:${units})(?:20)?(?:\\d\\d)?|(?:USD|RMB|CNY|EUR|HKD|JPY|GBP)\\d+|\\d{1,3}X${sizes}|${sizes}X\\d{1,3})$`,
);

/** Whether a run of letters and digits, upper case, is so much of something, or a day: `12500KGS`, `USD1200`, `2X40HQ`, `28NOV2026`. */
export function isAmount(text: string): boolean {
  return amount.test(text);
}
