import { kindTexts } from '@mastlight/domain/toker/company-kind';
import type { CompanyWish } from '@mastlight/domain/toker/contract';
import { markTexts, tokerExportTitles, tokerTexts as texts } from '@mastlight/domain/toker/messages';
import type { FileAnswer } from '../../../platform/http/route';
import { answerListFile } from '../../../platform/list/list-file';
import type { SheetCell } from '../../../platform/spreadsheet/xlsx-stream';
import type { TokerParts } from '../parts';
import { findContacts } from '../queries/find-contacts';
import { findForFile } from '../queries/search-companies';

const widths: Readonly<Record<string, number>> = { name: 240, goods: 240, contacts: 360, note: 240, kindWhy: 200 };
const columns = Object.entries(tokerExportTitles).map(([prop, title]) => ({
  prop,
  title,
  form: 'text' as const,
  width: widths[prop] ?? 110,
}));

/** What a search finds as a file; of contacts those alone that the owner has opened. What is not known is empty. */
export async function exportCompanies(parts: TokerParts, ownerKey: string, wish: CompanyWish): Promise<FileAnswer> {
  const { database, portClock } = parts.platform;
  const cards = await findForFile(parts, ownerKey, wish);
  const opened = await findContacts(
    database,
    ownerKey,
    cards.filter(({ isOpened }) => isOpened).map(({ id }) => id),
  );
  async function* rows(): AsyncGenerator<SheetCell[]> {
    for (const card of cards) {
      const told: Readonly<Record<keyof typeof tokerExportTitles, string>> = {
        name: card.name,
        ownClient: card.ownClient ?? '',
        kind: kindTexts[card.kind],
        kindWhy: card.kindWhy,
        creditCode: card.creditCode,
        province: card.province,
        city: card.city,
        goods: card.goods.join('、'),
        hsCodes: card.hsCodes.join('、'),
        loadPorts: card.loadPorts.join('、'),
        dischargePorts: card.dischargePorts.join('、'),
        yearBills: card.yearBills === null ? '' : String(card.yearBills),
        lastMonth: card.lastMonth ?? '',
        mark: card.mark?.state ? markTexts[card.mark.state] : '',
        note: card.mark?.note ?? '',
        nextDay: card.mark?.nextDay ?? '',
        contacts: (opened.get(card.id) ?? [])
          .map(({ name, role, phone, email }) => [name, role, phone, email].filter(Boolean).join(' '))
          .join('；'),
        source: card.source,
        sourceDay: card.sourceDay,
      };
      yield columns.map(({ prop }) => told[prop as keyof typeof told]);
    }
  }
  return answerListFile({ columns, rows: rows(), sheetName: texts.sheetName, nameOf: texts.exportName }, Math.trunc(portClock.nowMs()));
}
