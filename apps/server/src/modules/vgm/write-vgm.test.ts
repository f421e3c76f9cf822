// Guarantee: R-5.3-24, F-11: what a filing says is on the wire and comes back equal, whatever signs its texts hold.
import { describe, expect, it } from 'vitest';
import { readMessage, type VgmMessage } from '@mastlight/wire';
import { containerForTest, filingForTest } from '../../scenarios/filings-for-test';
import { readFiling } from './typed-filing';
import { writeFlat, writeVgm } from './write-vgm';

const envelope = {
  sender: 'MASTLIGHT',
  recipient: 'YS4',
  reference: '261124ABCDEFGH',
  preparedMs: Date.UTC(2026, 10, 24, 4),
  function: 'original',
} as const;
const texts = { vgmLocation: "仓+1:2?'3", vgmAddress: `${'灯塔路?'.repeat(8)} 88 号 O'NEIL`, vgmSign: "O'NEIL + ZHOU:?" };
const filing = readFiling({
  ...filingForTest,
  containers: [
    { ...containerForTest, ...texts },
    { ...containerForTest, ctnNo: 'FCIU9051185', vgmMethod: 'SM1' },
  ],
});
const read = (bytes: Uint8Array): VgmMessage => readMessage(bytes).messages.find((one): one is VgmMessage => one.kind === 'vgm')!;

describe('writeVgm', () => {
  const bytes = writeVgm(filing, envelope);
  const message = read(bytes);

  it('names our reference as its interchange and its document, and says what it does', () => {
    expect(readMessage(bytes).interchanges[0]).toMatchObject({ controlReference: envelope.reference, recipient: 'YS4' });
    expect(message).toMatchObject({
      reference: envelope.reference,
      function: 'original',
      vessel: { name: 'DEMO.LANTERN', voyage: '118W' },
    });
    expect(read(writeVgm(filing, { ...envelope, function: 'replace' })).function).toBe('replace');
  });

  it("F-11 ', +, : and ? are released and come back equal", () => {
    const [box] = message.boxes;
    expect(box).toMatchObject({
      containerNo: 'CSNU6152042',
      method: 'SM2',
      tareKg: 3900,
      netKg: 16_100,
      grossWeightKg: 20_000,
      billNos: ['DEMO26112400'],
      signature: texts.vgmSign,
      weigher: { name: texts.vgmLocation },
    });
    expect(box!.responsible!.address.join('')).toBe(texts.vgmAddress);
    expect(readMessage(bytes).findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  });
});

describe('writeFlat', () => {
  it("F-11 the flat file keeps '+', ':' and '?' too, and our reference", () => {
    const message = read(writeFlat(filing, envelope));
    expect(message.remark).toBe(envelope.reference);
    expect(message.boxes[0]).toMatchObject({ containerNo: 'CSNU6152042', method: 'SM2', grossWeightKg: 20_000, signature: texts.vgmSign });
    expect(message.boxes[1]).toMatchObject({ containerNo: 'FCIU9051185', method: 'SM1' });
  });
});
