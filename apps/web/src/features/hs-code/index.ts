/**
 * Here: what the tariff says of a code, as a drawer over whatever page names one.
 * Not here: the pages that name codes.
 */
export { TariffDrawer } from './components/tariff-drawer';
