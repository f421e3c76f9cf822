import { readVoyages } from '../voyage/voyage-message';

/** IFTSAI, schedule of a ship (D99B, D00B). */
export const iftsai = readVoyages('IFTSAI', (said) => ({ ...said, kind: 'vessel-schedule' }));
