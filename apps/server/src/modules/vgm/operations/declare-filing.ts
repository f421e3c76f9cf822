import type { VgmFinding } from '@mastlight/domain/vgm/check-container';
import { checkFiling } from '@mastlight/domain/vgm/check-filing';
import { sayFinding } from '@mastlight/domain/vgm/say-finding';
import type { Transaction } from '../../../platform/db/transaction';
import { Consent, type Payer } from '../../billing/index';
import type { VgmParts } from '../parts';
import { findDigest, holdReference, insertDeclaration } from '../store/declarations';
import { holdFilings } from '../store';
import type { TypedContainer, TypedFiling } from '../write-vgm';
import { addFiling } from './save-filings';
import { readWindows, sendHeld } from './send-filings';

/** A filing that a program declares by a reference of its own. */
export interface DeclareWish {
  readonly reference: string;
  /** SHA-256 of what it declares; by the same reference nothing else can be. */
  readonly digest: string;
  /** As it was declared, and what was told of it. */
  readonly content: object;
  readonly notes: readonly object[];
  /** With one container. */
  readonly filing: TypedFiling;
  /** Whether it goes though something of it is unusual. */
  readonly acceptsWarnings: boolean;
  /** Whether its caller may still; first of all in the transaction. @throws whatever refuses him. */
  readonly confirm: (tx: Transaction) => Promise<void>;
  /** Told what was set aside, in fen. @throws whatever refuses it: then nothing was sent. */
  readonly spend: (tx: Transaction, fen: number) => Promise<void>;
}

/** What became of a declaration: `differs`: something else was declared by its reference; `faulty`: what is to be put right first. */
export type DeclareOutcome =
  | { readonly kind: 'declared' | 'differs' }
  | { readonly kind: 'faulty'; readonly field: VgmFinding['field']; readonly text: string; readonly isWarning: boolean };

/**
 * Saves and sends a filing in one, once by its reference: asked again, and at the same time, nothing more is sent or taken.
 * What it costs is agreed to by whoever lets its caller in.
 *
 * @throws as `sendFilings`, and 429 as saving does.
 */
export async function declareFiling(parts: VgmParts, caller: Payer, wish: DeclareWish): Promise<DeclareOutcome> {
  const { filing, reference, digest } = wish;
  const { ownerKey } = caller;
  const windows = await readWindows(parts, [filing]);
  return parts.billing.once({ ownerKey }, async (tx): Promise<DeclareOutcome> => {
    await wish.confirm(tx);
    await holdReference(tx, ownerKey, reference);
    const known = await findDigest(tx, ownerKey, reference);
    if (known !== null) return { kind: known === digest ? 'declared' : 'differs' };
    const [container] = filing.containers as [TypedContainer];
    const findings = checkFiling(filing, () => container.sizeType || null);
    const found = findings.find(({ severity }) => severity === 'error') ?? findings[0];
    if (found && (found.severity === 'error' || !wish.acceptsWarnings)) {
      return { kind: 'faulty', field: found.field, text: sayFinding({ ...found, row: null }), isWarning: found.severity === 'warning' };
    }
    const nowMs = Math.trunc(parts.platform.portClock.nowMs());
    const { id } = await addFiling(parts, tx, caller, filing, nowMs);
    const filings = await holdFilings(tx, ownerKey, [id]);
    const { coins } = await sendHeld(parts, tx, caller, { filings, windows, consent: Consent.whole() });
    await wish.spend(tx, coins);
    const warned = findings.map((one) => ({ field: one.field, text: sayFinding({ ...one, row: null }) }));
    await insertDeclaration(tx, {
      ownerKey,
      reference,
      digest,
      content: wish.content,
      notes: { told: wish.notes, warned },
      filingId: id,
      containerNo: container.containerNo,
      feeFen: coins,
      declaredMs: nowMs,
    });
    return { kind: 'declared' };
  });
}
