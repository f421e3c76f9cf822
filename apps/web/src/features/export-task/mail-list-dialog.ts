import { lazyPart } from '../../platform/lazy-part';

/** Asks when a list is to be sent by mail; loaded once somebody wants it. */
export const MailListDialog = lazyPart(async () => (await import('./components/mail-list-form')).MailListForm);
