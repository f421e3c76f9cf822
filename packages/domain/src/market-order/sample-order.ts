/** An order that nothing is wrong with, made up, for samples and tests. */
import type { KnownParties } from './check-order';
import type { OrderContent, OrderLine } from './fields';

export const sampleLine = (rest: Readonly<Record<string, string>> = {}, part = 0): OrderLine => ({
  part,
  texts: {
    name: '不锈钢保温瓶',
    hsCode: '9617001900',
    quantity: '12000',
    unit: '个',
    cartons: '500',
    grossKg: '5250',
    netKg: '4700',
    price: '2.35',
    amount: '28200.00',
    merchant: 'YW0318',
    supplier: '',
    origin: '永康',
    boxNo: 'DEMU1000010',
    ...rest,
  },
});

export const sampleOrder = {
  head: {
    buyer: 'DEMO BUYER',
    consignee: 'DEMO TRADING LLC',
    applicant: '义乌演示报关有限公司',
    country: '约旦',
    port: '亚喀巴',
    exitPort: '宁波',
    warehouse: '',
    agent: '',
    vessel: '',
    voyage: '',
    billNo: '',
    currency: 'USD',
    rate: '7.1120',
    usdRate: '',
    rateDay: '2026-05-18',
    remark: '',
  },
  lines: [sampleLine()],
  boxes: [{ boxNo: 'DEMU1000010', kind: '40HQ' }],
} satisfies OrderContent;

/** What the books know of it. */
export const sampleParties: KnownParties = {
  buyers: new Map([['DEMO BUYER', { validUntil: '2031-05-31', limitUsd: '' }]]),
  applicants: new Set(['义乌演示报关有限公司']),
  merchants: new Map([['YW0318', { validUntil: '2027-05-31', limitUsd: '' }]]),
};
