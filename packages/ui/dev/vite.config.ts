import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { ownFaces } from '../../../tooling/faces/own-faces.ts';

/** The gallery by itself: `npx vite packages/ui/dev`. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), ownFaces()],
  build: { outDir: '/tmp/mastlight-gallery' },
});
