import { Button, TextField } from '@mastlight/ui';
import { Link, useRouter } from '@tanstack/react-router';
import { useState, type FormEvent } from 'react';
import { menu } from '../menu';
import { useTexts } from '../../platform/catalogue';
import { shellTexts } from '../texts/zh-CN';
import { said } from '../../platform/said';
import './app-page.css';

/** The pages of the menu that are there, at most three. */
const usualPages = menu.slice(0, 3);

/** R-2.3-01: says that there is no such page, searches the bills, and names where to go. */
export function NotFoundPage() {
  const say = useTexts(shellTexts);
  const router = useRouter();
  const [keyword, setKeyword] = useState('');

  function search(event: FormEvent): void {
    event.preventDefault();
    void router.navigate({ to: '/logistics', search: { keyword: keyword.trim() } as never });
  }

  return (
    <section className="app-page">
      <p className="app-page-code ml-mono">404</p>
      <h1 className="page-title">{say('notFoundTitle')}</h1>
      <p>{say('notFoundText')}</p>
      <form className="app-page-search" role="search" onSubmit={search}>
        <TextField
          label={say('searchPlaceholder')}
          isLabelHidden
          icon="search"
          placeholder={say('searchPlaceholder')}
          value={keyword}
          onChange={setKeyword}
        />
        <Button type="submit" variant="primary">
          {say('search')}
        </Button>
      </form>
      <nav className="app-page-links" aria-label={say('usualPages')}>
        {usualPages.map((entry) => (
          <Link key={entry.path} to={entry.path}>
            {said(entry.title)}
          </Link>
        ))}
      </nav>
    </section>
  );
}
