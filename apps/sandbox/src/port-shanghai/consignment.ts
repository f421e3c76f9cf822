/** What a call at Shanghai is made of: its ships, terminals and habits. */
import type { RowPortBill } from '../row-ports/row-port';
import type { Random } from '../world/random';

/** Invented ships that call at Shanghai, each with the company it sails for. */
export const ships = [
  { name: 'PU JIANG STAR', chineseName: '浦江星', un: 'UN9911208', carrier: '中远海运', operator: 'COS' },
  { name: 'YANG SHAN LIGHT', chineseName: '洋山之光', un: 'UN9911313', carrier: '东方海外', operator: 'OOL' },
  { name: 'WU SONG BRIDGE', chineseName: '吴淞桥', un: 'UN9911429', carrier: '海洋网联', operator: 'ONE' },
  { name: 'CHONG MING PEARL', chineseName: '崇明珠', un: 'UN9911534', carrier: '地中海航运', operator: 'MSC' },
] as const;

/** Code of the port's own list, and how Easipass writes the same place. */
export const terminals = [
  { code: 'WGQ4', easipass: '外四期' },
  { code: 'YS4', easipass: '洋四期' },
  { code: 'WGQ2', easipass: '外二期' },
  { code: 'YS1', easipass: '洋一期' },
] as const;

export const destinations = ['NLRTM', 'USLAX', 'DEHAM', 'SGSIN', 'AEJEA'] as const;

/** What Shanghai does to a bill; the first three calls show each of them. */
export const stories = {
  smooth: '顺利',
  'arrival-late': '运抵迟报',
  'release-withdrawn': '海放撤回',
} as const;
export type Story = keyof typeof stories;
export const storyCodes = Object.keys(stories) as readonly Story[];

/** One bill with what its rows have in common. */
export interface Consignment {
  readonly bill: RowPortBill;
  readonly random: Random;
  readonly story: Story;
  readonly closesMs: number;
  readonly ship: (typeof ships)[number];
  readonly terminal: (typeof terminals)[number];
  readonly voyage: string;
  readonly destination: string;
  readonly entryNo: string;
}
