/** The books of market procurement (R-2.2-31 … -37): what orders pick their parties and goods from. */
import { isCreditCode } from '../company/index';
import { bookField as field, bookProduct, bookRefusals } from '../contract-kit/book-product';
import { isEmail } from '../vocabulary/email';
import { isTelephone } from '../vocabulary/telephone';
import { confidences, confirmedWord } from './confidence';
import { dictionaryEntriesMax, expiryWarnDays } from './limits';
import { marketTexts as texts } from './messages';
import { migrationStates } from './migration';

export const marketRefusals = bookRefusals('market-assistant');

const shared = { refusals: marketRefusals, expires: null } as const;
const pathOf = (book: string): string => `/market-assistant/${book}/`;

const creditCode = (isRequired: boolean) =>
  field('creditCode', '统一社会信用代码', 'code', 190, {
    isRequired,
    lengthMax: 18,
    otherTitles: ['信用代码', '统一代码', '税号'],
    judge: (text) => (isCreditCode(text) ? null : texts.creditCodeWrong),
  });
const contact = field('contact', '联系人', 'text', 110, { otherTitles: ['联系人姓名'] });
const phone = field('phone', '电话', 'code', 140, {
  lengthMax: 30,
  otherTitles: ['联系电话', '手机', 'TEL'],
  judge: (text) => (isTelephone(text) ? null : texts.phoneWrong),
});
const email = field('email', '邮箱', 'text', 180, {
  otherTitles: ['E-MAIL', 'EMAIL', '电子邮箱'],
  judge: (text) => (isEmail(text) ? null : texts.emailWrong),
});
const address = field('address', '地址', 'text', 240, { lengthMax: 200, otherTitles: ['公司地址', 'ADDRESS'] });
const remark = field('remark', '备注', 'text', 160, { lengthMax: 200 });
const country = (title: string) =>
  field('country', title, 'text', 110, { isRequired: true, lengthMax: 60, otherTitles: ['国家', 'COUNTRY'] });

const isDecimal = (text: string, places: number): boolean => new RegExp(`^\\d{1,9}(\\.\\d{1,${places}})?$`).test(text) && Number(text) > 0;

const goodsName = field('name', '品名', 'text', 200, { isRequired: true, otherTitles: ['中文品名', '商品名称'] });
const englishName = field('englishName', '英文品名', 'text', 200, { otherTitles: ['ENGLISH NAME'] });
const hsCode = (prop: string) =>
  field(prop, '商品编码', 'code', 120, {
    isRequired: true,
    lengthMax: 10,
    otherTitles: ['HS', 'HS编码', '税号'],
    example: '9617001900',
    judge: (text) => (/^\d{10}$/.test(text) ? null : texts.hsCodeWrong),
  });
const units = [
  field('dealUnit', '成交单位', 'text', 90, { isRequired: true, lengthMax: 10, otherTitles: ['单位'] }),
  field('legalUnit', '法定单位', 'text', 90, { lengthMax: 10, otherTitles: ['法定第一单位', '第一单位'] }),
  field('secondUnit', '第二单位', 'text', 90, { lengthMax: 10, otherTitles: ['法定第二单位'] }),
];
const elements = field('elements', '申报要素', 'text', 260, { lengthMax: 255, otherTitles: ['要素'] });

/** R-2.2-31. */
export const applicant = bookProduct({
  ...shared,
  name: 'applicant',
  noun: '申报单位',
  path: pathOf('applicant'),
  key: ['creditCode'],
  titleProp: 'name',
  fields: [
    field('name', '单位名称', 'text', 240, { isRequired: true, otherTitles: ['名称', '公司名称'] }),
    creditCode(true),
    field('customsCode', '海关备案编码', 'code', 140, {
      lengthMax: 10,
      otherTitles: ['海关编码', '海关十位编码'],
      judge: (text) => (/^[0-9A-Z]{10}$/.test(text) ? null : texts.customsCodeWrong),
    }),
    contact,
    phone,
    address,
    remark,
  ],
});

