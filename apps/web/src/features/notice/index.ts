/**
 * Release notes and notices: the header's button with its dialog, and the page on which the desk writes them.
 * Which notes somebody has acknowledged is a setting of his, kept by `preferences`.
 */
export { siteQuery } from './api';
export { CurrentNotices } from './components/current-notices';
export { RecruitmentCard } from './components/recruitment-card';
export { ReleaseNotes } from './components/release-notes';
export { LazyNews } from './components/lazy-news';
export { noticeRoutes } from './routes';
