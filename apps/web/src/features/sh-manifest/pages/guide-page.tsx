import { Button } from '@mastlight/ui';
import { useTexts } from '../../../platform/catalogue';
import { ManifestFrame } from '../components/manifest-frame';
import { guides, type GuideName } from '../texts/guides.zh-CN';
import { shManifestWords } from '../texts/zh-CN';
import './guide-page.css';

/** R-2.2-10 to -13: one guide, with its contents at its head and a way onto paper. */
function GuidePage({ guide }: { readonly guide: GuideName }) {
  const say = useTexts(shManifestWords);
  const sections = guides[guide];
  return (
    <ManifestFrame at={guide}>
      <article className="manifest-plain manifest-guide" lang="zh-CN">
        <header className="manifest-head">
          <h1>{say(`titles.${guide}`)}</h1>
          <Button icon="print" onClick={() => window.print()}>
            {say('guide.print')}
          </Button>
        </header>
        <nav aria-label={say('guide.toc')}>
          <ol>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        {sections.map(({ id, title, paragraphs }) => (
          <section key={id} id={id}>
            <h2>{title}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
      </article>
    </ManifestFrame>
  );
}

export const AgreementPage = () => <GuidePage guide="agreement" />;
export const BookPage = () => <GuidePage guide="book" />;
export const DeleteGuidePage = () => <GuidePage guide="delete" />;
export const BusinessPage = () => <GuidePage guide="business" />;
