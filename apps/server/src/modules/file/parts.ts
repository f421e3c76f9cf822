import type { ObjectStore } from '../../platform/gateways/object-store/object-store';
import type { Platform } from '../../platform/module';
import type { FairTurn } from '../../platform/fair-turn';
import type { UploadSlots } from './upload-slots';

/** What the operations of this module work with. */
export interface FileParts extends Pick<Platform, 'database' | 'clock' | 'config'> {
  readonly store: ObjectStore;
  /** Folder of files that come in; what lies there at a start was broken off. */
  readonly incomingDir: string;
  /** Room for uploads that come in at once, and turns of those that are looked at. */
  readonly turns: { readonly slots: UploadSlots; readonly ofInspection: FairTurn };
}
