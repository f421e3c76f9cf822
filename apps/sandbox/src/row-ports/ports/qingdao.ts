import type { PortHabits } from '../port-habits';

/** Qingdao: yard steps, four releases one after the other. */
export const qingdao: PortHabits = {
  code: 'QD',
  hoursBetweenCalls: 26,
  ships: [
    { name: 'LAO SHAN STAR', chineseName: '崂山星', un: 'UN9921108', carrier: '中远海运' },
    { name: 'ZHAN QIAO', chineseName: '栈桥号', un: 'UN9921213', carrier: '长荣海运' },
    { name: 'JIAO ZHOU BAY', chineseName: '胶州湾', un: 'UN9921329', carrier: '地中海航运' },
  ],
  terminals: ['QQCTU', 'QQCTN', 'QQCT'],
  billHead: 'COSU67',
  sources: {
    boxes: 'yun-gang-tong',
    ships: 'qingdao-port',
    customs: 'qingdao-customs',
    yards: { source: 'qingdao-yards', code: 'TAOGLDC', name: '港陆场站' },
  },
  flags: [
    ['custom', 20],
    ['loadPermit', 18],
    ['tally', 12],
    ['pass', 8],
  ],
  arrivalAfterHours: 1,
  troubles: ['arrival-late', 'cut-off-moved', 'release-withdrawn'],
};
