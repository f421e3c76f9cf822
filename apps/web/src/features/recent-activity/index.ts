/** The ticker of recent subscriptions: masked news of what everybody follows. Where it runs is the shell's choice. */
export { RecentTicker } from './components/recent-ticker';
