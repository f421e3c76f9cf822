import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { poolConfig } from '../../apps/server/src/platform/db/pool-config';
import { startEmbeddedPostgres } from '../../apps/server/src/platform/db/embedded-postgres';
import { spellPinyin } from '../../packages/domain/src/vocabulary/find-pinyin';
const dataDir = await mkdtemp(join(tmpdir(), 'x-'));
const postgres = await startEmbeddedPostgres(dataDir);
const c = new pg.Client(poolConfig(postgres.connectionString));
await c.connect();
try {
  console.log(
    (await c.query('select version(), datcollate, encoding from pg_database where datname=current_database()')).rows,
    (await c.query("select name from pg_available_extensions where name in ('pg_trgm','btree_gin','intarray')")).rows,
  );
  await c.query(
    `create table t (id bigint generated always as identity primary key, owner_key text, book text, entry_key text, title text, search_text text, masked_words text[], fields jsonb, expires_on date, deleted_at timestamptz)`,
  );
  const words = ['不锈钢', '塑料', '陶瓷', '玻璃', '棉质', '保温杯', '玩具', '雨伞', '背包', '餐具', '台灯', '毛巾'];
  const rows = Array.from({ length: 50000 }, (_, at) => {
    const n = words[at % 12]! + words[Math.floor(at / 12) % 12] + '款' + at;
    const el = '材质：不锈钢；用途：日用；品牌：无品牌；型号：无型号';
    return {
      k: n + '\n9617001900',
      n,
      s: [n, '9617001900', '个', el, ...spellPinyin(n)].join('\n').toUpperCase(),
      f: {
        name: n,
        hsCode: '9617001900',
        dealUnit: '个',
        elements: el,
        englishName: '',
        legalUnit: '',
        secondUnit: '',
        perCarton: '',
        price: '',
        category: '',
        remark: '',
      },
    };
  });
  for (let i = 0; i < 50000; i += 5000) {
    const p = rows.slice(i, i + 5000);
    await c.query(
      `insert into t(owner_key,book,entry_key,title,search_text,masked_words,fields) select 'u:1','goodDict',k,n,s,'{}',f::jsonb from unnest($1::text[],$2::text[],$3::text[],$4::text[]) x(k,n,s,f)`,
      [p.map((x) => x.k), p.map((x) => x.n), p.map((x) => x.s), p.map((x) => JSON.stringify(x.f))],
    );
  }
  await c.query('create unique index tk on t(owner_key,book,entry_key) where deleted_at is null');
  await c.query('vacuum analyze t');
  const time = async (label: string, sql: string, v: unknown[] = []) => {
    const ts: number[] = [];
    let n = 0;
    for (let i = 0; i < 9; i++) {
      const b = performance.now();
      const r = await c.query(sql, v);
      n = r.rows.length;
      ts.push(performance.now() - b);
    }
    console.log(label, ts.sort((a, b) => a - b)[4]!.toFixed(1), n);
  };

  await c.query(
    `create function mo() returns text language sql stable as $$ select coalesce(current_setting('mastlight.owner', true), '') $$`,
  );
  await c.query(`alter table t enable row level security; alter table t force row level security; create role bob; grant all on t to bob;`);
  await c.query(
    `alter table t add column short text collate "C"; update t set short = split_part(search_text, E'\n',1)||E'\n'||split_part(search_text, E'\n',2)||E'\n'||split_part(search_text, E'\n',5)||E'\n'||split_part(search_text, E'\n',6)`,
  );
  await c.query('vacuum full t');
  await c.query('vacuum analyze t');
  console.log((await c.query('select short, search_text from t limit 1')).rows);
  await c.query(`select set_config('mastlight.owner','u:1',false)`);
  const base = `from t where owner_key=$1 and book='goodDict' and deleted_at is null`;
  for (const [name, pol] of [
    ['plain', `owner_key = mo() or mo() = '*'`],
    ['initplan', `owner_key = (select mo()) or (select mo()) = '*'`],
  ] as const) {
    await c.query('reset role');
    await c.query('drop policy if exists p on t');
    await c.query(`create policy p on t using (${pol})`);
    await c.query('set role bob');
    console.log(name);
    await time('count', `select count(*) ${base}`, ['u:1']);
    for (const k of ['款43210', 'BWBK43', 'TAOCIDENG']) {
      await time('position ' + k, `select count(*) ${base} and position($2 in search_text)>0`, ['u:1', k]);
      await time('short position ' + k, `select count(*) ${base} and position($2 in short)>0`, ['u:1', k]);
      await time('short like ' + k, `select count(*) ${base} and short like $2`, ['u:1', '%' + k + '%']);
      await time('short like masked ' + k, `select count(*) ${base} and (short like $2 or $2=any(masked_words))`, ['u:1', '%' + k + '%']);
    }
    await time('sort', `select id from (select id,title ${base}) x order by title,id limit 50`, ['u:1']);
  }
} finally {
  await c.end();
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
