// Guarantee: who does what for orders, by every combination of what he is in the company and what was given.
import { describe, expect, it } from 'vitest';
import { duties, dutiesOf, lacking, type Duty } from './duties';

const none: readonly Duty[] = [];

describe('R-2.2-26 duties', () => {
  it.each([
    // personal, manages, operates, set; what he does
    ['for himself', true, true, true, null, duties],
    ['a manager, nobody set', false, true, true, null, duties],
    ['an operator, nobody set', false, false, true, null, none],
    ['a reader, nobody set', false, false, false, null, none],
    ['a manager, others set', false, true, true, [], none],
    ['a manager, set to check', false, true, true, ['check'], ['check']],
    ['an operator, others set', false, false, true, [], none],
    ['an operator, set to two', false, false, true, ['declare', 'entry'], ['entry', 'declare']],
    ['a reader who was set before', false, false, false, ['check'], none],
  ] as const)('R-2.2-26 %s', (_who, isPersonal, mayManage, mayOperate, set, expected) => {
    expect(dutiesOf({ isPersonal, mayManage, mayOperate, set })).toEqual(expected);
  });

  it.each([
    ['nobody', [], none, false],
    ['one who does all', [duties], none, true],
    ['two who check', [duties, ['check']], none, false],
    ['nobody checks', [['entry'], ['declare']], ['check'], false],
  ] as const)('R-2.2-26 lacking among %s', (_who, members, ofNobody, oneChecks) => {
    expect(lacking(members)).toEqual({ ofNobody, oneChecks });
  });
});
