import type { PageRoute } from '../../platform/page-route';
import { companyTitles as titles } from './texts/titles.zh-CN';

/** The company's pages in the user centre, and where an invitation leads (R-2.3-10, -20 … -24). */
export const companyRoutes: readonly PageRoute[] = [
  {
    path: '/user/ent-company',
    title: titles.certification,
    sideMenu: { group: 'company', place: 1, icon: 'check' },
    load: async () => (await import('./pages/certification-page')).CertificationPage,
  },
  {
    path: '/user/manage-colleague',
    title: titles.colleagues,
    sideMenu: { group: 'company', place: 2, icon: 'users' },
    access: { onlyCompany: true },
    load: async () => (await import('./pages/colleagues-page')).ColleaguesPage,
  },
  {
    path: '/user/all-company',
    title: titles.companies,
    sideMenu: { group: 'company', place: 3, icon: 'book' },
    load: async () => (await import('./pages/companies-page')).CompaniesPage,
  },
  {
    path: '/invite',
    title: titles.invitation,
    frame: 'bare',
    load: async () => (await import('./pages/invitation-page')).InvitationPage,
  },
];
