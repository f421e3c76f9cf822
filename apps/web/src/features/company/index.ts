/**
 * For whom one works: the choice of identity, and the company's own pages: its certification, its colleagues, all of
 * one's companies, and the page that an invitation leads to.
 */
export { CompanyDialogs } from './components/company-dialogs';
export { colleaguesQuery } from './queries';
export { loadIdentity } from './load-identity';
export { takePathAfterSwitch, wasSwitchRefused } from './after-switch';
export { companyRoutes } from './routes';
