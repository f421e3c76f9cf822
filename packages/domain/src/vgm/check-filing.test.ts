// Guarantee: R-5.3-24: a filing is sent only when its head and each of its containers say all that is needed.
import { expect, it } from 'vitest';
import { checkFiling, maySend } from './check-filing';
import type { VgmContainer, VgmFiling } from './filing';

const box = (containerNo: string, change: Partial<VgmContainer> = {}): VgmContainer => ({
  containerNo,
  method: 'SM1',
  tareKg: 2300,
  netKg: 5000,
  grossKg: 7300,
  location: '洋山四期',
  address: '闸口 3 号地磅',
  sign: 'ZHOU HAINING',
  ...change,
});
const good: VgmFiling = {
  billNo: 'OOLU2738419920',
  vesselName: 'ORIENT.LANTERN',
  voyage: '118W',
  carrier: 'OOL',
  wharf: 'YS4',
  remark: '',
  containers: [box('CSNU6152042'), box('FCIU9051185')],
};
const found = (change: Partial<VgmFiling>): string[] =>
  checkFiling({ ...good, ...change }).map(({ row, field, textId }) => `${row ?? '-'} ${field} ${textId}`);

it('R-5.3-24 a whole filing may be sent', () => {
  expect(found({})).toEqual([]);
  expect(maySend([])).toBe(true);
});

it.each([
  [{ billNo: '' }, '- billNo billNoMissing'],
  [{ billNo: 'OOLU27' }, '- billNo billNoWrong'],
  [{ vesselName: '' }, '- vesselName vesselMissing'],
  [{ vesselName: 'ORIENT LANTERN' }, '- vesselName vesselWrong'],
  [{ vesselName: 'A'.repeat(36) }, '- vesselName vesselVoyageLong'],
  [{ voyage: '' }, '- voyage voyageMissing'],
  [{ voyage: 'V.118W' }, '- voyage voyageMark'],
  [{ voyage: '118/W' }, '- voyage voyageWrong'],
  [{ voyage: '1'.repeat(18) }, '- voyage vesselVoyageLong'],
  [{ carrier: '' }, '- carrier carrierMissing'],
  [{ carrier: 'OOLX' }, '- carrier carrierWrong'],
  [{ wharf: '' }, '- wharf wharfMissing'],
  [{ wharf: 'NOSUCH' }, '- wharf wharfWrong'],
  [{ remark: 'x'.repeat(501) }, '- remark remarkLong'],
  [{ containers: [] }, '- containers noContainers'],
  [{ containers: [box('CSNU6152042'), box('FCIU9051185'), box('CSNU6152042')] }, '2 containerNo containerNoTwice'],
  [{ containers: [box('CSNU6152042'), box('FCIU9051185', { sign: '' })] }, '1 sign signMissing'],
] as const)('R-5.3-24 %j blocks sending: %s', (change, wanted) => {
  const findings = checkFiling({ ...good, ...change });
  expect(found(change)).toEqual([wanted]);
  expect(maySend(findings)).toBe(false);
});

it('R-5.3-02 a name with blanks is offered with points and with dashes, one that would not do then is not', () => {
  expect(checkFiling({ ...good, vesselName: 'ORIENT LANTERN' })).toMatchObject([{ fixes: ['ORIENT.LANTERN', 'ORIENT-LANTERN'] }]);
  expect(checkFiling({ ...good, vesselName: 'orient' })).toMatchObject([{ fixes: ['ORIENT'] }]);
  for (const vesselName of ['东方 之星', 'ORIENT/1', 'A '.repeat(20)]) {
    expect(checkFiling({ ...good, vesselName })[0]).not.toHaveProperty('fixes');
  }
});

it('names the row that a number stands in first', () => {
  const [twice] = checkFiling({ ...good, containers: [box('FCIU9051185'), box('CSNU6152042'), box('CSNU6152042')] });
  expect(twice).toMatchObject({ row: 2, parameters: { row: 2 } });
});

it('does not take two empty rows for one container twice', () => {
  expect(found({ containers: [box(''), box('')] })).toEqual(['0 containerNo containerNoMissing', '1 containerNo containerNoMissing']);
});

it('only warns of a wrong check digit and of what is unusual for the type', () => {
  const containers = [box('CSNU6152043', { tareKg: 1000, netKg: 6300 })];
  const findings = checkFiling({ ...good, containers }, (containerNo) => (containerNo === 'CSNU6152043' ? '22G1' : null));
  expect(findings.map(({ textId }) => textId)).toEqual(['checkDigit', 'tareUnusual']);
  expect(maySend(findings)).toBe(true);
});

it('takes 500 containers, and looks at none of more', () => {
  const many = (count: number): VgmContainer[] => Array.from({ length: count }, () => box(''));
  expect(checkFiling({ ...good, containers: many(500) })).toHaveLength(500);
  expect(found({ containers: many(501) })).toEqual(['- containers tooManyContainers']);
});
