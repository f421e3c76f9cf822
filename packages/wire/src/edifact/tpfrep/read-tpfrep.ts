import { readVoyages } from '../voyage/voyage-message';

/** TPFREP, what a terminal did for a ship (D00A and later). */
export const tpfrep = readVoyages('TPFREP', (said) => ({ ...said, kind: 'terminal-performance' }));
