import { lazyPart } from '../../../platform/lazy-part';
import { useChargeQuestion } from '../charge-question';

const ChargeDialog = lazyPart(async () => (await import('./charge-dialog')).ChargeDialog);

/** The question that stands before real money is taken; mounted once, over whatever page asks. */
export function ChargeQuestions() {
  const asked = useChargeQuestion(({ asked: now }) => now);
  return asked && <ChargeDialog question={asked.question} onAnswer={asked.answer} />;
}
