// Guarantee (R-0-01, U-14): a sentence, word or title of the domain that no catalogue of the browser says has its English
// in a book of phrases; a new one without it is found here.
import { englishPhrases } from '@mastlight/domain/english';
import { makeReading } from '@mastlight/domain/vocabulary/read-english';
import { expect, it } from 'vitest';
import { saidLines, type SaidLine } from './said-lines';
import { saidTexts } from './said-texts';

/** Said by catalogues, which name what the server refuses there; the last row is said to whoever runs the product or calls it. */
const otherwise = [
  /\/(account|ad|billing|company|dispatch|file|invoice|notice|operations|top-up|vgm)\//,
  /\/preferences\/experiences\.ts$/,
  /\/port-query\/messages\.ts$/,
  /\/sh-manifest\/(company-code|dictionaries|messages|sample-filing|say-finding)\.ts$/,
  // What people write, and how it is read.
  /(names-in-words|read-import|read-party-import|without-durations)\.ts$/,
  // What came after English was left to one later translation says Chinese alone.
  /\/(overseas|line-tracking|class-analysis|hs-code|manifest-query|toker|position|truck|ship-position|market-assistant|bay-plan|notification|pre-sheet|market-order|membership|open-api|fault-report|bill-file)\//,
  /\/vocabulary\/named-places\.ts$/,
  /\/vocabulary\/(print-words|product-name)\.ts$/,
  /(contract|book-product|list-product)\.ts$|platform-texts\.ts$|\/reference\/|english\.ts$|recent-activity/,
];

/** Parts of templates, which the book reads in their sentences alone; and what is told to whoever runs the inbox. */
const parts = new Set([
  '由77',
  '另 7 箱没有装船报告，',
  '船已离港，7 箱未装船，7建议改配',
  '〇一二三四五六七八九',
  '7已给，',
  '7节点已齐，7等7',
  '提前',
  '推迟',
  '天',
  '小时',
  '分钟',
  '泊',
  '送箱',
  '送回',
  '转场',
  '发',
  '答复',
  '退回',
  '收回',
  '7港',
  '7已过仍未进港7。问车队箱在哪里，问码头能否延时进箱，不行就联系船公司改配',
  '7运抵报告由场站发给海关。建议现在联系场站补发',
  '7，并催车队',
  '7（由7变回）',
]);
const toOperators =
  /npm run|收件目录|请检查权限|\.part|不是普通文件|来源|拒收（|找不到|钥匙|重读|继续|文件：|没有文件名|，报文|数据库代码|联系桅灯|告诉桅灯7|^第 7 段，$|^7字节/;

const read = makeReading(englishPhrases);
const isSaid = ({ file, text }: SaidLine): boolean =>
  file.startsWith('packages/domain/') &&
  !otherwise.some((pattern) => pattern.test(file)) &&
  !parts.has(text) &&
  !(file.includes('/intake/') && toOperators.test(text)) &&
  // Files that leave the house are called in Chinese, and so are their sheets.
  !/\.xlsx$|\.ics$|^物流跟踪$|^船期订阅$|^桅灯船期/.test(text);

it('R-0-01 U-14 whatever the domain says has its English', () => {
  const texts = saidTexts(saidLines()).filter(isSaid);
  expect(texts.length).toBeGreaterThan(500);
  expect(texts.filter(({ text }) => /\p{Script=Han}/u.test(read(text))).map(({ file, text }) => `${file}: ${text}`)).toEqual([]);
});

it('finds the literals of a source, and what stands in templates', () => {
  const lines = ["const a = '进港';", 'const b = `截港 ${when(`内`)} 已过`;', "const c = /'/;", "const d = '运抵';"];
  expect(saidTexts(lines.map((text, at) => ({ file: `a.ts:${at + 1}`, text }))).map(({ text }) => text)).toEqual([
    '进港',
    '内',
    '截港 7 已过',
    '运抵',
  ]);
});
