/** Words in front of a name that say whose it is, or what to do with him; they stay. */
const roleWords =
  /(?:收货人|发货人|通知人|货主|托运人|经营单位|申报单位|申报人|联系人|经办人|代理人|企业|单位|退单|不符|有误|改为|应为|联系|通知)/gu;
/** What a company is called in general, and no one of them. */
const anyCompany =
  /^(?:[本贵该各某其]|船|船舶|航运|货代|报关|物流|运输|拖车|码头|理货|租箱|箱|代理|外轮代理|外代|货运代理|保险|承运|同一|不同|无此|进出口)?$/u;
const chineseCompanies = /[\p{Script=Han}A-Za-z0-9()&]{1,40}?(?:有限责任公司|有限公司|股份公司|集团公司|公司|商行|工厂|事务所)/gu;
const englishCompanies =
  /\b(?:[A-Z][A-Za-z0-9&.'-]{0,30}[ ,]{1,2}){1,8}(?:CO\.? ?,? ?LTD|Co\.? ?,? ?Ltd|LTD|Ltd|LIMITED|INC|LLC|GMBH|GmbH|CORP)\b\.?/g;
const englishRoles = /^(?:(?:CONSIGNEE|SHIPPER|CONSIGNOR|NOTIFY|PARTY|CONTACT|OF|BY|THE)[ :,]+)+/;

/** Somebody behind the word for his part; `no` are words that say something of the part itself. */
const people =
  /(?:联系人|经办人|操作员|报关员|申报员|申报人|收货人|发货人|通知人|托运人|货主|司机|姓名): ?(\p{Script=Han}[\p{Script=Han}·]{1,9}|[A-Za-z][A-Za-z.' -]{1,40})/gu;
const peopleAtOnce = /(?:联系人|经办人|操作员|报关员|申报员|司机) ?(\p{Script=Han}{2,3})(?=[\s,;。，；、:()\d]|$)/gu;
const englishPeople = /\b(?:CONTACT|ATTN|ATTENTION|CONSIGNEE|SHIPPER|CONSIGNOR|NOTIFY(?: PARTY)?|DRIVER): ?([^,;。，；|]{2,60})/gi;
const saysOfPart = /[不未无非缺空错误须应请]|有误|为空|代码|名称|信息|地址|税号|电话|相同|一致|重复|NOT |MISSING|INVALID|EMPTY/u;
/** Surname or whole name in front of a title. */
const titled = /(\p{Script=Han}{1,3})(?:先生|女士|小姐|师傅|经理)/gu;

/**
 * Where the names of companies and people stand in the free words of a sender,
 * as far as they can be told: a company by its ending, a person by the word for
 * his part in front or the title behind. Names without either have no look of
 * their own. The words for the part stay, since they say what is wrong.
 *
 * @param text with the plain forms of its characters (half-width signs)
 * @returns from and end of each; work grows with the length of the text
 */
export function findNames(text: string): readonly (readonly [from: number, end: number])[] {
  const found: (readonly [from: number, end: number])[] = [];
  const add = (from: number, end: number): void => void (from < end && found.push([from, end]));
  for (const { 0: company, index } of text.matchAll(chineseCompanies)) {
    const skipped = endOfLast(company, roleWords);
    const name = company.slice(skipped).replace(/^[为是由与向给请因:]+/u, '');
    const bare = name.replace(/(?:有限责任|有限|股份|集团)?公司$|商行$|工厂$|事务所$/u, '');
    if (!anyCompany.test(bare)) add(index + company.length - name.length, index + company.length);
  }
  for (const { 0: company, index } of text.matchAll(englishCompanies)) {
    add(index + (englishRoles.exec(company)?.[0].length ?? 0), index + company.length);
  }
  for (const pattern of [people, peopleAtOnce, englishPeople]) {
    for (const { 0: whole, 1: name = '', index } of text.matchAll(pattern)) {
      if (!saysOfPart.test(name)) add(index + whole.length - name.length, index + whole.length);
    }
  }
  for (const { 0: whole, 1: name = '', index } of text.matchAll(titled)) {
    const skipped = /^(?:请|找|问|联系|让)+/u.exec(name)?.[0].length ?? 0;
    if (skipped < name.length) add(index + skipped, index + whole.length);
  }
  return found;
}

/** Where the last match of `pattern` ends; 0 without any. */
function endOfLast(text: string, pattern: RegExp): number {
  let end = 0;
  for (const { 0: word, index } of text.matchAll(pattern)) end = index + word.length;
  return end;
}
