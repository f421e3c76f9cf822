// Guarantee: docs/operations.md lists every source that messages are taken from, port by port, with its name, and no
// other; docs/sandbox.md points there.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { portlessSources } from '../../packages/domain/src/ports/check-profiles';
import { allSources, profiles } from '../../packages/domain/src/ports/index';

const root = resolve(import.meta.dirname, '../..');
const operations = readFileSync(join(root, 'docs/operations.md'), 'utf8');
const sandbox = readFileSync(join(root, 'docs/sandbox.md'), 'utf8');
const rowOf = (port: string, sources: readonly { readonly code: string; readonly name: string }[]): string =>
  `| ${port} | ${sources.map(({ code, name }) => `\`${code}\` ${name}`).join(', ')} |`;

describe('sources in the documents', () => {
  it('are those of the profiles, port by port', () => {
    const table = operations.split('## Inbox\n')[1]!.split('|---|---|\n')[1]!.split('\n\n')[0]!;
    const taken = portlessSources.filter(({ receivedBy }) => receivedBy.length > 0);
    expect(table.split('\n')).toEqual([...profiles.map(({ name, sources }) => rowOf(name, sources)), rowOf('any', taken)]);
  });

  it('are all taken from the inbox and over HTTP, as the table says', () => {
    const taken = allSources.filter(({ receivedBy }) => receivedBy.length > 0);
    expect(taken.filter(({ receivedBy }) => !receivedBy.includes('inbox') || !receivedBy.includes('http'))).toEqual([]);
  });

  it('are not counted again where the sandbox tells of its keys', () => {
    const line = sandbox.split('\n').find((text) => text.startsWith('| `INTAKE_KEYS`'))!;
    expect(line).toContain('(operations.md#inbox)');
    expect(allSources.filter(({ code }) => line.includes(`\`${code}\``))).toEqual([]);
  });
});
