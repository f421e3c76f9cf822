import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { inlineIcon, inlineStyles, preloadFaces, writePageHeads } from '../../tooling/build/page-heads.ts';

const fromHere = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
/** One bill in full: the drawer and the page of it, which no list needs before somebody opens one. */
const ofDetail =
  /src[\\/]features[\\/]bill-subscription[\\/](components[\\/](bill-detail|bill-heading|bill-tools|hand-overs|client-field)|use-live-detail)/;
/** What the pages of port queries share. */
const ofQueries = /src[\\/]features[\\/]port-query[\\/]|domain[\\/]src[\\/](port-query|intake)[\\/]/;
/** What fields and their checks are made of. */
const ofForms = /node_modules[\\/]react-hook-form|src[\\/]platform[\\/]form[\\/]/;
const apart = [ofForms, ofDetail, ofQueries];
const outDir = fromHere('../../.build/web');

export default defineConfig({
  plugins: [
    react(),
    inlineStyles(['tokens', 'base'].map((name) => fromHere(`../../packages/ui/src/${name}.css`))),
    inlineIcon(fromHere('public/favicon.svg')),
    preloadFaces((fileName) => /mastlight-(?:sans-sc|mono)-(?:400|600)/.test(fileName)),
    writePageHeads(
      (file) => /src[\\/](app[\\/]pages|features[\\/][^\\/]+[\\/]routes)\.tsx?$/.test(file),
      (file) => /src[\\/]main\.tsx$/.test(file),
    ),
  ],
  build: {
    outDir,
    emptyOutDir: true,
    target: 'es2022',
    // Data URLs would break the content security policy for fonts, and small files cost nothing over one connection.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // A chunk for every set of pages that shares a part makes dozens of files of 1 KB. Four kinds are enough:
          // what npm gave (it changes seldom), the shell, what pages share, and each page or dialog alone. Forms, one
          // bill in full and the port queries are apart from what is shared: no list has one before somebody opens it.
          groups: [
            { name: 'vendor', tags: ['$initial'], test: /node_modules/, priority: 3 },
            { name: 'shell', tags: ['$initial'], priority: 2 },
            // The styles of all pages are smaller than what a page asks for, and one file less to wait for.
            { name: 'shared', test: (id) => id.endsWith('.css') && !id.includes('fonts'), priority: 1.5 },
            { name: 'shared', minShareCount: 2, test: (id) => !apart.some((part) => part.test(id)), priority: 1 },
            { name: 'form', test: ofForms },
            { name: 'detail', minShareCount: 2, test: ofDetail },
            { name: 'query', minShareCount: 2, test: ofQueries },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: Object.fromEntries(
      ['/gw', '/openapi.json', '/docs'].map((path) => [path, process.env['PLATFORM_URL'] ?? 'http://127.0.0.1:8080']),
    ),
  },
});
