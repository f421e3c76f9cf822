/** Where a message is handed in: `POST /intake/<source>` of the platform. */
export const intakeSources = ['ningbo-edi', 'ningbo-port', 'customs'] as const;
export type IntakeSource = (typeof intakeSources)[number];

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
