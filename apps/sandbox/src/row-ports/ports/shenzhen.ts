import type { PortHabits } from '../port-habits';

/** Shenzhen: a voucher instead of the terminal’s pass; now and then silent for a day. */
export const shenzhen: PortHabits = {
  code: 'SZ',
  hoursBetweenCalls: 23,
  ships: [
    { name: 'DA PENG STAR', chineseName: '大鹏星', un: 'UN9924105', carrier: '马士基' },
    { name: 'SHE KOU LIGHT', chineseName: '蛇口之光', un: 'UN9924211', carrier: '赫伯罗特' },
    { name: 'MEI SHA', chineseName: '梅沙号', un: 'UN9924316', carrier: '阳明海运' },
  ],
  terminals: ['SCT', 'CCT', 'MCT'],
  billHead: 'COSU70',
  sources: { boxes: 'cmg-eport', ships: 'cmg-eport', customs: 'shenzhen-customs' },
  flags: [
    ['custom', 22],
    ['voucher', 10],
  ],
  arrivalAfterHours: 1,
  troubles: ['silent-day', 'release-withdrawn', 'arrival-late'],
};
