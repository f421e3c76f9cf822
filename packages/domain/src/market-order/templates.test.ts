// Guarantee: a template says in people's words what a document shows; whatever it cannot show is named, and nothing is guessed.
import { expect, test } from 'vitest';
import { judgeEntry } from '../contract-kit/book-product';
import { documentFacts, documentFields, usualLayouts, writeDocument } from './documents';
import { orderDocuments } from './messages';
import { sampleOrder } from './sample-order';
import { beginTemplate, documentOf, layoutOf, readNames, template } from './templates';

const fieldNames = documentFields.map(({ title }) => title).join('、');

test.each([
  ['品名、数量', ['name', 'quantity'], null],
  ['品名,数量；箱数', ['name', 'quantity', 'cartons'], null],
  ['毛重 KG | 毛重kg', ['grossKg'], '「毛重kg」写了两次'],
  ['品名、颜色', ['name'], `没有「颜色」，可以写${fieldNames}`],
  ['  ', [], null],
  ['金额、金额 USD', ['amount', 'usd'], null],
] as const)('R-2.2-43 %s reads as %j', (text, props, fault) => {
  expect(readNames(documentFields, text)).toEqual({ props, fault });
});

test.each([
  [{ columns: '' }, ['columns', '请填列']],
  [{ title: '' }, ['title', '请填中文标题']],
  [{ name: '' }, ['name', '请填模板名称']],
  [{ document: '提单' }, ['document', '单证只能是采购清单、箱单、发票、报关草单']],
  [{ usual: '也许' }, ['usual', '默认使用只能是是、否']],
  [{ facts: '买方、卖方' }, ['facts', `没有「卖方」，可以写${documentFacts.map(({ title }) => title).join('、')}`]],
  [{ letterhead: '长'.repeat(201) }, ['letterhead', '抬头最多 200 个字']],
] as const)('R-2.2-42 a template with %j is refused at its field', (wrong, [prop, message]) => {
  const judged = judgeEntry(template.fields, { ...beginTemplate('packing'), name: '约旦客户', ...wrong });
  expect(judged.faults).toEqual([{ prop, message }]);
});

test.each(orderDocuments)('R-2.2-43 a new template of %s prints what there is without one', (document) => {
  const begun = { ...beginTemplate(document), name: 'x' };
  expect(judgeEntry(template.fields, begun).faults).toEqual([]);
  expect(documentOf(begun)).toBe(document);
  expect(layoutOf(begun)).toEqual(usualLayouts[document]);
});

test('R-2.2-43 its letterhead, words, facts and columns stand in the document in their order, and no others', () => {
  const layout = layoutOf({
    letterhead: '义乌演示进出口',
    title: '装箱单',
    english: '',
    facts: '提单号、买方',
    columns: '箱数、品名',
    footer: '完',
  });
  const content = { ...sampleOrder, head: { ...sampleOrder.head, billNo: 'DEMU12345' } };
  const { columns, ...written } = writeDocument({ orderNo: 'YW1', content }, layout, 0);
  expect(columns.map(({ title }) => title)).toEqual(['箱数', '品名']);
  expect(written).toEqual({
    letterhead: '义乌演示进出口',
    title: '装箱单',
    english: '',
    number: 'YW1',
    facts: [
      { title: '提单号', value: 'DEMU12345' },
      { title: '买方', value: 'DEMO BUYER' },
    ],
    rows: [['500', '不锈钢保温瓶']],
    totals: ['500', ''],
    footer: '完',
  });
});

test('R-2.2-43 a name that the palette has no more takes no other column with it', () => {
  expect(layoutOf({ columns: '品名、旧的一列、箱数', facts: '旧的、买方' })).toMatchObject({
    columns: ['name', 'cartons'],
    facts: ['buyer'],
  });
});
