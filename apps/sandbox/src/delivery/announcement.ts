import { intakeSources as allSources, type IntakeSource as AnySource } from '@mastlight/domain/intake/intake-source';

/** Where a message is handed in: `POST /intake/<source>` of the platform. */
export type IntakeSource = Exclude<AnySource, 'upload'>;

/** The sources of the ports; what users bring, they bring themselves. */
export const intakeSources = allSources.filter((source): source is IntakeSource => source !== 'upload');

/** One message on its way out, as bytes. */
export interface Announcement {
  readonly source: IntakeSource;
  /** File name under which a port would put it down. */
  readonly name: string;
  /** The sender's own reference, where the format has one. */
  readonly messageId: string | null;
  readonly bytes: Uint8Array;
}

/** Whether `text` names a source. */
export function isIntakeSource(text: string): text is IntakeSource {
  return (intakeSources as readonly string[]).includes(text);
}