/** R-2.2-32. */
export const consignee = bookProduct({
  ...shared,
  name: 'consignee',
  noun: '境外收货人',
  path: pathOf('consignee'),
  key: ['name', 'country'],
  titleProp: 'name',
  fields: [
    field('name', '名称（英文）', 'text', 240, {
      isRequired: true,
      otherTitles: ['名称', '收货人', 'CONSIGNEE', 'NAME'],
      judge: (text) => (/^[\x20-\x7e]+$/.test(text) ? null : texts.latinOnly),
    }),
    country('国家或地区'),
    field('code', '企业代码', 'code', 160, { lengthMax: 40, otherTitles: ['境外企业代码', 'AEO'] }),
    contact,
    phone,
    email,
    address,
    remark,
  ],
});

/** R-2.2-33. */
export const merchant = bookProduct({
  ...shared,
  name: 'merchant',
  noun: '市场经营户',
  path: pathOf('merchant'),
  key: ['registrationNo'],
  titleProp: 'registrationNo',
  expires: { prop: 'validUntil', warnDays: expiryWarnDays },
  fields: [
    field('registrationNo', '商户备案号', 'code', 130, {
      isRequired: true,
      lengthMax: 20,
      otherTitles: ['商户号', '备案号', '注册号'],
      example: 'YW0318',
      judge: (text) => (/^[0-9A-Z-]{3,20}$/.test(text) ? null : texts.registrationNoWrong),
    }),
    field('name', '商户名称', 'text', 220, { isRequired: true, otherTitles: ['名称', '经营户名称'] }),
    field('owner', '经营者', 'text', 110, { otherTitles: ['负责人', '法定代表人'] }),
    creditCode(false),
    field('booth', '市场和摊位', 'text', 180, { otherTitles: ['摊位', '摊位号', '商位号'] }),
    field('validUntil', '备案到期', 'day', 120, { otherTitles: ['备案有效期', '到期日', '有效期至'] }),
    field('limitUsd', '单票限额（美元）', 'code', 140, {
      lengthMax: 12,
      otherTitles: ['单票限额', '限额'],
      judge: (text) => (isDecimal(text, 2) ? null : texts.limitWrong),
    }),
    phone,
    remark,
  ],
});

/** R-2.2-34. */
export const passport = bookProduct({
  ...shared,
  name: 'passport',
  noun: '外商护照',
  path: pathOf('passport'),
  key: ['passportNo', 'country'],
  titleProp: 'name',
  expires: { prop: 'validUntil', warnDays: expiryWarnDays },
  fields: [
    field('name', '姓名（护照拼写）', 'text', 200, {
      isRequired: true,
      otherTitles: ['姓名', '外商', 'NAME'],
      judge: (text) => (/^[\x20-\x7e]+$/.test(text) ? null : texts.latinOnly),
    }),
    country('国籍'),
    field('passportNo', '护照号', 'code', 150, {
      isRequired: true,
      isMasked: true,
      lengthMax: 20,
      otherTitles: ['护照号码', '证件号', 'PASSPORT NO'],
      judge: (text) => (/^[0-9A-Z]{5,20}$/.test(text) ? null : texts.passportNoWrong),
    }),
    field('validUntil', '护照到期', 'day', 120, { isRequired: true, otherTitles: ['有效期至', '到期日', 'EXPIRY'] }),
    phone,
    remark,
  ],
});

/** R-2.2-35. */
export const supplier = bookProduct({
  ...shared,
  name: 'supplier',
  noun: '供货商',
  path: pathOf('supplier'),
  key: ['name'],
  titleProp: 'name',
  fields: [
    field('name', '供货商名称', 'text', 240, { isRequired: true, otherTitles: ['名称', '供货商', '公司名称'] }),
    creditCode(false),
    field('origin', '货源地', 'text', 120, { otherTitles: ['境内货源地', '产地'] }),
    contact,
    phone,
    address,
    remark,
  ],
});

