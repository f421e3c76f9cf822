#!/usr/bin/env node
// The command `mastlight-wire`. Plain JavaScript: tsx reads the sources as they are, nothing has to be built.
import { register } from 'tsx/esm/api';

register();
await import('../src/main.ts');
