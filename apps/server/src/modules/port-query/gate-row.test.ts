// Guarantee: of a box its bill, seal, weight and remark are told only to who asked for the bill or follows it, and of a remark
// no contact ever.
import { emptyNode, type BillStatus } from '@mastlight/domain/tracking/index';
import { describe, expect, it } from 'vitest';
import { gateRowOf } from './gate-row';

const box: BillStatus['boxes'][number] = {
  containerNo: 'MLTU3102047',
  sizeType: '45G1',
  sealNo: 'CNB448210',
  grossWeightKg: 13_900,
  fullness: 'full',
  gateInMs: Date.UTC(2026, 9, 12),
  gateOutMs: null,
  emptyOutMs: null,
  loadedMs: null,
  truckPlate: '浙B99871',
  flags: { values: { manifest: 'yes', arrive: 'no', customs: 'withdrawn', pass: 'no' }, atMs: {}, remark: '重量不符，电话 13957412345' },
  checkCode: 'OK',
  checkMode: null,
  arrivalReceiptCode: null,
  waitsFor: null,
  held: null,
  isHeld: false,
  answers: {},
  doneMs: {},
  yard: null,
};
const status = {
  port: 'NB',
  vesselName: 'MSC ANNA',
  vesselCode: 'UN9314210',
  voyage: '425W',
  operator: 'MSC',
  dischargePort: 'NLRTM',
  departedMs: null,
  strip: { pre: emptyNode },
} as unknown as BillStatus;

describe('gate row', () => {
  it('is told whole to who may know the bill; a flag that was never told stays empty', () => {
    expect(gateRowOf('MEDUNB1234567', box, status, true)).toEqual({
      arrivalTime: '2026-10-12 08:00:00',
      Vesselnamevoyage: 'MSC ANNA / 425W',
      blno: 'MEDUNB1234567',
      ctnNo: 'MLTU3102047',
      sealNo: 'CNB448210',
      sizetype: '45G1',
      grossWeight: 13_900,
      cpcode: 'MSC',
      dischargeport: 'NLRTM',
      ifcsum_flag: 'Y',
      cpcode_flag: 'N',
      custom_flag: 'T',
      sld_flag: null,
      pass_flag: 'N',
      boxCusmov: 'OK',
      remark: '重量不符，电话 ＊＊＊',
      loadTime: null,
      sailingTime: null,
      withheld: false,
      isRowHeard: true,
    });
  });

  it('withholds bill, seal, weight and remark from everybody else', () => {
    const row = gateRowOf('MEDUNB1234567', box, status, false);
    expect(row).toMatchObject({ blno: null, sealNo: null, grossWeight: null, remark: null, withheld: true, custom_flag: 'T' });
    expect(JSON.stringify(row)).not.toMatch(/MEDUNB|CNB448210|13900|浙B|139574/);
  });
});