/** R-2.2-36. */
export const customsGoods = bookProduct({
  ...shared,
  name: 'customsGoods',
  noun: '报关商品',
  path: pathOf('customsGoods'),
  key: ['name', 'model'],
  titleProp: 'name',
  fields: [
    goodsName,
    field('model', '规格型号', 'text', 160, { lengthMax: 200, otherTitles: ['规格', '型号'] }),
    englishName,
    hsCode('hsCode'),
    ...units,
    elements,
    field('brandKind', '品牌类型', 'choice', 130, {
      choices: ['无品牌', '境内自主品牌', '境内收购品牌', '境外品牌（贴牌）', '境外品牌（其他）'],
    }),
    field('origin', '货源地', 'text', 120, { otherTitles: ['境内货源地', '产地'] }),
    remark,
  ],
});

/** R-2.2-37. */
export const shipAgent = bookProduct({
  ...shared,
  name: 'shipAgent',
  noun: '船代货代',
  path: pathOf('shipAgent'),
  key: ['name', 'kind'],
  titleProp: 'name',
  fields: [
    field('name', '名称', 'text', 240, { isRequired: true, otherTitles: ['公司名称', '船代', '货代'] }),
    field('kind', '类别', 'choice', 90, { isRequired: true, choices: ['船代', '货代'] }),
    field('code', '代码', 'code', 120, { lengthMax: 40, otherTitles: ['企业代码'] }),
    contact,
    phone,
    email,
    address,
    remark,
  ],
});

const dictionary = { ...shared, key: ['name', 'hsCode'], titleProp: 'name', entriesMax: dictionaryEntriesMax, soundProps: ['name'] };
const dictionaryRest = [
  field('perCarton', '单箱数量', 'code', 90, {
    lengthMax: 13,
    otherTitles: ['每箱数量', '装箱数'],
    judge: (text) => (isDecimal(text, 3) ? null : texts.perCartonWrong),
  }),
  field('price', '单价参考（美元）', 'code', 120, {
    lengthMax: 14,
    unit: 'USD',
    otherTitles: ['单价参考', '参考单价', '单价'],
    judge: (text) => (isDecimal(text, 4) ? null : texts.priceWrong),
  }),
  field('category', '类别', 'text', 110, { lengthMax: 40, otherTitles: ['分类', '品类'] }),
  remark,
];

/** R-2.2-38, R-2.2-40: what an order needs of a good; found by name and by sound. */
export const goodDict = bookProduct({
  ...dictionary,
  name: 'goodDict',
  noun: '商品字典',
  path: pathOf('goodDict'),
  fields: [goodsName, hsCode('hsCode'), englishName, ...units, elements, ...dictionaryRest],
});

/** R-2.2-39: taken in as it is, right or wrong; what is wrong is said when it is migrated. */
export const goodDictOld = bookProduct({
  ...dictionary,
  name: 'goodDictOld',
  noun: '旧商品字典',
  path: pathOf('goodDictOld'),
  groupProp: 'state',
  fields: [
    field('state', '迁移', 'choice', 100, { choices: migrationStates, kept: migrationStates[0] }),
    goodsName,
    ...[hsCode('hsCode'), englishName, ...units, elements, ...dictionaryRest].map((each) => ({
      ...each,
      isRequired: false,
      lengthMax: Math.max(each.lengthMax, 255),
      judge: () => null,
    })),
  ],
});

/** R-2.2-41: which code a name was declared by, and how sure that is. */
export const gNameToCodeTs = bookProduct({
  ...shared,
  name: 'gNameToCodeTs',
  noun: '品名编码',
  path: pathOf('gNameToCodeTs'),
  key: ['name', 'code'],
  titleProp: 'name',
  entriesMax: dictionaryEntriesMax,
  soundProps: ['name'],
  groupProp: 'confidence',
  fields: [
    goodsName,
    hsCode('code'),
    field('confidence', '把握', 'choice', 70, { choices: confidences, kept: confidences[0] }),
    // Whoever writes it, or brings it by a file, stands for it.
    field('confirmed', '确认', 'text', 80, { kept: confirmedWord }),
    field('dispute', '分歧', 'text', 80, { kept: '' }),
    field('uses', '使用次数', 'code', 90, { kept: '0' }),
    field('lastUsed', '最近使用', 'code', 140, { kept: '' }),
    remark,
  ],
});

/** In the order of the side menu; those that people write. */
export const marketBooks = [applicant, consignee, merchant, passport, supplier, customsGoods, shipAgent, goodDict, gNameToCodeTs] as const;
