import type { CustomsDeclarationMessage, DeclaredBill } from '../message';
import { IncompleteDeclarationError, isDeletion, missingItems } from './missing-items';
import { blankBill } from './schema/consignment';
import { declarationSchema, type DeclarationDraft } from './schema/declaration';
import { blankDeclaredMeans, blankMeans, type MeansDraft } from './schema/means';
import { writeManifest, type CustomsEnvelope } from './write-envelope';

/** Writes a customs declaration of the type `message.about` names, with everything it tells. */
export function writeCustomsDeclaration(message: CustomsDeclarationMessage, envelope: CustomsEnvelope): Uint8Array {
  const draft: DeclarationDraft = { ...message, means: meansOf(message) };
  return writeManifest(message, envelope, `<Declaration>${declarationSchema.write(draft)}</Declaration>`);
}

/**
 * Writes an export pre-manifest (预配舱单, MT2101): new, added to, changed or
 * deleted, as `message.function` says. A deletion carries the numbers of its
 * bills and the reasons alone.
 *
 * @throws IncompleteDeclarationError when it lacks what customs demand
 */
export function writePreManifest(message: CustomsDeclarationMessage, envelope: CustomsEnvelope): Uint8Array {
  return writeComplete({ ...message, about: '2101' }, 'sea', envelope);
}

/**
 * Writes an export pre-manifest by air (MT2201), as `writePreManifest` does by sea.
 *
 * @throws IncompleteDeclarationError when it lacks what customs demand
 */
export function writeAirPreManifest(message: CustomsDeclarationMessage, envelope: CustomsEnvelope): Uint8Array {
  return writeComplete({ ...message, about: '2201' }, 'air', envelope);
}

/** Writes an export arrival report (运抵报告, MT3101). */
export function writeArrivalReport(message: CustomsDeclarationMessage, envelope: CustomsEnvelope): Uint8Array {
  return writeCustomsDeclaration({ ...message, about: '3101' }, envelope);
}

function writeComplete(message: CustomsDeclarationMessage, way: 'sea' | 'air', envelope: CustomsEnvelope): Uint8Array {
  const missing = missingItems(message, way);
  if (missing.length > 0) throw new IncompleteDeclarationError(missing);
  return writeCustomsDeclaration(isDeletion(message) ? deletionOf(message) : message, envelope);
}

/** What a deletion says of a declaration: which bills of which voyage, and why. */
export function deletionOf(message: CustomsDeclarationMessage): CustomsDeclarationMessage {
  const { means } = message;
  return {
    ...message,
    function: 'delete',
    means: means?.modeCode ? { ...blankDeclaredMeans(), modeCode: means.modeCode } : null,
    newVessel: null,
    loading: null,
    unloading: null,
    tallyParty: null,
    bills: message.bills.map(deletionOfBill),
    boxes: [],
    containerNos: [],
    transits: [],
  };
}

function deletionOfBill({ billNo, houseBillNo, changeReasonCode }: DeclaredBill): DeclaredBill {
  return { ...blankBill(), billNo, houseBillNo: houseBillNo ?? null, changeReasonCode };
}

/** The ship and what is said of it, which stand in one element. */
function meansOf({ vessel, means }: CustomsDeclarationMessage): MeansDraft[] {
  return vessel || means ? [{ ...blankMeans(), ...vessel, ...means }] : [];
}
