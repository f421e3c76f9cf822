import { create } from 'zustand';
import type { Fee, Origin } from '@mastlight/domain/billing/fee';
import type { PortCode } from '@mastlight/domain/vocabulary/port';

/** What somebody is asked before real money is taken: the tip of, then the confirmation of. */
export type ChargeQuestion =
  | { readonly kind: 'tip'; readonly origin: Origin; readonly text: string }
  | {
      readonly kind: 'confirm';
      readonly port: PortCode;
      readonly fee: Fee;
      readonly text: string;
      /** What is left of the free quota that pays first. */
      readonly freeFen: number;
      readonly wantedFen: number;
      readonly fullFen: number;
    };

interface Asked {
  readonly question: ChargeQuestion;
  readonly answer: (isAgreed: boolean) => void;
}

/** The question that stands, one at a time. */
export const useChargeQuestion = create<{ readonly asked: Asked | null }>(() => ({ asked: null }));

/** Asks, and waits for the answer; one that is asked meanwhile has the earlier one declined. */
export function askCharge(question: ChargeQuestion): Promise<boolean> {
  useChargeQuestion.getState().asked?.answer(false);
  return new Promise((resolve) => {
    const answer = (isAgreed: boolean): void => {
      if (useChargeQuestion.getState().asked?.answer === answer) useChargeQuestion.setState({ asked: null });
      resolve(isAgreed);
    };
    useChargeQuestion.setState({ asked: { question, answer } });
  });
}
