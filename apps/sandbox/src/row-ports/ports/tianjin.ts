import type { PortHabits } from '../port-habits';

/** Tianjin: 集港 by appointment, one release of customs and one of the terminal. */
export const tianjin: PortHabits = {
  code: 'TJ',
  hoursBetweenCalls: 31,
  ships: [
    { name: 'HAI HE LIGHT', chineseName: '海河之光', un: 'UN9922104', carrier: '中远海运' },
    { name: 'BIN HAI PEARL', chineseName: '滨海珠', un: 'UN9922219', carrier: '海洋网联' },
  ],
  terminals: ['TACT', 'TECT', 'TPCT'],
  billHead: 'COSU68',
  sources: {
    boxes: 'tianjin-port',
    ships: 'tianjin-port',
    customs: 'tianjin-customs',
    yards: { source: 'tianjin-yards', code: 'TJGL', name: '新港演示场站' },
  },
  flags: [
    ['custom', 18],
    ['pass', 7],
  ],
  arrivalAfterHours: 1,
  troubles: ['cut-off-moved', 'arrival-late'],
};
