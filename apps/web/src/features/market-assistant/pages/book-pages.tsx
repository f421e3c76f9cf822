import { CopyText, Tag } from '@mastlight/ui';
import type { Book } from '@mastlight/domain/contract-kit/book-product';
import {
  applicant,
  consignee,
  customsGoods,
  gNameToCodeTs,
  goodDict,
  merchant,
  passport,
  shipAgent,
  supplier,
} from '@mastlight/domain/market-assistant/books';
import { confidences, type Confidence } from '@mastlight/domain/market-assistant/confidence';
import { marketAssistant } from '@mastlight/domain/market-assistant/contract';
import { callEndpoint } from '../../../platform/http-client';
import { GoodsCards } from '../components/goods-cards';
import { MarketBook } from '../components/market-book';

/** R-2.2-34: lists have the number masked; it is read whole to be corrected. */
const readPassport = (id: number) => callEndpoint(marketAssistant.passportInfo, { id });

function pageOf(book: Book, rest: Omit<Parameters<typeof MarketBook>[0], 'book'> = {}) {
  return function MarketBookPage() {
    return <MarketBook book={book} {...rest} />;
  };
}

const [high, middle, low] = confidences;
const tones = { [high]: 'done', [middle]: 'run', [low]: 'att' } as const satisfies Record<Confidence, string>;

const ApplicantPage = pageOf(applicant);
const ConsigneePage = pageOf(consignee);
const MerchantPage = pageOf(merchant);
const PassportPage = pageOf(passport, { readWhole: readPassport });
const SupplierPage = pageOf(supplier);
const CustomsGoodsPage = pageOf(customsGoods);
const ShipAgentPage = pageOf(shipAgent);

/** R-2.2-38: the goods dictionary, a card each. */
const GoodDictPage = pageOf(goodDict, { draw: (entries, commands) => <GoodsCards entries={entries} commands={commands} /> });

/** R-2.2-41: what names are declared by, how sure that is, and when it was last used. */
const CodesPage = pageOf(gNameToCodeTs, {
  drawn: {
    code: (text) => <CopyText text={text} />,
    confidence: (text) => <Tag tone={tones[text as Confidence] ?? 'idle'}>{text}</Tag>,
    confirmed: (text) => (
      <Tag tone="done" icon="check">
        {text}
      </Tag>
    ),
    dispute: (text) => (
      <Tag tone="att" icon="warn">
        {text}
      </Tag>
    ),
  },
});

/** The pages of the books by their names. */
export const bookPages = {
  applicant: ApplicantPage,
  consignee: ConsigneePage,
  merchant: MerchantPage,
  passport: PassportPage,
  supplier: SupplierPage,
  customsGoods: CustomsGoodsPage,
  shipAgent: ShipAgentPage,
  goodDict: GoodDictPage,
  gNameToCodeTs: CodesPage,
} as const;
