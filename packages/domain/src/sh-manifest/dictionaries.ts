/**
 * What the fields of a manifest may say: kinds of packing, containers, countries, classes of danger, agents, terms. Facts of
 * public lists: UN/ECE Recommendation 21 with the customs' own kinds of packing (包装种类, 2018), ISO 3166, IMDG, ISO 6346.
 */
import { portRules } from '../ports/index';
import { countries as known } from '../vocabulary/countries';
import { berthsOf } from '../vocabulary/wharf';

/** One choice: what is sent, what is shown, and what people write for it besides. */
export interface DictionaryEntry {
  readonly code: string;
  readonly name: string;
  readonly aliases: readonly string[];
}

const entry = (code: string, name: string, aliases = ''): DictionaryEntry => ({
  code,
  name,
  aliases: aliases === '' ? [] : aliases.split(' '),
});

/** Kinds of packing by the code of Recommendation 21 that MT2101 carries. */
export const packageTypes: readonly DictionaryEntry[] = [
  entry('CT', '纸箱', 'CTN CTNS CARTON CARTONS 纸制或纤维板制盒/箱 22'),
  entry('PK', '件', 'PKG PKGS PACKAGE PACKAGES PC PCS 99'),
  entry('PX', '托盘', 'PLT PLTS PALLET PALLETS 天然木托 93'),
  entry('CS', '箱', 'CASE CASES 29'),
  entry('WC', '木箱', 'WOODEN 木制或竹藤等植物性材料制盒/箱 23'),
  entry('BX', '盒', 'BOX BOXES'),
  entry('BG', '袋', 'BAG BAGS 包/袋 06'),
  entry('BL', '包', 'BALE BALES'),
  entry('BE', '捆', 'BDL BDLS BUNDLE BUNDLES'),
  entry('RL', '卷', 'ROLL ROLLS REEL REELS'),
  entry('DR', '桶', 'DRUM DRUMS 纸制或纤维板制桶 32'),
  entry('BA', '琵琶桶', 'BARREL BARRELS 木制或竹藤等植物性材料制桶 33'),
  entry('CN', '罐', 'CAN CANS TIN TINS'),
  entry('CY', '钢瓶', 'CYL CYLINDER CYLINDERS 04'),
  entry('CR', '板条箱', 'CRATE CRATES'),
  entry('SA', '麻袋', 'SACK SACKS'),
  entry('ST', '张', 'SHEET SHEETS'),
  entry('SE', '套', 'SET SETS'),
  entry('UN', '台', 'UNIT UNITS'),
  entry('JR', '广口瓶', 'JAR JARS'),
  entry('BO', '瓶', 'BOTTLE BOTTLES'),
  entry('IB', '中型散装容器', 'IBC IBCS'),
  entry('FX', '软袋', 'FLEXIBAG FLEXITANK'),
  entry('NE', '裸装', 'NUDE UNPACKED 01'),
  entry('VR', '散装', 'BULK 00'),
];

/** Containers by their everyday name, with the code of ISO 6346 that is sent. */
export const containerTypes: readonly (DictionaryEntry & { readonly isoCode: string; readonly isReefer: boolean })[] = [
  ['20GP', '22G1', '20 尺普箱', '22G0 22GP 2210 2200 20DC'],
  ['40GP', '42G1', '40 尺普箱', '42G0 42GP 4310 4200 40DC'],
  ['40HC', '45G1', '40 尺高箱', '45G0 45GP 40HQ 4510 4EG1'],
  ['45HC', 'L5G1', '45 尺高箱', 'L5G0 L5GP 45HQ 9510'],
  ['20RF', '22R1', '20 尺冷箱', '22R0 22RT 2230 20RE'],
  ['40RH', '45R1', '40 尺高冷箱', '45R0 45RT 40RF 40RE 4530 4532 40RQ'],
  ['20OT', '22U1', '20 尺开顶', '22U0 22UT 2250'],
  ['40OT', '42U1', '40 尺开顶', '42U0 42UT 4350'],
  ['20FR', '22P1', '20 尺框架', '22P0 22P3 2260'],
  ['40FR', '42P1', '40 尺框架', '42P0 42P3 45P3 4360'],
  ['20TK', '22T1', '20 尺罐箱', '22T0 22T2 22T6 2270'],
].map(([code, isoCode, name, aliases]) => ({
  ...entry(code!, name!, `${isoCode} ${aliases}`),
  isoCode: isoCode!,
  isReefer: isoCode!.includes('R'),
}));

