import type { MarketDeclaration, MarketGoods } from '@mastlight/wire/gacc-xml/market-declaration';
import type { Refusal } from '../edi-receiver/edi-receiver';

/** What goods of a heading are called; customs of the sandbox know these, and nothing of others. */
const namesByHeading: Readonly<Record<string, RegExp>> = {
  '3924': /塑料/,
  '6601': /伞/,
  '6911': /瓷/,
  '8215': /餐具|刀|叉|勺/,
  '9405': /灯/,
  '9503': /玩具|拼图|积木/,
  '9617': /瓶|杯|壶/,
};

/** Goods that are always looked at. */
const inspectedHeadings: ReadonlySet<string> = new Set(['9503']);

const refusal = (code: string, text: string): Refusal => ({ code, text, containerNo: null });

/** What customs refuse in a declaration; none: it is taken. */
export function judgeMarketDeclaration({ tradeMode, goods, boxes }: MarketDeclaration): Refusal[] {
  if (tradeMode !== '1039') return [refusal('03', '退单：监管方式不是 1039')];
  if (goods.length === 0) return [refusal('03', '退单：没有商品')];
  const wrong = goods.find((one) => !isNamedRight(one));
  if (wrong) return [refusal('03', `退单：第 ${wrong.lineNo} 项 ${wrong.name} 和商品编码 ${wrong.tariffCode} 不符`)];
  if (boxes.length === 0) return [refusal('03', '退单：没有箱号')];
  return [];
}

function isNamedRight({ tariffCode, tariffSuffix, name }: MarketGoods): boolean {
  if (!/^\d{8}$/.test(tariffCode ?? '') || !/^\d{2}$/.test(tariffSuffix ?? '')) return false;
  const known = namesByHeading[tariffCode!.slice(0, 4)];
  return known === undefined || known.test(name ?? '');
}

/** Whether goods are looked at before they are released. */
export const isInspected = ({ goods }: MarketDeclaration): boolean =>
  goods.some(({ tariffCode }) => inspectedHeadings.has((tariffCode ?? '').slice(0, 4)));
