import { writeWaybill } from '@mastlight/domain/manifest-query/air-waybill';
import type { Mode } from './api';

/** A number as people write it. */
export const spell = (mode: Mode, blno: string): string => (mode === 'air' && blno.length === 11 ? writeWaybill(blno) : blno);
