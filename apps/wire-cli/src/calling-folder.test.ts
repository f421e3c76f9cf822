// Guarantee: names of files are meant from the folder in which the command was called.
import { expect, it } from 'vitest';
import { callingFolder } from './calling-folder';

it.each([
  ['npm run', { npm_lifecycle_event: 'wire', INIT_CWD: '/here' }, '/here'],
  ['npx', { npm_lifecycle_event: 'npx', INIT_CWD: '/here' }, '/here'],
  ['another script that calls it', { npm_lifecycle_event: 'test', INIT_CWD: '/here' }, null],
  ['no npm', {}, null],
])('by %s', (_name, env, folder) => expect(callingFolder(env, 'wire')).toBe(folder));
