/** What a company is, and how that is known. A forwarder is no lead of a forwarder, whatever its file says. */
export const companyKinds = ['factory', 'trader', 'forwarder', 'unknown'] as const;
export type CompanyKind = (typeof companyKinds)[number];

export const kindTexts: Readonly<Record<CompanyKind, string>> = { factory: '工厂', trader: '贸易', forwarder: '货代', unknown: '未知' };

/** By whom a kind is said: the name, the source, or nobody. */
export interface KnownKind {
  readonly kind: CompanyKind;
  /** In words, with the word of the name that says so. */
  readonly why: string;
}

/** Why, where the source has written it. */
export const statedWhy = '来源写明';

const forwarderWords =
  /货代|货运代理|国际货运|国际物流|物流|船务|船代|船舶代理|货运|报关|集运|LOGISTICS|FREIGHT|FORWARD(?:ER|ING)|SHIPPING|CARGO|NVOCC/u;
const traderWords = /进出口|国际贸易|对外贸易|外贸|贸易|商贸|商行|供应链|IMPORT|EXPORT|TRADING|TRADE/u;
const factoryWords = /制造|工厂|厂$|厂\(|实业|塑业|五金制品|制品|纺织|电器|机械|家具|玩具|工具|MANUFACTUR|FACTORY|INDUSTR/u;

/** Whoever is an agent makes nothing. */
const agentWords = /代理|货代|FORWARD|NVOCC/u;
/** Behind a forwarder's word these are what is made: racks, boxes and parts for those who forward. */
const madeWords = /制造|设备|装备|配件|包装|箱|容器|器材|厂$|厂\(|MANUFACTUR|FACTORY/u;
/** And these say so whatever a source has written. */
const surelyMade = /制造|厂$|厂\(|MANUFACTUR|FACTORY/u;

/**
 * The kind of a company by its levelled name and what its source states. A name that says forwarder is believed first,
 * unless it says that it makes something, then the source, then the name.
 *
 * @param stated what the source wrote: 工厂, 贸易, 货代 or nothing
 */
export function findKind(levelledName: string, stated: string): KnownKind {
  const found = forwarderWords.exec(levelledName);
  const forwarder = found?.[0];
  const behind = found === null ? '' : levelledName.slice(found.index + found[0].length);
  const makes = !agentWords.test(levelledName) && (stated.trim() === kindTexts.factory ? madeWords : surelyMade).test(behind);
  if (forwarder && !makes) return { kind: 'forwarder', why: `名称里有“${forwarder}”` };
  const said = companyKinds.find((kind) => kind !== 'unknown' && kindTexts[kind] === stated.trim());
  if (said) return { kind: said, why: statedWhy };
  const trader = traderWords.exec(levelledName)?.[0];
  if (trader) return { kind: 'trader', why: `推断：名称里有“${trader}”` };
  const factory = factoryWords.exec(levelledName)?.[0].replace('(', '');
  if (factory) return { kind: 'factory', why: `推断：名称里有“${factory}”` };
  return { kind: 'unknown', why: '来源没写，名称看不出' };
}
