// Guarantee: whoever begins a manifest gets what is known of its bill, and nothing that nobody said.
import { describe, expect, it } from 'vitest';
import { blankFiling, blankLine, type GoodsLine, type HeadField, type ManifestFiling, type ManifestHead } from './filing';
import { prefillFiling } from './prefill';
import { sampleFiling } from './sample-filing';

const box = (containerNo: string, change: Partial<GoodsLine> = {}): GoodsLine => ({ ...blankLine, containerNo, ...change });
const heard: ManifestFiling = {
  ...blankFiling,
  head: { ...blankFiling.head, billNo: sampleFiling.head.billNo, vesselName: 'DEMO.STAR', voyage: '0260E' },
  goods: [
    box('TGBU4870365', { sealNo: 'NEW1', packages: '181', weightKg: '5500' }),
    box('CSNU6152042'),
    box('MLTU3102047', { packages: '9' }),
  ],
};

describe('R-7.4-59 the beginning of a manifest', () => {
  it('R-7.4-59 has the call that was heard, and of the earlier filing what was not', () => {
    const { head } = prefillFiling(heard, [sampleFiling]);
    expect(head).toMatchObject({ vesselName: 'DEMO.STAR', voyage: '0260E', dischargePort: 'DEHAM', billPackages: '1566' });
  });

  it('R-7.4-59 of another call nothing of the earlier one: neither its IMO number nor agent, terminal, office and day', () => {
    const call = { shipAgent: '', wharf: '', customsOffice: '', loadingDate: '', imoNo: '' };
    const bound = (head: ManifestHead) => Object.keys(call).map((field) => head[field as HeadField]);
    const { head } = sampleFiling;
    expect(bound(head).every((text) => text !== '')).toBe(true);
    expect(bound(prefillFiling(heard, [sampleFiling]).head)).toEqual(['', '', '', '', '']);
    // The same call, however it is spelt, and one of which only the ship is known.
    const same = { ...heard, head: { ...heard.head, vesselName: `M/V ${head.vesselName.replaceAll('.', ' ')}`, voyage: head.voyage } };
    expect(bound(prefillFiling(same, [sampleFiling]).head)).toEqual(bound(head));
    const shipAlone = { ...same, head: { ...same.head, voyage: '' } };
    expect(bound(prefillFiling(shipAlone, [sampleFiling]).head)).toEqual(bound(head));
    // The same ship on her next voyage comes on another day, to another terminal perhaps.
    const next = { ...same, head: { ...same.head, voyage: '999W' } };
    expect(bound(prefillFiling(next, [sampleFiling]).head)).toEqual(['', '', '', '', '']);
  });

  it('R-7.4-59 has each party as the first filing that names it', () => {
    const half = { ...sampleFiling, parties: { ...blankFiling.parties, shipper: { ...sampleFiling.parties.shipper, name: 'DEMO B' } } };
    const { parties } = prefillFiling(heard, [half, sampleFiling]);
    expect(parties).toEqual({ ...sampleFiling.parties, shipper: { ...sampleFiling.parties.shipper, name: 'DEMO B' } });
  });

  it('R-7.4-59 has the boxes that were heard, with what was filed of each and the seal of now', () => {
    const { goods } = prefillFiling(heard, [sampleFiling]);
    expect(
      goods.map(({ containerNo, sealNo, cargoName, packages, weightKg }) => [containerNo, sealNo, cargoName, packages, weightKg]),
    ).toEqual([
      ['TGBU4870365', 'NEW1', 'COTTON TOWEL', '180', '5400'],
      ['CSNU6152042', 'H7720413', 'PLASTIC STORAGE BOX', '420', '8610'],
      ['CSNU6152042', 'H7720413', 'STAINLESS STEEL TUMBLER', '260', '7540'],
      ['MLTU3102047', '', '', '9', ''],
    ]);
  });

  it('R-7.4-59 of a bill that nobody has told of yet is the earlier filing, without its own notes', () => {
    const noted = { ...sampleFiling, head: { ...sampleFiling.head, subject: '急', remark: '先别发', companyName: '演示货代' } };
    expect(prefillFiling(null, [noted])).toEqual(sampleFiling);
  });

  it('R-7.4-59 without an earlier filing invents nothing', () => {
    expect(prefillFiling(heard, [])).toEqual(heard);
  });
});
