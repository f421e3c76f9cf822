import type { MessageState, QuarantineReason } from '@mastlight/domain/intake/message-state';
import type { IntakeSource } from '@mastlight/domain/intake/intake-source';
import type { Finding } from '@mastlight/wire';

/** A row of `intake_message` without its bytes. */
export interface MessageRow {
  id: number;
  source: IntakeSource;
  file_name: string | null;
  sha256: Buffer;
  size: number;
  received_at: Date;
  heard_at: Date;
  state: MessageState;
  is_repeatable: boolean;
  is_forced: boolean;
  duplicate_of: number | null;
  reason: QuarantineReason | null;
  detail: string | null;
  format: string | null;
  message_count: number;
  refused_count: number;
  fact_count: number;
  added_count: number;
  findings: Finding[];
  sent_by: string | null;
}

/** Columns of `MessageRow`. */
export const messageColumns = `id, source, file_name, sha256, size, received_at, heard_at, state, is_repeatable, is_forced,
  duplicate_of, reason, detail, format, message_count, refused_count, fact_count, added_count, findings, sent_by`;

/** A scalar of a message's row in the part of its month, as SQL; null when its bytes are kept no longer. */
export function rawOf(message: string, expression: string): string {
  return `(select ${expression} from intake_raw r where r.message_id = ${message}.id and r.received_at = ${message}.received_at)`;
}
