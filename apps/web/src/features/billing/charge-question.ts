import { create } from 'zustand';
import type { Fee, Origin } from '@mastlight/domain/billing/fee';
import type { PortCode } from '@mastlight/domain/vocabulary/port';

/** What somebody is asked before real money is taken: the tip of, then the confirmation of. */
export type ChargeQuestion =
  | { readonly kind: 'tip'; readonly origin: Origin; readonly text: string; readonly freeCount: number }
  | {
      readonly kind: 'confirm';
      readonly port: PortCode;
      readonly fee: Fee;
      readonly text: string;
      /** What is left of the free quota that pays first. */
      readonly freeFen: number;
      readonly wantedFen: number;
      readonly fullFen: number;
      /** So many of the things the free quota pays for, where they can be sent alone; 0: none. */
      readonly freeCount: number;
    };

/** All of it may be taken, nothing is sent, or only what is free. */
export type ChargeAnswer = 'all' | 'none' | 'free';

interface Asked {
  readonly question: ChargeQuestion;
  readonly answer: (answer: ChargeAnswer) => void;
}

/** The question that stands, one at a time. */
export const useChargeQuestion = create<{ readonly asked: Asked | null }>(() => ({ asked: null }));

/** Asks, and waits for the answer; one that is asked meanwhile has the earlier one declined. */
export function askCharge(question: ChargeQuestion): Promise<ChargeAnswer> {
  useChargeQuestion.getState().asked?.answer('none');
  return new Promise((resolve) => {
    const answer = (told: ChargeAnswer): void => {
      if (useChargeQuestion.getState().asked?.answer === answer) useChargeQuestion.setState({ asked: null });
      resolve(told);
    };
    useChargeQuestion.setState({ asked: { question, answer } });
  });
}
