import type { ComponentProps } from 'react';
import { BookPage } from '../../../platform/book/book-page';
import { useTexts } from '../../../platform/catalogue';
import { marketWords } from '../texts/zh-CN';
import { MarketFrame } from './market-frame';

/** What is said to whoever is not signed in. */
export function useSignedOutWords() {
  const say = useTexts(marketWords);
  return { title: say('signedOut.title'), text: say('signedOut.text'), action: say('signedOut.action') };
}

/** A book of the room beside its side menu. */
export function MarketBook(props: Omit<ComponentProps<typeof BookPage>, 'signedOut'>) {
  const signedOut = useSignedOutWords();
  return (
    <MarketFrame at={props.book.name}>
      <BookPage key={props.book.name} {...props} signedOut={signedOut} />
    </MarketFrame>
  );
}
