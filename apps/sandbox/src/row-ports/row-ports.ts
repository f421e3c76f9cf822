import { shanghaiPort } from '../port-shanghai/shanghai-port';
import type { RowPort } from './row-port';

/** The ports beside the one whose whole life can be steered from the desk. */
export const rowPorts: readonly RowPort[] = [shanghaiPort];
