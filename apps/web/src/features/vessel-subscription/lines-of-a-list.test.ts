// Guarantee: another list costs little code beside its words; what lists share stands in the kit.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('the vessel list costs at most 400 lines beside its words', () => {
  const folder = import.meta.dirname;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    // The berth board is a picture of its own beside the list.
    (file) => /\.tsx?$/.test(file) && !file.includes('.test.') && !/^(texts|board)\b/.test(file),
  );
  const lines = files.reduce((sum, file) => sum + readFileSync(join(folder, file), 'utf8').trimEnd().split('\n').length, 0);
  console.log(`vessel list: ${lines} lines in ${files.length} files`);
  expect(lines).toBeLessThanOrEqual(400);
});
