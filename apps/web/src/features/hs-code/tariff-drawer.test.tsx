// Guarantee: what the drawer says of a code stands beside its edition; what is not known is said, never a zero; what is filled
// in is one line, and an amount becomes steps.
// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { explainSupervision } from '@mastlight/domain/hs-code/supervision';
import { readElements } from '@mastlight/domain/hs-code/elements';
import { readRate } from '@mastlight/domain/hs-code/rate';
import { act } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { textsOf } from '../../platform/catalogue';
import { press, render, type } from '../../testing/render';
import { elementsQuery, notesQuery, taxQuery, type TaxLine } from './api';
import { TariffDrawer } from './components/tariff-drawer';
import { sayRule } from './say-rate';
import { hsCodeWords } from './texts/zh-CN';

const edition = {
  name: '演示税则',
  source: '演示，编的',
  validFrom: '2025-01-01',
  importedAt: '2026-11-01 08:00:00',
  isDemo: true,
  ageDays: 697,
};
const line = (part: Partial<TaxLine> = {}) =>
  ({
    hsCode: '9617001900',
    name: '保温瓶',
    unit1: '个',
    unit2: null,
    mfn: readRate('3元/千克'),
    general: null,
    provisional: null,
    vat: readRate('13%'),
    consumption: readRate('看情况'),
    rebate: readRate('13%'),
    agreements: [],
    supervision: explainSupervision('A'),
    inspection: null,
    ...part,
  }) as TaxLine;

let shown: Awaited<ReturnType<typeof render>> | null = null;
afterEach(() => shown?.unmount());

async function show(answer: {
  readonly edition?: typeof edition | null;
  readonly note?: string;
  readonly lines?: readonly TaxLine[];
}): Promise<void> {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } } });
  const lines = [...(answer.lines ?? [])];
  const from = { edition: answer.edition === undefined ? edition : answer.edition, note: answer.note ?? '', hsCode: '961700' };
  client.setQueryData(taxQuery('961700').queryKey, { ...from, total: lines.length, lines });
  for (const { hsCode } of lines)
    client.setQueryData(elementsQuery(hsCode).queryKey, {
      ...from,
      name: null,
      elements: readElements('0:品牌类型|1:品名|2:用途|GTIN')!.map((each) => ({ ...each, choices: [...each.choices] })),
    });
  client.setQueryData(notesQuery('961700').queryKey, {
    hsCode: '961700',
    chapter: { hsCode: '96', name: '杂项制品', note: '刷、笔、保温瓶。' },
    heading: { hsCode: '9617', name: '保温瓶', note: null },
  });
  shown = await render(
    <QueryClientProvider client={client}>
      <TariffDrawer code="961700" name="不锈钢保温瓶" onClose={() => undefined} />
    </QueryClientProvider>,
  );
}
const part = (name: string) => shown!.container.querySelector<HTMLElement>(`section[aria-label="${name}"]`);
const field = (label: string) => {
  const found = [...shown!.container.querySelectorAll('label')].find((each) => each.textContent?.startsWith(label));
  return shown!.container.querySelector<HTMLInputElement | HTMLSelectElement>(`#${CSS.escape(found!.htmlFor)}`)!;
};
async function put(label: string, value: string): Promise<void> {
  const control = field(label);
  if (control instanceof HTMLInputElement) return type(control, value);
  await act(async () => {
    control.value = value;
    control.dispatchEvent(new Event('change', { bubbles: true }));
  });
}
const joined = () => shown!.container.querySelector('output')!.textContent;
const steps = () => [...shown!.container.querySelectorAll('.ht-steps li')].map((step) => step.textContent);

