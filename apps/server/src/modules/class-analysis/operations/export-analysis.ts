import { exportTitles, lineStateTexts, classAnalysisTexts as texts } from '@mastlight/domain/class-analysis/messages';
import type { FileAnswer } from '../../../platform/http/route';
import type { Session } from '../../../platform/http/session';
import { answerListFile } from '../../../platform/list/list-file';
import type { SheetCell } from '../../../platform/spreadsheet/xlsx-stream';
import type { Parts } from '../parts';
import { showAnalysis } from '../queries/show-analysis';

const widths = { line: 50, name: 300, title: 260, reason: 320 } as const;
const columns = (Object.keys(exportTitles) as (keyof typeof exportTitles)[]).map((prop) => ({
  prop,
  title: exportTitles[prop],
  form: 'text' as const,
  width: widths[prop as keyof typeof widths] ?? 110,
}));

/** An analysis as a file; a line that nobody has accepted has the proposal and says so. Null without such an analysis. */
export async function exportAnalysis({ platform, hsCodes }: Parts, { ownerKey }: Session, id: number): Promise<FileAnswer | null> {
  const analysis = await showAnalysis(platform.database, hsCodes, ownerKey, id);
  if (!analysis) return null;
  async function* rows(): AsyncGenerator<SheetCell[]> {
    for (const line of analysis!.rows) {
      const isAccepted = line.state === 'accepted';
      yield [
        String(line.line),
        line.name,
        line.packages === null ? '' : String(line.packages),
        line.packageUnit,
        line.grossWeight === null ? '' : String(line.grossWeight),
        line.statedCode,
        isAccepted ? line.chosenCode : line.hsCode,
        isAccepted ? line.chosenName : (line.candidates.find(({ hsCode }) => hsCode === line.hsCode)?.name ?? ''),
        isAccepted || line.hsCode === '' ? '' : String(line.confidence),
        lineStateTexts[line.state],
        line.reason,
      ];
    }
  }
  return answerListFile(
    { columns, rows: rows(), sheetName: texts.sheetName, nameOf: texts.exportName },
    Math.trunc(platform.portClock.nowMs()),
  );
}
