import type { DeclaredPage } from '../platform/page-route';
import { appPages } from './app-pages';
import { featurePages } from './feature-pages';

/** Every page of the site: menus, frames and visibility read what they declare. */
export const declaredPages: readonly DeclaredPage[] = [...appPages, ...featurePages];
