import type { ObjectStore } from '../../platform/gateways/object-store/object-store';
import type { CallTurns } from '../../platform/http/call-turns';
import type { Platform } from '../../platform/module';
import type { FairTurn } from '../../platform/fair-turn';

/** What the operations of this module work with. */
export interface FileParts extends Pick<Platform, 'database' | 'clock' | 'config'> {
  readonly store: ObjectStore;
  /** Folder of files that come in; what lies there at a start was broken off. */
  readonly incomingDir: string;
  /** Uploads at once: of one person, of all, and those that are looked at. */
  readonly turns: { readonly ofPerson: CallTurns; readonly ofAll: CallTurns; readonly ofInspection: FairTurn };
}
