import { useTexts } from '../../platform/catalogue';
import { shellTexts } from '../texts/zh-CN';

/** Stands for a page that cannot be loaded now and comes by itself once there is a way. */
export function PageWaits({ why }: { readonly why: 'offline' | 'server' }) {
  const say = useTexts(shellTexts);
  return (
    <section className="page-problem" role="status">
      <h1>{say(`pageWaits.${why}`)}</h1>
    </section>
  );
}
