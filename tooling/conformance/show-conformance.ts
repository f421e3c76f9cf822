import { drawTable, type Column } from '../../apps/wire-cli/src/table/draw-table';
import { printable } from '../../apps/wire-cli/src/table/text-width';
import type { Conformance } from './run-conformance';

/** The outcome as lines: a table by kind, what was not read, what does not match, and the two counts at last. */
export function showConformance({ samples, facts, totals }: Conformance, width: number): string[] {
  const lines = drawTable(kindColumns({ samples, facts, totals }), { width, isWide: false });
  const unread = samples.filter(({ isRejectCase, unread: why }) => !isRejectCase && why !== null);
  const unrefused = samples.filter(({ isRejectCase, isRefused }) => isRejectCase && !isRefused);
  const unmatched = facts.filter(({ isMatch }) => !isMatch);
  section(
    '未读入的文件',
    unread.map(({ path, unread: why }) => `✖ ${path}：${why}`),
  );
  section(
    '应拒收而没有拒收（不计入）',
    unrefused.map(({ path }) => `⚠ ${path}`),
  );
  section(
    '不符的事实',
    unmatched.map(({ path, line, name, stated, said }) => `✖ ${path}:${line} ${name}：声明 ${stated}，读到 ${said}`),
  );
  return [...lines, '', `read ${totals.read}/${totals.files} facts ${totals.matched}/${totals.stated}`];

  function section(title: string, texts: readonly string[]): void {
    if (texts.length > 0) lines.push('', `${title} · ${texts.length}`);
    for (const text of texts) lines.push(`  ${printable(text)}`);
  }
}

function kindColumns({ samples, facts }: Conformance): Column[] {
  const kinds = [...new Set([...samples, ...facts].map(({ kind }) => kind))].sort();
  const rows = kinds.map((kind) => {
    const files = samples.filter((sample) => sample.kind === kind);
    const counted = files.filter(({ isRejectCase }) => !isRejectCase);
    const stated = facts.filter((fact) => fact.kind === kind);
    const sum = (pick: (sample: (typeof files)[number]) => number): number => files.reduce((total, file) => total + pick(file), 0);
    return [
      kind,
      `${counted.filter(({ unread }) => unread === null).length}/${counted.length}`,
      String(files.length - counted.length),
      String(sum(({ messages }) => messages)),
      String(sum(({ warnings }) => warnings)),
      String(sum(({ refused }) => refused)),
      `${stated.filter(({ isMatch }) => isMatch).length}/${stated.length}`,
    ];
  });
  return ['种类', '文件读入', '应拒收', '报文、帧、句', '提醒', '拒收', '事实相符'].map((heading, index) => ({
    heading,
    texts: rows.map((row) => row[index] as string),
    isNumber: index > 0,
  }));
}
