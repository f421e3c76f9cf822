import type { PortHabits } from '../port-habits';

/** Xiamen: a release that customs may take back (2). */
export const xiamen: PortHabits = {
  code: 'XM',
  hoursBetweenCalls: 28,
  ships: [
    { name: 'GU LANG STAR', chineseName: '鼓浪星', un: 'UN9923109', carrier: '万海航运' },
    { name: 'WU YUAN', chineseName: '五缘号', un: 'UN9923214', carrier: '以星航运' },
  ],
  terminals: ['HTD', 'YHT', 'SYT'],
  billHead: 'COSU69',
  sources: { boxes: 'xiamen-terminals', ships: 'xiamen-terminals', customs: 'xiamen-customs' },
  flags: [
    ['custom', 19],
    ['pass', 6],
  ],
  arrivalAfterHours: 1,
  troubles: ['release-withdrawn', 'arrival-late'],
};
