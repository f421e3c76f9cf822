/**
 * The manifest query on the screen: many bills in one look, their messages side by side, and the word once there is something.
 * Not here: filing a manifest or a VGM, which other features do.
 */
export { manifestQueryRoutes } from './routes';
export { ManifestReminders } from './components/manifest-reminders';
