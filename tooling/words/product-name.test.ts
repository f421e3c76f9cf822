// Guarantee: the product has one name, written in one file; whatever shows it takes it from there.
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { agreementSections } from '../../apps/web/src/features/account/texts/agreement.zh-CN';
import { chatTexts } from '../../packages/domain/src/account/messages';
import { newsEvents } from '../../packages/domain/src/notification/news-events';
import { sayChat } from '../../packages/domain/src/notification/say-chat';
import { emailTexts } from '../../packages/domain/src/sh-manifest/messages';
import { topUpTexts } from '../../packages/domain/src/top-up/messages';
import { writeCalendar } from '../../packages/domain/src/vocabulary/write-calendar';
import { productFullName, productName, productNameLatin } from '../../packages/domain/src/vocabulary/product-name';

const root = resolve(import.meta.dirname, '../..');
const home = 'packages/domain/src/vocabulary/product-name.ts';
const read = (file: string): string => readFileSync(resolve(root, file), 'utf8');

/** All that is built into the product and its sandbox, but tests, which say what they expect, and names of faces, which are files. */
const sources = ['packages', 'apps', 'tooling/guides']
  .flatMap((folder) =>
    readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => !/(^|\/)(node_modules|dist|migrations)\//.test(file))
      .map((file) => `${folder}/${file}`),
  )
  .filter((file) => /\.(ts|tsx|mts|mjs|js|html|webmanifest)$/.test(file) && !/\.test\.tsx?$|-for-test\.tsx?$/.test(file));
const newLine = { kind: 'bill', no: 'DEMO1', sentence: '', step: null, tone: 'idle', closesMs: null } as const;
const spells = /桅灯|Mastlight(?! (?:Sans|Mono)\b)/;

it('R-0-12 the name of the product is one constant: no other file of the product spells it', () => {
  expect(sources.length).toBeGreaterThan(1_000);
  expect([productName, productNameLatin, productFullName]).toEqual(['桅灯', 'Mastlight', '桅灯 Mastlight']);
  expect(sources.filter((file) => spells.test(read(file)))).toEqual([home]);
});

describe('R-0-12 what shows the name takes it from the constant', () => {
  it.each([
    ['the title of the page that is served', 'apps/web/index.html', '<title>%productName%</title>'],
    ['which is filled in when it is built', 'apps/web/vite.config.ts', "replaceAll('%productName%', productName)"],
    ['the title of each page', 'apps/web/src/app/router.tsx', '${said(productName)}'],
    ['the logo of the header', 'apps/web/src/app/shell/header.tsx', '<Logo name={productFullName}'],
    ['the footer', 'apps/web/src/app/shell/footer.tsx', '© {productFullName}'],
    ['the papers', 'tooling/guides/zhidingxiang.html', '%productName%'],
    ['which are filled in when they are printed', 'tooling/guides/print-guides.ts', "replaceAll('%productName%', own)"],
  ])('R-0-12 %s', (_what, file, says) => {
    expect(read(file)).toContain(says);
  });

  it.each([
    ['a mail', () => emailTexts.body('代理', '', '', '', [], '')],
    [
      'a message of a chat',
      () => sayChat([{ event: newsEvents[0].code, atMs: 0, port: 'NB', about: null, lines: [newLine], more: 0 }], 'https://a.example', 0),
    ],
    ['what is sent to confirm a login', () => chatTexts.confirmLink('https://a.example')],
    ['a calendar', () => writeCalendar({ name: 'x', product: 'x', clock: 'utc' }, [], 0)],
    ['what a payment is for', () => topUpTexts.subject],
    ['the agreement', () => JSON.stringify(agreementSections)],
  ] satisfies readonly (readonly [string, () => string])[])('R-0-12 %s says it', (_what, say) => {
    expect(say()).toMatch(new RegExp(`${productName}|${productNameLatin}`));
  });
});
