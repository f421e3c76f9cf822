import { newShownMax } from '@mastlight/domain/toker/limits';
import { isSearchable } from '@mastlight/domain/toker/search-words';
import { Button, showToast, TextField } from '@mastlight/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type FormEvent } from 'react';
import { useTexts } from '../../../platform/catalogue';
import * as api from '../api';
import { tokerWords } from '../texts/zh-CN';
import { facetKeys, savedWishOf, searchOfWish, type TokerSearch } from '../toker-search';

const shown = (count: number): string => (count > newShownMax ? `${newShownMax}+` : String(count));

/** The one line, and what was saved. */
export function SearchLine({ search, onChange }: { readonly search: TokerSearch; readonly onChange: (search: TokerSearch) => void }) {
  const say = useTexts(tokerWords);
  const client = useQueryClient();
  const [asked, setAsked] = useState(search.keyword);
  const [keyword, setKeyword] = useState(asked ?? '');
  const [name, setName] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);
  const { data, isFetchedAfterMount, isSuccess } = useQuery(api.searchesQuery());

  // What is searched for changes elsewhere too: by what clears it, by the browser's way back.
  if (asked !== search.keyword) {
    setAsked(search.keyword);
    setKeyword(search.keyword ?? '');
  }

  function go(event: FormEvent): void {
    event.preventDefault();
    const {
      keyword: _before,
      page: _page,
      view: _view,
      open: _open,
      saved: _saved,
      fresh: _fresh,
      edition: _edition,
      day: _day,
      ...facets
    } = search;
    onChange({ ...facets, ...(keyword.trim() && { keyword: keyword.trim() }) });
  }
  // A link that knows the number of a saved search alone leads to what it asks, and to what of it an edition brought; where it knows
  // no edition, to what is new this week. What was kept from before an edition does not know that.
  const wanted = search.saved === undefined || !isFetchedAfterMount ? undefined : data?.list.find(({ id }) => id === search.saved);
  const isGone = search.saved !== undefined && isFetchedAfterMount && isSuccess && wanted === undefined;
  const { edition } = search;
  useEffect(() => {
    if (!wanted) return;
    const isFresh = edition === undefined && wanted.newCount > 0;
    onChange({ ...searchOfWish(wanted.wish), ...(edition !== undefined && { edition }), ...(isFresh && { fresh: true }) });
  }, [wanted, edition, onChange]);

  async function push(id: number, isOn: boolean): Promise<void> {
    // A refusal has been shown.
    await api.pushSearch(client, id, isOn).then(
      () => showToast({ tone: 'done', text: say(isOn ? 'search.pushed' : 'search.notPushed') }),
      () => undefined,
    );
  }
  async function save(): Promise<void> {
    if (name === null || name.trim() === '') return setWrong(true);
    // A refusal has been shown.
    await api.saveSearch(client, name, search).then(
      () => setName(null),
      () => undefined,
    );
  }
  return (
    <>
      <form className="tk-line" role="search" onSubmit={go}>
        <TextField
          label={say('search.label')}
          isLabelHidden
          icon="search"
          maxLength={100}
          placeholder={say('search.placeholder')}
          value={keyword}
          onChange={setKeyword}
        />
        <Button type="submit" variant="primary">
          {say('search.go')}
        </Button>
        <Button
          icon="star"
          disabled={Object.keys(savedWishOf(search)).length === 0}
          onClick={() => {
            setWrong(false);
            setName((search.keyword ?? facetKeys.map((key) => search[key]).find(Boolean) ?? '').slice(0, 20));
          }}
        >
          {say('search.save')}
        </Button>
      </form>
      {search.keyword && !isSearchable(search.keyword) && <p role="status">{say('search.unsaid', { keyword: search.keyword })}</p>}
      {isGone && <p role="status">{say('search.gone')}</p>}
      {name !== null && (
        <div className="tk-line">
          <TextField
            label={say('search.name')}
            maxLength={20}
            value={name}
            error={isWrong && name.trim() === '' ? say('search.nameWrong') : undefined}
            onChange={setName}
          />
          <Button variant="primary" onClick={() => void save()}>
            {say('follow.save')}
          </Button>
        </div>
      )}
      {data !== undefined && data.list.length > 0 && (
        <ul className="tk-saved" aria-label={say('search.saved')}>
          {data.list.map((saved) => (
            <li key={saved.id}>
              <button
                type="button"
                onClick={() => {
                  setKeyword(saved.wish.keyword ?? '');
                  onChange(searchOfWish(saved.wish));
                }}
              >
                {saved.name}
              </button>
              <button
                type="button"
                className="tk-new ml-mono"
                data-some={saved.newCount > 0 || undefined}
                title={say('search.newNote', { count: shown(saved.newCount) })}
                disabled={saved.newCount === 0}
                onClick={() => {
                  setKeyword(saved.wish.keyword ?? '');
                  onChange({ ...searchOfWish(saved.wish), fresh: true });
                }}
              >
                {say('search.new', { count: shown(saved.newCount) })}
              </button>
              <Button
                variant="icon"
                size={24}
                icon="bell"
                aria-pressed={saved.isPushed}
                aria-label={say('search.push', { name: saved.name })}
                onClick={() => void push(saved.id, !saved.isPushed)}
              />
              <Button
                variant="icon"
                size={24}
                icon="close"
                aria-label={say('search.remove', { name: saved.name })}
                onClick={() => void api.deleteSearch(client, saved.id).catch(() => undefined)}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
