/**
 * For whom one works: the choice of identity, and what the session knows of the company.
 */
export { CompanyDialogs } from './components/company-dialogs';
export { loadIdentity } from './load-identity';
export { takePathAfterSwitch, wasSwitchRefused } from './switch-identity';
