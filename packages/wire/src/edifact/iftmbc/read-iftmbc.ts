import type { BookingAnswer } from '../../message';
import { shipmentReader } from '../shipment/read-shipment-message';

/** 4343 of BGM; AC, AI and other codes acknowledge a message and say nothing about its booking. */
const answers: Readonly<Record<string, BookingAnswer>> = {
  AP: 'accepted',
  CA: 'conditional',
  RE: 'refused',
  AJ: 'pending',
};

/** IFTMBC, booking confirmation (D99B, D00B): BGM 770, RFF+BN is the S/O number. */
export const iftmbc = shipmentReader('IFTMBC', (told, answerCode, { log }, place) => {
  const answer = answerCode !== null && Object.hasOwn(answers, answerCode) ? answers[answerCode] : null;
  if (answerCode !== null && answer === null) log.note('unknown-answer', place, answerCode);
  return { kind: 'booking-confirmation', type: 'IFTMBC', ...told, answer: answer ?? null, answerCode };
});
