/** What other areas know of shipping lines: which can be asked, whose a number is, and the journey that one tells of. */
export { guessLine } from './guess-line';
export {
  dayAtDischarge,
  daysAt,
  etaMovedDays,
  isEtaWithdrawn,
  lastFreeMs,
  readJourney,
  sayLatest,
  type Journey,
  type PlaceTime,
} from './journey';
export { awaitedSteps, type AwaitedStep, type LineRecord } from './line-record';
export { isLineCode, lineCodes, lineOf, shippingLines, type LineCode } from './lines';
export { localTime, offsetText } from './local-time';
export { placeName } from './place-name';
