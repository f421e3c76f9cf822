import type { PortHabits } from '../port-habits';

/** Dalian: says each release three times. */
export const dalian: PortHabits = {
  code: 'DL',
  hoursBetweenCalls: 37,
  ships: [
    { name: 'BANG CHUI DAO', chineseName: '棒棰岛', un: 'UN9925107', carrier: '中远海运' },
    { name: 'XING HAI', chineseName: '星海号', un: 'UN9925212', carrier: '长锦商船' },
  ],
  terminals: ['DCT', 'DPCM'],
  billHead: 'COSU71',
  sources: { boxes: 'dalian-port', ships: 'dalian-port', customs: 'dalian-customs' },
  flags: [
    ['custom', 16],
    ['pass', 5],
  ],
  arrivalAfterHours: 1.5,
  troubles: ['rows-repeat', 'cut-off-moved'],
};
