import type { BoxReport, MessageHead, ReportTerms } from '../../message';
import type { MessageContext, MessageHeader } from '../envelope/message-reader';
import { BoxListReader, isMainCarriage } from './box-list-reader';

/**
 * Opens the reader of a gate or ship report.
 *
 * @param timeQualifiers DTM 2005 of the event, best first
 */
export function openReport(context: MessageContext, timeQualifiers: readonly string[]): BoxListReader<BoxReport> {
  return new BoxListReader(context, {
    close(group, common) {
      const box = group.toReport(common, timeQualifiers);
      if (box.containerNo === null && (box.equipmentNo ?? null) === null) context.log.note('no-number', group.place);
      if (box.happened === null) context.log.note('no-event-time', group.place, box.containerNo ?? box.equipmentNo ?? '');
      return box;
    },
    isMainLeg: isMainCarriage,
  });
}

/** What every report says of itself. */
export function reportHead({ head: { report } }: BoxListReader<BoxReport>, header: MessageHeader): Omit<MessageHead, 'type'> {
  return {
    reference: report.documentNo ?? (header.reference || null),
    function: report.function,
    prepared: report.prepared,
    vessel: report.vessel,
  };
}

/** What only some reports say; null where one says nothing of it. */
export function reportTerms({ head, otherEquipment, totals }: BoxListReader<BoxReport>): ReportTerms | null {
  const terms: ReportTerms = {
    ...head.terms,
    ...(otherEquipment.length === 0 ? {} : { otherEquipment }),
    ...(totals.told.length === 0 ? {} : { totals: totals.told }),
  };
  return Object.keys(terms).length === 0 ? null : terms;
}
