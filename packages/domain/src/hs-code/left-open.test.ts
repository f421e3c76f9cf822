// Guarantee: what a name does not say is never taken for sure: it may be accepted at a stroke only where the six digits
// are told, and where something can be asked it is asked.
import { describe, expect, it } from 'vitest';
import { buildClassifier } from './index';

const classifier = buildClassifier();
const sureFrom = 0.9;

/** Names that tell all six digits. */
const told = [
  ['保温瓶', '961700'],
  ['微波炉', '851650'],
  ['棉制男衬衫', '620520'],
  ['折叠伞', '660191'],
  ['吹风机', '851631'],
  ['锂电池', '850760'],
] as const;

/** Names of which a broker asks back, and about what; null: nothing that is asked parts the subheadings, they are to be looked at. */
const open = [
  ['衬衫', 'material'],
  ['手套', 'material'],
  ['毛巾', 'material'],
  ['床单', 'material'],
  ['桌布', 'material'],
  ['T恤', 'material'],
  ['沙发', 'material'],
  ['行李箱', 'material'],
  ['轴承', null],
  ['螺丝', null],
  ['洗衣机', null],
  ['电风扇', null],
] as const;

describe('R-7.4-67 how sure a name may be', () => {
  it.each(told)('R-7.4-67 %s tells %s', (name, code) => {
    const { candidates, confidence6 } = classifier.classify(name);
    expect([candidates[0]!.hsCode, confidence6 >= sureFrom]).toEqual([code, true]);
  });

  it.each(open)('R-7.4-67 %s leaves its six digits open: %j', (name, attribute) => {
    const { confidence6, question } = classifier.classify(name);
    expect([confidence6 < sureFrom, question?.attribute ?? null]).toEqual([true, attribute]);
  });

  it.each(['毛巾', '床单', '沙发', '衬衫'])('who does not know what %s is made of has told nothing, and is not asked again', (name) => {
    const before = classifier.classify(name);
    for (const answer of ['', '月亮']) {
      const after = classifier.classify(name, { material: answer });
      expect([after.confidence4, after.confidence6]).toEqual([before.confidence4, before.confidence6]);
      expect(after.question?.attribute).not.toBe('material');
    }
  });

  it('R-7.4-67 an answer closes what it was asked about', () => {
    const before = classifier.classify('毛巾');
    const after = classifier.classify('毛巾', { material: '棉' });
    expect(after.candidates[0]!.hsCode).toBe('630260');
    expect(after.confidence6).toBeGreaterThan(before.confidence6);
    expect(after.question).toBeNull();
  });
});
