/** Document templates of a company (R-2.2-42): a book whose entries say how one of the documents is made up. */
import { bookField as field, bookProduct, levelBookText } from '../contract-kit/book-product';
import { documentFacts, documentFields, usualLayouts, type DocumentLayout } from './documents';
import { documentTitles, orderDocuments, templateTexts as texts, type OrderDocument } from './messages';
import { templateRefusals } from './refusals';

interface Named {
  readonly prop: string;
  readonly title: string;
}

/** Between the names of a list, as people type it. */
const between = /[、,，;；|/\n]+/;

/** Names of a palette as they stand in an entry; `columns` in their order. */
export const writeNames = (palette: readonly Named[], props: readonly string[]): string =>
  props.flatMap((prop) => palette.find((known) => known.prop === prop)?.title ?? []).join('、');

/** Which of a palette a text names, in its order, and what is wrong with it as a sentence; null: nothing. */
export function readNames(palette: readonly Named[], text: string): { readonly props: readonly string[]; readonly fault: string | null } {
  const names = text
    .split(between)
    .map((name) => name.trim())
    .filter(Boolean);
  const props: string[] = [];
  for (const name of names) {
    const known = palette.find(({ title }) => levelBookText(title) === levelBookText(name));
    if (!known) return { props, fault: texts.unknownName(name, palette.map(({ title }) => title).join('、')) };
    if (props.includes(known.prop)) return { props, fault: texts.namedTwice(name) };
    props.push(known.prop);
  }
  return { props, fault: null };
}

const names = (prop: string, title: string, palette: readonly Named[], isRequired: boolean) =>
  field(prop, title, 'text', 320, { isRequired, lengthMax: 300, judge: (text) => readNames(palette, text).fault });

/** Whether documents are made by it when nobody chooses. */
export const [usualWord, notUsualWord] = ['是', '否'];

/** R-2.2-42. */
export const template = bookProduct({
  name: 'template',
  noun: '单证模板',
  path: '/market-assistant/template/',
  key: ['document', 'name'],
  titleProp: 'name',
  expires: null,
  groupProp: 'document',
  entriesMax: 200,
  refusals: templateRefusals,
  fields: [
    field('document', '单证', 'choice', 100, { isRequired: true, choices: orderDocuments.map((document) => documentTitles[document]) }),
    field('name', '模板名称', 'text', 180, { isRequired: true, lengthMax: 40, otherTitles: ['名称'] }),
    field('usual', '默认使用', 'choice', 90, { choices: [usualWord, notUsualWord] }),
    field('letterhead', '抬头', 'text', 240, { lengthMax: 200, otherTitles: ['公司抬头'] }),
    field('title', '中文标题', 'text', 140, { isRequired: true, lengthMax: 40, otherTitles: ['标题'] }),
    field('english', '英文标题', 'text', 180, { lengthMax: 60 }),
    names('facts', '订单信息', documentFacts, false),
    names('columns', '列', documentFields, true),
    field('footer', '页脚', 'text', 200, { lengthMax: 200 }),
  ],
});

type Texts = Readonly<Record<string, string>>;

/** Of which document a template is; null for a text that names none. */
export const documentOf = ({ document }: Texts): OrderDocument | null =>
  orderDocuments.find((known) => documentTitles[known] === document) ?? null;

/** What of a palette an entry names; a name that the palette has no more is passed over. */
const namedIn = (palette: readonly Named[], text: string): readonly string[] =>
  text.split(between).flatMap((name) => readNames(palette, name).props);

/** How a template has a document made up. */
export const layoutOf = ({ letterhead = '', title = '', english = '', facts = '', columns = '', footer = '' }: Texts): DocumentLayout => ({
  letterhead,
  title,
  english,
  facts: namedIn(documentFacts, facts),
  columns: namedIn(documentFields, columns),
  footer,
});

/** What a new template of a document begins with: how it is made up without one. */
export function beginTemplate(document: OrderDocument): Record<string, string> {
  const { letterhead, title, english, facts, columns, footer } = usualLayouts[document];
  return {
    document: documentTitles[document],
    name: '',
    usual: notUsualWord,
    letterhead,
    title,
    english,
    facts: writeNames(documentFacts, facts),
    columns: writeNames(documentFields, columns),
    footer,
  };
}
