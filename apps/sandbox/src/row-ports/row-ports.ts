import { shanghaiPort } from '../port-shanghai/shanghai-port';
import { playHabits } from './port-habits';
import { dalian } from './ports/dalian';
import { qingdao } from './ports/qingdao';
import { shenzhen } from './ports/shenzhen';
import { tianjin } from './ports/tianjin';
import { xiamen } from './ports/xiamen';
import type { RowPort } from './row-port';

/** The ports beside the one whose whole life can be steered from the desk. */
export const rowPorts: readonly RowPort[] = [shanghaiPort, ...[qingdao, tianjin, xiamen, shenzhen, dalian].map(playHabits)];
