/**
 * Samples: a valid request for each endpoint of a contract, declared beside it
 * in `samples.ts`. The authorization matrix calls every endpoint by its sample;
 * an endpoint without one does not compile.
 */
import type { Contract, Endpoint, RequestInput } from './endpoint';

/** What belongs to the caller of a sample, or to nobody. */
export interface OwnObjects {
  /** The caller himself. */
  readonly userId: number;
  /** A subscription. */
  readonly id: number;
  readonly billNo: string;
  readonly clientId: number;
  /** A client beside that one. */
  readonly otherClientId: number;
  /** A raw message about the bill. */
  readonly messageId: number;
  readonly containerNo: string;
  /** A vessel subscription. */
  readonly vesselId: number;
  /** A booking subscription. */
  readonly bookingId: number;
  /** A term that was asked for. */
  readonly termId: number;
  /** A stored file. */
  readonly fileAddress: string;
  /** An uploaded paper that is for no use yet, and a file on the bill. */
  readonly paperAddress: string;
  readonly billFileId: number;
  /** A view of an ad. */
  readonly adViewId: number;
  /** A title of invoices. */
  readonly invoiceTitleId: number;
  /** An application for an invoice. */
  readonly invoiceRecordId: number;
  /** A VGM filing that may be sent, one that was sent, and one that was deleted. */
  readonly filingId: number;
  readonly sentFilingId: number;
  readonly sentFilingBillNo: string;
  readonly sentFilingWharf: string;
  readonly deletedFilingId: number;
  /** A bill of Shanghai that is followed, and heard of. */
  readonly shanghaiBillNo: string;
  /** A draft of a Shanghai manifest, one in the bin, and parties of its books. */
  readonly shManifestId: number;
  readonly shBinnedId: number;
  /** One that customs have. */
  readonly shSentId: number;
  /** One that customs refused, while another owner declares its bill. */
  readonly shRefusedId: number;
  /** One of which the agent was sent an e-mail. */
  readonly shEmailedId: number;
  readonly shSenderId: number;
  readonly shConsigneeId: number;
  readonly shNotifyId: number;
  readonly shCombinationId: number;
  /** What was sent out, by our reference. */
  readonly submissionReference: string;
  /** A saved view of the list of bills. */
  readonly savedViewId: number;
  /** A long export. */
  readonly exportTaskId: number;
  /** A list that he has sent to him by mail. */
  readonly mailedListId: number;
  /** A mailbox that he has proven to be his. */
  readonly provenMailbox: string;
  /** A truck that is followed. */
  readonly truckPlate: string;
  /** A row of overseas. */
  readonly overseasId: number;
  /** An analysis of goods. */
  readonly analysisId: number;
  /** Entries of the books of market procurement. */
  readonly marketApplicantId: number;
  readonly marketConsigneeId: number;
  readonly marketMerchantId: number;
  readonly marketPassportId: number;
  readonly marketSupplierId: number;
  readonly marketGoodsId: number;
  readonly marketAgentId: number;
  /** Orders of market procurement: a draft without a fault, and one of each later state. */
  readonly marketOrderId: number;
  readonly marketDeletedOrderId: number;
  readonly marketSubmittedOrderId: number;
  readonly marketCheckedOrderId: number;
  readonly marketReleasedOrderId: number;
  /** A document template of market procurement. */
  readonly marketTemplateId: number;
  /** A declaration that is on its way. */
  readonly marketDeclarationId: number;
  /** A draft of a pre-sheet, and one that is with its agent. */
  readonly preSheetId: number;
  readonly submittedPreSheetId: number;
  readonly marketDictId: number;
  readonly marketCodeId: number;
  readonly marketOldGoodId: number;
  /** A certified company; of policy `company`: the one that the caller manages and acts for. */
  readonly companyId: number;
  /** Somebody of it who may operate. */
  readonly colleagueId: number;
  /** An invitation of it that is open. */
  readonly companyInvitationId: number;
}

/** Without what the sender of samples fills in: the source in the path, and bytes. */
type SampleRequest<E extends Endpoint> = Omit<RequestInput<E>, 'source' | 'body'>;

type MakeSample<E extends Endpoint> = (own: OwnObjects) => SampleRequest<E>;

/** A sample of an endpoint that needs the world outside, as a scanned code or a text message: refused with this code. */
export interface RefusedSample<E extends Endpoint = Endpoint> {
  readonly code: number;
  readonly make: MakeSample<E>;
}

/** What is the caller's own must work; only the rest may be refused. */
export type Sample<E extends Endpoint> = E['policy'] extends 'owner' ? MakeSample<E> : MakeSample<E> | RefusedSample<E>;

/** The samples of a contract: one for each of its endpoints. */
export type SamplesOf<C extends Contract> = { readonly [K in keyof C]: Sample<C[K]> };
