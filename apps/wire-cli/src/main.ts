/** The command `mastlight-wire`. */
import { readMessage } from '@mastlight/wire';
import { readFileSync } from 'node:fs';

for (const file of process.argv.slice(2)) console.log(readMessage(readFileSync(file)).format);
