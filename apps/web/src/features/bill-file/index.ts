/**
 * 提单文件: the files on one bill, as a card of its detail. Not here: the field that uploads (file), and the pages on which a
 * client opens what he is given (bill-subscription).
 */
import { lazyPart } from '../../platform/lazy-part';

/** The files on a bill; it comes with the first detail that is opened. */
export const BillFiles = lazyPart(async () => (await import('./components/bill-files')).BillFiles);
