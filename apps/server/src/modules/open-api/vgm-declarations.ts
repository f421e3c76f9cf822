import type { DeclaredVgm, FeedbackElement } from '@mastlight/domain/open-api/vgm-declaration';
import type { Transaction } from '../../platform/db/transaction';
import type { CallTrace } from '../../platform/http/session';

/** Who declares: the company of a key, by who made it. */
export interface Declarer {
  readonly ownerKey: string;
  readonly userId: number;
  readonly trace: CallTrace;
}

type Container = 'containerNo' | 'sizeType' | 'method' | 'tareKg' | 'netKg' | 'grossKg' | 'location' | 'address' | 'sign' | 'weighedAt';

/** The door of whoever sends VGM, as far as programs go through it. */
export interface VgmDeclarations {
  declare(
    caller: Declarer,
    wish: {
      readonly reference: string;
      readonly digest: string;
      readonly content: object;
      readonly notes: readonly FeedbackElement[];
      readonly filing: Omit<DeclaredVgm, 'reference' | Container> & {
        readonly remark: string;
        readonly containers: readonly Pick<DeclaredVgm, Container>[];
      };
      readonly acceptsWarnings: boolean;
      readonly confirm: (tx: Transaction) => Promise<void>;
      readonly spend: (tx: Transaction, fen: number) => Promise<void>;
    },
  ): Promise<
    | { readonly kind: 'declared' | 'differs' }
    | { readonly kind: 'faulty'; readonly field: string; readonly text: string; readonly isWarning: boolean }
  >;
  show(
    ownerKey: string,
    reference: string,
  ): Promise<{
    readonly content: object;
    readonly notes: { readonly told: readonly object[]; readonly warned: readonly { readonly field: string; readonly text: string }[] };
    readonly feeFen: number;
    readonly declaredMs: number;
    /** -2 deleted, -1 failed, 0 waiting, 1 sending, 2 accepted. */
    readonly status: -2 | -1 | 0 | 1 | 2;
    readonly receipt: string;
    readonly reason: string;
    readonly sentMs: number | null;
    readonly grossKg: number | null;
  } | null>;
}
