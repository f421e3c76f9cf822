/**
 * The English of what the domain and the server say in Chinese (ADR 0019): a book by capability, read in the browser
 * by whoever chose English, and loaded by nobody else.
 */
import { billSubscriptionEnglish } from './bill-subscription/english';
import { bookingSubscriptionEnglish } from './booking-subscription/english';
import { intakeEnglish } from './intake/english';
import { portsEnglish } from './ports/english';
import { preferencesEnglish } from './preferences/english';
import { savedViewEnglish } from './saved-view/english';
import { exportTaskEnglish } from './export-task/english';
import { shManifestEnglish } from './sh-manifest/english';
import { trackingEnglish } from './tracking/english';
import { vesselSubscriptionEnglish } from './vessel-subscription/english';
import { sharedEnglish } from './vocabulary/english';
import type { Phrase } from './vocabulary/read-english';

/** Every phrase; one that is said alike by several has one English. */
export const englishPhrases: readonly Phrase[] = [
  ...sharedEnglish,
  ...portsEnglish,
  ...trackingEnglish,
  ...billSubscriptionEnglish,
  ...bookingSubscriptionEnglish,
  ...vesselSubscriptionEnglish,
  ...shManifestEnglish,
  ...preferencesEnglish,
  ...savedViewEnglish,
  ...exportTaskEnglish,
  ...intakeEnglish,
];
