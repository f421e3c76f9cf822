import { splitVesselVoyage } from '@mastlight/domain/vocabulary/vessel-voyage';
import type { VesselCall } from './api';

/** One line of a paste, and the call that it names; null when it names none. */
export interface PastedLine {
  readonly line: string;
  readonly call: VesselCall | null;
}

/** Reads vessel and voyage out of each line (R-5.3-23); two columns of a spreadsheet come with a tab between them. */
export function readPastedCalls(text: string): readonly PastedLine[] {
  const lines = text.split(/[\r\n;；,，、]+/).map((line) => line.trim().replace(/\s*\t\s*/, '/'));
  return lines.filter(Boolean).map((line) => {
    const parts = splitVesselVoyage(line);
    return { line, call: parts && { vesselsName: parts.vesselName, voyage: parts.voyage } };
  });
}
