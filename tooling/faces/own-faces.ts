import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { root } from '../words/said-lines.ts';
import { cutFaces } from './cut-faces.ts';
import { ownSigns } from './own-signs.ts';

const licences = ['OFL.txt', 'OFL-noto-sans-sc.txt'];

/**
 * Cuts the product's own faces before a build or a development server asks for them, into `.build/faces`, where
 * `fonts.css` looks for them. Their licences go with a build, as they ask of every copy.
 */
export function ownFaces(): Plugin {
  return {
    name: 'own-faces',
    async buildStart() {
      await cutFaces(join(root, '.build/faces'), ownSigns());
    },
    generateBundle() {
      for (const name of licences) {
        this.emitFile({ type: 'asset', fileName: `assets/${name}`, source: readFileSync(join(root, 'packages/ui/src/fonts', name)) });
      }
    },
  };
}
