import { Tag } from '@mastlight/ui';
import { useRouter } from '@tanstack/react-router';
import { template, usualWord } from '@mastlight/domain/market-order/templates';
import { BookPage } from '../../../platform/book/book-page';
import { useTexts } from '../../../platform/catalogue';
import { MarketPage } from '../components/market-page';
import { marketOrderWords } from '../texts/zh-CN';

/** R-2.2-42: the templates by which the company's documents are made up; each is written on a page of its own. */
export function TemplatesPage() {
  const say = useTexts(marketOrderWords);
  const router = useRouter();
  const usual = (text: string) =>
    text === usualWord ? (
      <Tag tone="done" icon="check">
        {say('template.isUsual')}
      </Tag>
    ) : (
      '-'
    );
  return (
    <MarketPage at="template">
      <BookPage
        book={template}
        signedOut={{ title: say('signedOut.title'), text: say('signedOut.text'), action: say('signedOut.action') }}
        drawn={{ usual }}
        onWrite={(id) => void router.navigate({ to: '/assistant/templateEdit', search: (id === null ? {} : { id: String(id) }) as never })}
      />
    </MarketPage>
  );
}
