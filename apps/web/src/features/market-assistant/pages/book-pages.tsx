import type { Book } from '@mastlight/domain/contract-kit/book-product';
import { applicant, consignee, customsGoods, merchant, passport, shipAgent, supplier } from '@mastlight/domain/market-assistant/books';
import { marketAssistant } from '@mastlight/domain/market-assistant/contract';
import { BookPage } from '../../../platform/book/book-page';
import { useTexts } from '../../../platform/catalogue';
import { callEndpoint } from '../../../platform/http-client';
import { MarketFrame } from '../components/market-frame';
import { marketWords } from '../texts';

/** R-2.2-34: lists have the number masked; it is read whole to be corrected. */
const readPassport = (id: number) => callEndpoint(marketAssistant.passportInfo, { id });

function pageOf(book: Book, readWhole?: typeof readPassport) {
  return function MarketBookPage() {
    const say = useTexts(marketWords);
    const signedOut = { title: say('signedOut.title'), text: say('signedOut.text'), action: say('signedOut.action') };
    return (
      <MarketFrame at={book.name}>
        <BookPage key={book.name} book={book} signedOut={signedOut} {...(readWhole && { readWhole })} />
      </MarketFrame>
    );
  };
}

export const ApplicantPage = pageOf(applicant);
export const ConsigneePage = pageOf(consignee);
export const MerchantPage = pageOf(merchant);
export const PassportPage = pageOf(passport, readPassport);
export const SupplierPage = pageOf(supplier);
export const CustomsGoodsPage = pageOf(customsGoods);
export const ShipAgentPage = pageOf(shipAgent);
