// Guarantee: names of files are meant from the folder in which the command was called.
import { expect, it } from 'vitest';
import { callingFolder } from './calling-folder';

const called = { INIT_CWD: '/here' };

it.each([
  ['npm run', { ...called, npm_lifecycle_event: 'wire', npm_lifecycle_script: 'node apps/x.mjs' }, '/here'],
  ['npx', { ...called, npm_lifecycle_event: 'npx', npm_lifecycle_script: "'mastlight-wire'" }, '/here'],
  ['something that npx started', { ...called, npm_lifecycle_event: 'npx', npm_lifecycle_script: 'vitest' }, null],
  ['another script', { ...called, npm_lifecycle_event: 'test', npm_lifecycle_script: 'node x' }, null],
  ['no npm', {}, null],
])('by %s', (_name, env, folder) => expect(callingFolder(env, 'wire')).toBe(folder));
