import { describe, expect, it } from 'vitest';
import { buildClassifier } from './index';

/** Guarantee: any text at all has an answer at once; goods of everyday trade get their heading; a company's own names win. */
const classifier = buildClassifier();
const first = (name: string) => classifier.classify(name).candidates[0]?.hsCode;
const heading = (name: string) => classifier.classify(name).headings[0]?.hsCode;

describe('how sure it is (R-1-13)', () => {
  it('R-1-13 is surer of everyday goods than of names it does not know', () => {
    expect(classifier.classify('不锈钢真空保温杯').confidence4).toBeGreaterThan(0.85);
    expect(classifier.classify('Zyxqua brand').confidence4).toBeLessThan(0.5);
    expect(classifier.classify('LED bulb').confidence4).toBeLessThanOrEqual(0.85);
  });
});

describe('what a name says', () => {
  it.each([
    ['锂离子电池 UN3480 CLASS 9', '850760'],
    ['UN3480', '850760'],
    ['柴油发电机组 200KVA', '850212'],
    ['柴油发电机组 50KVA', '850211'],
    ['电动轮椅', '871390'],
    ['氯化铵（非肥料用）', '282710'],
    ['手機充電器', '850440'],
    ['品名：不锈钢水槽 品牌：ABC 型号：X-100', '732410'],
    ['bicycle parts', '871499'],
    ['yoga mats pvc', '950691'],
    ['塑料水管接头', '391740'],
  ])('R-1-13 %s is %s', (name, code) => {
    expect(first(name)).toBe(code);
  });

  it.each([
    ['阿莫西林胶囊 0.25g', '3004'],
    ['布洛芬缓释片', '3004'],
    ['注射用头孢曲松钠', '3004'],
    ['重组新冠疫苗', '3002'],
    ['9mm pistol', '9302'],
    ['玩具水枪', '9503'],
    ['猎枪子弹', '9306'],
    ['女装连衣裙（针织，不含腰带）', '6104'],
    ['女装风衣 针织', '6102'],
  ])('R-1-13 %s belongs to heading %s', (name, code) => {
    expect(heading(name)).toBe(code);
  });

  it('a bare drug substance leaves the finished drug and the raw substance open', () => {
    const headings = classifier.classify('阿奇霉素').headings.map(({ hsCode }) => hsCode);
    expect(headings).toEqual(expect.arrayContaining(['3004', '2941']));
  });

  it('tells why: the everyday name, or the sibling that a residual line leaves out', () => {
    expect(classifier.classify('手机壳').candidates[0]!.reason[0]).toEqual({ kind: 'synonym', word: '手机壳' });
    const residual = classifier.classify('化纤T恤').candidates.find(({ hsCode }) => hsCode === '610990')!;
    expect(residual.reason).toContainEqual({ kind: 'excluded', word: '棉制T恤衫', code: '610910' });
  });
});

describe('any text at all', () => {
  const odd = {
    nothing: '',
    'one sign': '车',
    'a full stop': '。',
    digits: '1234567890',
    'an emoji': '📦📦',
    'ten thousand signs': '塑料制品，'.repeat(2000),
    'ten thousand signs without a space': '铁'.repeat(10_000),
    'open brackets': '(((((【【【'.repeat(500),
    'three languages': '塑料玩具 plastic toys игрушки',
    'a brand': 'NIKE',
    'spare parts': '配件',
    'a line break and nulls': 'a\u0000\nb',
    'half a surrogate': '\ud83d铁',
    'words of an object': '__proto__ constructor',
  };

  it.each(Object.entries(odd))('%s has an answer', (_, name) => {
    const { candidates, headings, confidence4, confidence6, question } = classifier.classify(name, { constructor: 'x' });
    expect(candidates.length).toBeLessThanOrEqual(10);
    expect(headings.length).toBeLessThanOrEqual(3);
    expect([confidence4, confidence6].every((each) => each >= 0 && each <= 1)).toBe(true);
    expect(candidates.reduce((sum, { share }) => sum + share, 0)).toBeLessThanOrEqual(1.000001);
    expect(question?.values.length ?? 2).toBeGreaterThan(1);
  });

  it('nothing and digits have no candidate', () => {
    expect(classifier.classify('').candidates).toEqual([]);
    expect(classifier.classify('1234567890')).toEqual({ candidates: [], headings: [], confidence4: 0, confidence6: 0, question: null });
  });

  it('spare parts alone are no sure thing', () => {
    expect(classifier.classify('配件').confidence4).toBeLessThan(0.5);
  });
});

describe('a company and its tariff', () => {
  const classifierOfCompany = buildClassifier({
    synonyms: [
      { name: '手机壳', code: '4202329000' },
      { name: '八爪鱼支架', code: '962000' },
      { name: '坏的', code: '12' },
    ],
    lines: [
      { code: '29214600', name: '安非他明及其盐' },
      { code: '0304', name: '不是税号' },
    ],
  });

  it('its own names win over ours and say so', () => {
    const own = classifierOfCompany.classify('手机壳').candidates[0]!;
    expect([own.hsCode, own.reason[0]]).toEqual(['420232', { kind: 'own', word: '手机壳' }]);
    expect(classifierOfCompany.classify('红色八爪鱼支架').candidates[0]!.hsCode).toBe('962000');
    expect(classifierOfCompany.classify('坏的').candidates[0]?.reason[0]?.kind).not.toBe('own');
  });

  it('lines of an imported tariff are found, and give codes our table lacks', () => {
    expect(first('安非他明')).not.toBe('292146');
    const imported = classifierOfCompany.classify('安非他明').candidates[0]!;
    expect(imported).toMatchObject({ hsCode: '292146', heading: '2921', name: '安非他明及其盐' });
  });
});

describe('the question', () => {
  it('asks what parts the candidates most, and an answer decides', () => {
    const asked = classifier.classify('围巾 披肩');
    expect(asked.question?.attribute).toBe('material');
    const silk = asked.question!.values.find(({ value }) => value === '丝')!;
    expect(silk.codes).toContain('621410');
    const told = classifier.classify('围巾 披肩', { material: '丝' });
    expect(told.candidates[0]!.hsCode).toBe('621410');
    expect(told.candidates[0]!.reason).toContainEqual({ kind: 'answered', word: '丝' });
    expect(told.question?.attribute).not.toBe('material');
  });

  it('is not asked again of who does not know', () => {
    expect(classifier.classify('围巾 披肩', { material: '不知道' }).question?.attribute).not.toBe('material');
  });

  it('is none where one line is left', () => {
    expect(classifier.classify('蜂蜜').question).toBeNull();
  });
});

describe('words around', () => {
  it('R-7.4-68 similar names stand for the same goods or hold the keyword', () => {
    expect(classifier.similar('充电宝')).toContain('移动电源');
    expect(classifier.similar('power bank')).toContain('充电宝');
    expect(classifier.similar('')).toEqual([]);
    expect(classifier.similar('塑料').length).toBeLessThanOrEqual(20);
  });

  it('titles are ours for chapters, headings and subheadings', () => {
    expect(classifier.title('85')).toEqual({ code: '85', zh: '电机、电气设备', en: 'Electrical machinery and equipment' });
    expect(classifier.title('8517')?.zh).toContain('手机');
    expect(classifier.title('851713')).toEqual({ code: '851713', zh: '智能手机', en: 'Smartphones' });
    expect(classifier.title('999999')).toBeNull();
  });
});
