/**
 * From how many minutes before the port's only clock a box is told of that waits for a step, written from the trade: what
 * this step and those after it usually take, and three hours to do something about it, more where a step often takes much
 * longer. A line is `node | minutes`, in the order of the bar. Where the port's habit was learnt as an hour a step, never
 * later than two and a half, it is an hour for each step that is left and the three.
 */
import type { PortCode } from '../../ports/index';

export const tightCells: Readonly<Record<PortCode, readonly string[]>> = {
  NB: ['ASA | 530', 'PASS | 470', 'SLD | 350', 'TMPS | 210'],
  SH: ['ASA | 420', 'PASS | 360', 'TMPS | 240'],
  QD: ['ASA | 940', 'PAS | 880', 'PASS | 760', 'TALLY | 700', 'TMPS | 280'],
  TJ: ['ASA | 560', 'PASS | 500', 'TMPS | 280'],
  XM: ['ASA | 440', 'PASS | 380', 'TMPS | 240'],
  SZ: ['ASA | 360', 'PASS | 300', 'TMPS | 210'],
  DL: ['ASA | 820', 'PASS | 760', 'TMPS | 400'],
};
