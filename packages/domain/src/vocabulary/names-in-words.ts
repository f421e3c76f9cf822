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

/** Words for somebody's part. */
const parts =
  '联系人|联络人|对接人|经办人|经手人|代办人|负责人|操作员|操作人|业务员|跟单员|单证员|制单员|制单人|报关员|报关人|申报员|申报人|审核人|查验员|' +
  '收货人|发货人|收件人|发件人|通知人|提货人|签收人|委托人|托运人|货主|车主|司机|驾驶员|押运员|法定代表人|法人|姓名';
/** Surnames, the common ones: a word that begins with one may be a name, where nothing else tells. */
const surname =
  '(?:欧阳|司马|上官|诸葛|夏侯|皇甫|尉迟|公孙|慕容|令狐|长孙|宇文|司徒|东方|' +
  '[王李张刘陈杨黄赵吴周徐孙马朱胡郭何林罗郑梁谢宋唐许韩冯邓曹彭曾肖田董袁潘于蒋蔡余杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆汪范石廖贾夏韦付白邹孟熊秦邱江尹薛闫段雷侯龙史陶黎贺顾毛郝龚邵万钱严覃武戴莫孔汤施洪俞章柯阮钮樊戚裴翁缪])';
/** What may follow a name at once: no letter, or a word for what he does, or is to do. */
const behindName = String.raw`(?=[^\p{Script=Han}A-Za-z]|$|[请已须将会可补改签回确核处拒退催说称来领]|电话|手机|联系|同意)`;
/** Somebody behind the word for his part and a colon. */
const people = new RegExp(String.raw`(?:${parts}): ?(\p{Script=Han}[\p{Script=Han}·]{1,9}|[A-Za-z][A-Za-z.' -]{1,40})`, 'gu');
/** Behind the word alone, or with what ties the two: what follows must look like a name. */
const peopleTied = new RegExp(String.raw`(?:${parts})(?:[( ]|应为|改为|[为是系叫])?(${surname}\p{Script=Han}{1,2}?)${behindName}`, 'gu');
const peopleAtOnce =
  /(?:联系人|经办人|操作员|报关员|申报员|司机|负责人|业务员|跟单员) ?(?![为是系叫])(\p{Script=Han}{2,3})(?=[\s,;。，；、:()\d]|$)/gu;
const englishPeople =
  /\b(?:CONTACT(?: PERSON)?|PERSON IN CHARGE|PIC|ATTN|ATTENTION|CONSIGNEE|SHIPPER|CONSIGNOR|NOTIFY(?: PARTY)?|DRIVER): ?([^,;。，；|]{2,60})/gi;
/** MS in capitals is a motor ship. */
const englishTitled = /\b((?:M[Rr]s?|Ms|MISS|Miss)\.? {0,2}[A-Z][A-Za-z'-]{1,20}(?: [A-Z][a-z'-]{1,20}){0,2})/g;
const saysOfPart = /[不未无非缺空错误须应请]|有误|为空|代码|名称|信息|地址|税号|电话|相同|一致|重复|NOT |MISSING|INVALID|EMPTY/u;
/** Surname or whole name in front of a title that only people have, with what stands before it. */
const titled = /(\p{Script=Han}{1,8})(先生|女士|小姐|师傅|经理)/gu;
/** Titles that are parts of other words too stand behind a name alone. */
const titledByName = new RegExp(
  String.raw`(?:(?<!\p{Script=Han})|(?<=[请找问联系让给向与和由人]))(?!施工)(${surname}\p{Script=Han}{0,2}?` +
    String.raw`(?:总监|总经理|副总|老师|主任|科长|处长|关长|部长|主管|老板|队长|班长|会计|同志|总|工|哥|姐))${behindName}`,
  'gu',
);
/** What ends in front of a name: what to do with him, and words for his part. */
const beforeName = new RegExp(String.raw`^.*(?:${parts}|请|找|问|联系|让|给|向|与|和|由|为|是|:)`, 'u');
/** Managers of a kind, who are nobody. */
const anyManager = /^.*(?:客户|业务|项目|部门|值班|大堂|产品|销售|运营|操作|公司|相关|总)$/u;
const nameLengthMax = 4;

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
  for (const pattern of [people, peopleTied, peopleAtOnce, englishPeople, englishTitled, titledByName]) {
    for (const { 0: whole, 1: name = '', index } of text.matchAll(pattern)) {
      if (!saysOfPart.test(name)) add(index + whole.length - name.length, index + whole.length);
    }
  }
  for (const { 0: whole, 1: before = '', 2: title = '', index } of text.matchAll(titled)) {
    const skipped = beforeName.exec(before)?.[0].length ?? 0;
    const name = before.slice(skipped).slice(-nameLengthMax);
    if (name === '' || (title === '经理' && anyManager.test(name))) continue;
    add(index + before.length - name.length, index + whole.length);
  }
  return found;
}

/** Where the last match of `pattern` ends; 0 without any. */
function endOfLast(text: string, pattern: RegExp): number {
  let end = 0;
  for (const { 0: word, index } of text.matchAll(pattern)) end = index + word.length;
  return end;
}