/** R-5.3-18: classes and divisions of the IMDG code, from the one that is the most dangerous to ship. */
export const dangerClasses: readonly DictionaryEntry[] = [
  entry('1', '爆炸品', '1.1 1.2 1.3 1.4 1.5 1.6'),
  entry('5.2', '有机过氧化物'),
  entry('6.2', '感染性物质'),
  entry('7', '放射性物质'),
  entry('2.3', '毒性气体'),
  entry('4.1', '易燃固体'),
  entry('4.2', '易自燃物质'),
  entry('4.3', '遇水放出易燃气体的物质'),
  entry('3', '易燃液体'),
  entry('8', '腐蚀性物质'),
  entry('6.1', '毒性物质'),
  entry('5.1', '氧化性物质'),
  entry('2.1', '易燃气体'),
  entry('2.2', '非易燃无毒气体'),
  entry('9', '杂项危险物质'),
];
export const packingGroups = ['I', 'II', 'III'] as const;

export const countries: readonly DictionaryEntry[] = known.map(({ code, name }) => entry(code, name));

/** R-4.10-21: Shanghai ship agent types; `dictKey` says whether one is an agent or a kind of bill. */
export const shipAgencies = [
  { id: 1, dictKey: 'shipAgency', name: '上海外代' },
  { id: 2, dictKey: 'billType', name: 'SWB-海运单' },
  { id: 3, dictKey: 'billType', name: 'TER-电放' },
] as const;

/** 运费条款, as MT2101 writes it. */
export const freightPayments: readonly DictionaryEntry[] = [entry('PP', '预付', 'PREPAID P'), entry('CC', '到付', 'COLLECT C')];

/** 运输条款 with the codes of the wire. */
export const transportTerms: readonly (DictionaryEntry & { readonly wireCode: string })[] = [
  { ...entry('CY-CY', '场到场'), wireCode: '11' },
  { ...entry('CY-CFS', '场到站'), wireCode: '12' },
  { ...entry('CY-DOOR', '场到门', 'CY-DR'), wireCode: '13' },
  { ...entry('CFS-CFS', '站到站'), wireCode: '10' },
  { ...entry('CY-FO', '场到船边'), wireCode: '19' },
];

/** Customs areas through which ships leave Shanghai, with what of the port each watches (关区). */
export const customsOffices: readonly DictionaryEntry[] = [
  entry('2248', '洋山港区'),
  entry('2225', '外高桥港区'),
  entry('2202', '吴淞海关'),
  entry('2208', '宝山海关'),
];

/** The customs area of a terminal, by the port's own code of it; null where several would do. */
export function customsOfficeOf(wharf: string): string | null {
  if (/^(?:YS\d|YD)$/.test(wharf)) return '2248';
  if (/^WGQ\d$/.test(wharf)) return '2225';
  return wharf === 'LDMT' ? '2208' : null;
}

/** The codes of Shanghai as a port of loading. */
export const loadingPorts: readonly string[] = portRules('SH').locodes;

/** Shanghai's terminals, as the field offers them. */
export const wharfs: readonly DictionaryEntry[] = berthsOf('SH').map(({ code, name, aliases = [] }) => ({
  code,
  name,
  aliases: [...aliases],
}));

/** The entry that a text names by its code, its name or what people write for it; null where none does. */
export function findEntry<Entry extends DictionaryEntry>(entries: readonly Entry[], text: string): Entry | null {
  const key = text.trim().toUpperCase();
  if (key === '') return null;
  return entries.find(({ code }) => code === key) ?? entries.find(({ name, aliases }) => name === key || aliases.includes(key)) ?? null;
}
