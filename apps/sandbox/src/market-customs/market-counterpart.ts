import { wireTimeAt } from '@mastlight/wire';
import { nameCustomsMessage, writeCustomsReceipt } from '@mastlight/wire/gacc-xml/write';
import { readMarketDeclaration } from '@mastlight/wire/gacc-xml/market-declaration';
import { formatShanghai } from '@mastlight/domain/vocabulary/shanghai-time';
import type { EdiCase, Examine, LaterAnswer } from '../edi-receiver/edi-receiver';
import { isInspected, judgeMarketDeclaration } from './judge';

/** What customs note of a declaration of market procurement. */
export interface NotedMarketDeclaration {
  readonly packingNo: string;
  readonly declarationNo: string;
  readonly goods: number;
}
export type MarketCase = EdiCase<NotedMarketDeclaration>;

export interface MarketCounterpart {
  readonly nowMs: () => number;
  /** How many were handed in before: their numbers run on. */
  readonly count: () => number;
  /** How long until each answer, ms of real time; passed in by tests. */
  readonly answerMs?: readonly [accepted: number, inspected: number, released: number, closed: number] | undefined;
}

const usualAnswerMs = [1_000, 2_000, 4_000, 9_000] as const;
/** Customs of Yiwu, as sender, and the organisation of the sandbox. */
const customs = '2925SANDBOX01';
const recipient = 'MASTLIGHT';

/** Customs for market procurement: judges declarations (CUSTOM), and answers with receipts about 1039, one step after the other. */
export function createMarketCounterpart({ nowMs, count, answerMs = usualAnswerMs }: MarketCounterpart): Examine<NotedMarketDeclaration> {
  return (reference, bytes) => {
    const message = readMarketDeclaration(bytes);
    if (message?.messageType !== 'CUSTOM' || !message.declaration) return '不是市场采购报关单（CUSTOM）报文';
    if (message.messageId !== reference) return '参考号和报文里的不一致';
    const { declaration } = message;
    const refusals = judgeMarketDeclaration(declaration);
    const declarationNo = `2925${formatShanghai(nowMs()).slice(0, 4)}1${String(count() + 1).padStart(9, '0')}`;
    return {
      noted: { packingNo: declaration.packingNo ?? '', declarationNo, goods: declaration.goods.length },
      refusals,
      answers(): LaterAnswer[] {
        const [accepted, inspected, released, closed] = answerMs;
        const say = (afterMs: number, code: string, text: string): LaterAnswer => ({
          afterMs,
          isReceipt: true,
          write: () => ({
            source: 'customs',
            name: `MT1039R_${reference}_${code}.xml`,
            messageId: `${reference}_${code}`,
            bytes: writeAnswer(reference, { code, text }, nowMs()),
          }),
        });
        const [refusal] = refusals;
        if (refusal) return [say(accepted, refusal.code, refusal.text)];
        return [
          say(accepted, '01', declarationNo),
          ...(isInspected(declaration) ? [say(inspected, 'C', '布控查验，请到监管仓')] : []),
          say(released, 'P', '放行'),
          say(closed, 'R', '结关'),
        ];
      },
    };
  };
}

function writeAnswer(reference: string, { code, text }: { readonly code: string; readonly text: string }, nowMs: number): Uint8Array {
  return writeCustomsReceipt(
    {
      kind: 'customs-receipt',
      type: 'MT1039',
      reference: `${nameCustomsMessage('1039', customs, nowMs)}_${reference}`,
      function: 'original',
      prepared: wireTimeAt(nowMs, 17),
      vessel: null,
      about: '1039',
      entries: [{ billNo: null, containerNo: null, code, text }],
    },
    { sender: customs, recipient },
  );
}
