/**
 * From how many minutes before the port's only clock a box is told of that waits for a step, written from the trade: what
 * this step and those after it usually take, and three hours to do something about it. A line is `node | minutes`, in the order of the bar. Where the port's habit was learnt as an hour a step, it is an hour for each step that is left and the three.
 */
import type { PortCode } from '../../ports/index';

export const tightCells: Readonly<Record<PortCode, readonly string[]>> = {
  NB: ['ASA | 510', 'PASS | 450', 'SLD | 330', 'TMPS | 210'],
  SH: ['ASA | 390', 'PASS | 330', 'TMPS | 240'],
  QD: ['ASA | 720', 'PAS | 660', 'PASS | 540', 'TALLY | 480', 'TMPS | 240'],
  TJ: ['ASA | 480', 'PASS | 420', 'TMPS | 240'],
  XM: ['ASA | 420', 'PASS | 360', 'TMPS | 240'],
  SZ: ['ASA | 360', 'PASS | 300', 'TMPS | 210'],
  DL: ['ASA | 600', 'PASS | 540', 'TMPS | 300'],
};
