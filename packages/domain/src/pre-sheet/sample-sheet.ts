import type { PreSheet } from './sheet';

/** A pre-sheet with which nothing is wrong, for samples and tests. */
export const sampleSheet: PreSheet = {
  head: {
    billNo: 'DEMO26112801',
    vesselName: 'DEMO.LANTERN',
    voyage: '118W',
    loadPort: 'CNNBG',
    dischargePort: 'USLAX',
    destination: '',
    wharf: 'DEMO1',
    contact: '演示员',
    phone: '0574-80000000',
    remark: '',
  },
  boxes: [
    { sizeType: '40HQ', count: '1', containerNo: 'CSNU6152042', sealNo: 'ML88001', weightKg: '9600' },
    { sizeType: '20GP', count: '2', containerNo: '', sealNo: '', weightKg: '8400' },
  ],
  goods: [{ name: '不锈钢保温瓶', packages: '900', packageType: '纸箱', weightKg: '18000', volumeM3: '96.5', marks: 'N/M' }],
};
