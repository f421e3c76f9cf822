import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The gallery by itself: `npx vite packages/ui/dev`. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: { outDir: '/tmp/mastlight-gallery' },
});
