import { isCalendarDay } from '../vocabulary/shanghai-time';
import { editionNameMax, editionSourceMax, faultPercentMax } from './limits';
import { tariffFileTexts as texts, type TariffCounts } from './messages';

/** What is wrong with what an edition is called, where it comes from, and the day from which it holds; in words. */
export function findEditionFaults(edition: { readonly name: string; readonly source: string; readonly validDay: string }): string[] {
  const isText = (text: string, max: number): boolean => text !== '' && text.length <= max && !/[\p{Cc}\p{Cf}\uD800-\uDFFF]/u.test(text);
  return [
    ...(isText(edition.name, editionNameMax) ? [] : [texts.name]),
    ...(edition.validDay.startsWith('20') && isCalendarDay(edition.validDay) ? [] : [texts.day]),
    ...(isText(edition.source, editionSourceMax) ? [] : [texts.source]),
  ];
}

/** Whether so many of a file's lines are wrong that it is not taken unless the operator says so. */
export const isTooFaulty = ({ lines, faulty }: TariffCounts): boolean => faulty > 0 && faulty * 100 >= (lines + faulty) * faultPercentMax;