describe('the drawer of a code', () => {
  it('says that there is no tariff, and no rate', async () => {
    await show({ edition: null, note: '尚未导入税则' });
    expect(shown!.container.querySelector('.ht-unknown')!.textContent).toBe('尚未导入税则');
    expect([part('税率'), part('算一算'), part('申报要素')]).toEqual([null, null, null]);
    expect(part('章注与品目注')!.textContent).toContain('刷、笔、保温瓶。');
    expect(part('章注与品目注')!.textContent).toContain('还没有写这一条注释');
  });

  it('R-0-13 says the edition, its age and its source, and of a made-up one that it is; of another it does not', async () => {
    await show({ lines: [line()] });
    const band = shown!.container.querySelector('.ht-edition')!.textContent;
    for (const words of ['演示税则', '演示数据，不是现行税则', '2025-01-01 起生效，已 697 天', '来源：演示，编的'])
      expect(band).toContain(words);
    await shown!.unmount();
    await show({ edition: { ...edition, isDemo: false }, lines: [line()] });
    expect(shown!.container.querySelector('.ht-edition')!.textContent).not.toContain('演示数据');
  });

  it('R-1-13 shows a rate as it was written, and of one that nobody can reckon with that it is so', async () => {
    await show({ lines: [line()] });
    const rates = [...part('税率')!.querySelectorAll('.ht-rates > div')].map((row) => row.textContent);
    expect(rates).toEqual([
      '最惠国3元/千克 每千克 3 元',
      '暂定税则没有写',
      '普通税则没有写',
      '增值税13%',
      '消费税看情况 读不成算法，只显示原文，不参与计算',
      '出口退税13%',
      '法定单位个',
    ]);
    expect(part('监管条件')!.textContent).toContain('检验检疫 进口时要报检');
    expect(part('监管条件')!.textContent).toContain('税则没有写');
  });

  it('shows no rate of several lines before one is chosen', async () => {
    await show({ lines: [line(), line({ hsCode: '9617001100', name: '玻璃内胆的' })] });
    expect(part('税率')).toBeNull();
    await put('税号', '9617001100');
    expect(shown!.container.querySelector('.ht-line')!.textContent).toBe('9617 00 11 00 玻璃内胆的');
  });

  it('reckons what is paid back, and of an import what can be, saying what is missing', async () => {
    await show({ lines: [line()] });
    expect(steps()).toEqual([]);
    await put('含税购进价', '11,300');
    expect(steps()).toEqual(['不含税价11,300.00 元 ÷（1＋13%）10,000.00', '应退税不含税价 10,000.00 元 × 13%1,300.00']);
    await press([...shown!.container.querySelectorAll<HTMLInputElement>('input[type=radio]')][1]!);
    expect(steps()[0]).toBe('关税填了数量（千克）才能算-');
    await put('数量', '10');
    expect(steps()).toEqual([
      '关税按数量，3元/千克30.00',
      '消费税税率“看情况”读不成算法，算不出-',
      '增值税前一步算不出，这一步也算不出-',
      '合计前一步算不出，这一步也算不出-',
    ]);
  });

  it('says of an amount that is none what is wrong, and reckons nothing', async () => {
    await show({ lines: [line()] });
    await put('含税购进价', '一万');
    expect([part('算一算')!.textContent!.includes('写数字，最多两位小数'), steps()]).toEqual([true, []]);
  });

  it('R-7.4-75 joins the elements in their order, beginning with the name of the goods', async () => {
    await show({ lines: [line()] });
    expect(joined()).toBe('|不锈钢保温瓶||');
    expect(part('申报要素')!.textContent).toContain('还缺 2 项');
    await put('0 品牌类型', '1');
    await put('2 用途', '家用|户外');
    expect(joined()).toBe('1|不锈钢保温瓶|家用/户外|');
    expect(part('申报要素')!.textContent).toContain('都填了');
  });
});

it.each([
  ['6.5%', '货值的 6.5%'],
  ['3元/千克', '每千克 3 元'],
  ['20%+1元/公斤', '货值的 20% 加 每千克 1 元'],
  ['10%或2元/升，从高', '取高：货值的 10% 或 每升 2 元'],
  ['免税', '不征'],
  ['看情况', '读不成算法，只显示原文，不参与计算'],
])('the rule of %s is said', (text, words) => {
  expect(sayRule(readRate(text)!.rule, textsOf(hsCodeWords))).toBe(words);
});
