/** By what the answers of fault-report are kept. */
import type { PortCode } from '@mastlight/domain/vocabulary/port';

export const root = 'fault-report';
export const ofBillKey = (port: PortCode, blno: string): readonly string[] => [root, 'bill', port, blno];
