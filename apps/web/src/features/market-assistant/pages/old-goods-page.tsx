import { BatchBar, Button, Checkbox, Tag } from '@mastlight/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { goodDict, goodDictOld } from '@mastlight/domain/market-assistant/books';
import { marketAssistant } from '@mastlight/domain/market-assistant/contract';
import { migrated, notMigrated, presentBefore, type MigrationState } from '@mastlight/domain/market-assistant/migration';
import type { BookEntry } from '../../../platform/book/book-calls';
import { EntryTable } from '../../../platform/book/entry-table';
import { useTexts } from '../../../platform/catalogue';
import { callEndpoint, CallError } from '../../../platform/http-client';
import { useMayOperate } from '../../../platform/list/only-looking';
import { MarketBook } from '../components/market-book';
import { MigrationDialog, type Migration } from '../components/migration-dialog';
import { marketWords } from '../texts/zh-CN';

const tones = { [notMigrated]: 'att', [migrated]: 'done', [presentBefore]: 'idle' } as const satisfies Record<MigrationState, string>;
const drawState = (text: string) => <Tag tone={tones[text as MigrationState] ?? 'idle'}>{text}</Tag>;

/** All of them, some thousands at a time; or those that are named. */
async function migrate(ids: readonly number[] | null): Promise<Migration> {
  if (ids) return callEndpoint(marketAssistant.goodDictOldMigrate, { ids: [...ids] });
  let whole: Migration = { migrated: 0, present: [], list: [] };
  for (let afterId: number | null = null; ;) {
    const part: Migration & { readonly nextId: number | null } = await callEndpoint(marketAssistant.goodDictOldMigrate, { afterId });
    whole = {
      migrated: whole.migrated + part.migrated,
      present: [...whole.present, ...part.present],
      list: [...whole.list, ...part.list],
    };
    if (part.nextId === null) return whole;
    afterId = part.nextId;
  }
}

/** R-2.2-39: the previous dictionary: read alone, and migrated into the new one, some or all. */
export function OldGoodsPage() {
  const say = useTexts(marketWords);
  const client = useQueryClient();
  const mayOperate = useMayOperate();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [isBusy, setBusy] = useState(false);
  const [migration, setMigration] = useState<Migration | null>(null);

  async function run(ids: readonly number[] | null): Promise<void> {
    setBusy(true);
    try {
      setMigration(await migrate(ids));
      setChosen(new Set());
    } catch (error) {
      // What the server refuses has been shown.
      if (!(error instanceof CallError)) throw error;
    } finally {
      setBusy(false);
    }
    await Promise.all([goodDictOld, goodDict].map(({ path }) => client.invalidateQueries({ queryKey: ['book', path] })));
  }
  const choose = (ids: readonly number[], isChosen: boolean): void =>
    setChosen((before) => {
      const after = new Set(before);
      for (const id of ids)
        if (isChosen) after.add(id);
        else after.delete(id);
      return after;
    });

  function draw(entries: readonly BookEntry[]) {
    const open = entries.filter(({ fields }) => fields['state'] !== migrated).map(({ id }) => id);
    const chosenHere = open.filter((id) => chosen.has(id)).length;
    const head = (
      <Checkbox
        isChecked={open.length > 0 && chosenHere === open.length}
        isMixed={chosenHere > 0 && chosenHere < open.length}
        disabled={!mayOperate || open.length === 0}
        aria-label={say('old.chooseAll')}
        onChange={(isChosen) => choose(open, isChosen)}
      />
    );
    const cell = ({ id, fields }: BookEntry) => (
      <Checkbox
        isChecked={chosen.has(id)}
        disabled={!mayOperate || fields['state'] === migrated}
        aria-label={say('old.choose', { title: fields['name']! })}
        onChange={(isChosen) => choose([id], isChosen)}
      />
    );
    return <EntryTable book={goodDictOld} entries={entries} commands={null} drawn={{ state: drawState }} lead={{ head, cell }} />;
  }
  return (
    <>
      <MarketBook
        book={goodDictOld}
        isReadOnly
        draw={draw}
        renderTools={(counts) => (
          <Button
            variant="primary"
            icon="arrowRight"
            isLoading={isBusy}
            disabled={!mayOperate || !counts || counts.all === (counts.groups[migrated] ?? 0)}
            onClick={() => void run(null)}
          >
            {say('old.migrateAll')}
          </Button>
        )}
      />
      <BatchBar
        count={chosen.size}
        unit={say('old.unit')}
        actions={[
          { id: 'migrate', label: say('old.migrate'), icon: 'arrowRight', isDisabled: isBusy, onSelect: () => void run([...chosen]) },
        ]}
        onCancel={() => setChosen(new Set())}
      />
      {migration && <MigrationDialog migration={migration} onClose={() => setMigration(null)} />}
    </>
  );
}
