import type { DeclaredPage } from '../platform/page-route';
import { appPages } from './app-pages';
import { featurePages } from './feature-pages';
import { plannedPages } from './planned-pages';

/** Every page of the site, built or planned: menus, frames and visibility read what they declare. */
export const declaredPages: readonly DeclaredPage[] = [...appPages, ...featurePages, ...plannedPages];
