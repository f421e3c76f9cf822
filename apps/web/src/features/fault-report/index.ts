/**
 * 报错反馈: a dialog on an event of a bill, and the desk's page that answers. Not here: the events themselves, which tracking
 * draws, and the message that an answer becomes.
 */
import { lazyPart } from '../../platform/lazy-part';

export { faultReportRoutes } from './routes';
export { useReported } from './use-reported';
export type { ReportedEvent } from './components/report-dialog';

/** Says what is wrong in an event, and reads what was said of it before; it comes with the first that is reported. */
export const ReportDialog = lazyPart(async () => (await import('./components/report-dialog')).ReportDialog);
