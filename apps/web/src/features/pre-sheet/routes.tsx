import type { PageRoute } from '../../platform/page-route';
import { preSheetTitles as titles } from './texts/titles.zh-CN';

/** R-2.2-44, -45, R-2.3-19: the module, the page of each agent, and the settings. The menu has its entry by the agents that are bound. */
export const preSheetRoutes: readonly PageRoute[] = [
  { path: '/preSheet', title: titles.module, load: async () => (await import('./pages/agents-page')).AgentsPage },
  {
    path: '/preSheet/$agentCode',
    title: titles.module,
    load: async () => (await import('./pages/agent-page')).AgentPage,
    readSearch: ({ id }) => (/^[1-9]\d{0,14}$/.test(String(id)) ? { id: Number(id) } : {}),
  },
  {
    path: '/user/pre-sheet',
    title: titles.settings,
    sideMenu: { group: 'person', place: 3, icon: 'doc' },
    load: async () => (await import('./pages/settings-page')).SettingsPage,
  },
];
