import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { inlineIcon, inlineStyles, preloadFaces, writePageHeads } from '../../tooling/build/page-heads.ts';
import { ownFaces } from '../../tooling/faces/own-faces.ts';
import { productName } from '../../packages/domain/src/vocabulary/product-name.ts';

const fromHere = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
/** One bill in full: the drawer and the page of it, which no list needs before somebody opens one. */
const ofDetail =
  /src[\\/]features[\\/](bill-subscription[\\/](components[\\/](bill-chase|bill-detail|bill-heading|bill-tools|hand-overs|client-field)|say-chase|texts[\\/]chase|use-live-detail)|tracking[\\/](components[\\/]|texts[\\/]|box-step|fold-events|describe-shift))|signals[\\/]node-bar/;
/** What finds numbers in what is pasted and in files; no list needs it before somebody brings some. */
const ofNumbers =
  /domain[\\/]src[\\/]vocabulary[\\/](find-bill-nos|find-calls|find-numbers|so-no|number-words|text-columns|title-unit|titled-rows|visible-text|export-cell)|src[\\/]platform[\\/]paste[\\/](?!paste-kinds)/;
/** What the pages of port queries share. */
const ofQueries = /src[\\/]features[\\/]port-query[\\/]|domain[\\/]src[\\/](port-query|intake)[\\/]/;
/** What fields and their checks are made of. */
const ofForms =
  /node_modules[\\/]react-hook-form|src[\\/]platform[\\/]form[\\/]|account[\\/]form-schemas|company[\\/]credit-code|controls[\\/](password-field|radio|text-area)\.tsx/;
/** What draws QR codes: to sign in by, and to pay by. */
const ofCodes = /node_modules[\\/](qrcode|dijkstrajs)[\\/]|src[\\/]platform[\\/]qr-picture/;
/** What the pages of money and the operator's desk share: nobody comes to one of them first. */
const ofDesk = /(src[\\/]features|domain[\\/]src)[\\/]((operations|top-up|invoice)[\\/]|billing[\\/]components[\\/]account-band)/;
/** What is sent to a counterpart: its forms and lists share it, and nobody comes to one of them first. */
const ofFilings =
  /(src[\\/]features|domain[\\/]src)[\\/](dispatch|sh-manifest|vgm)[\\/]|src[\\/]platform[\\/]sheet[\\/]|vocabulary[\\/]countries/;
/** What the lists of ships and bookings share with what leads to them. */
const ofOtherLists =
  /(src[\\/]features|domain[\\/]src)[\\/]((vessel|booking)-subscription|overseas|line-tracking)[\\/]|src[\\/]platform[\\/]list[\\/](list-product|product-page)/;
/** Rooms that no list leads to: what the pages of one share comes with them, in a chunk of the room's name. */
const ofRooms =
  /(?:src[\\/]features|domain[\\/]src)[\\/](ad|toker|truck|position|ship-position|hs-code|class-analysis|manifest-query|market-assistant|market-order|pre-sheet|bay-plan|open-api|notification|membership|fault-report|company|bill-file(?![\\/](?:client-file|paper-kind|say-bytes|index)))[\\/]/;
/** The chart that shows ships and trucks, with what reads outlines of land. */
const ofMap = /src[\\/]platform[\\/]map[\\/]|node_modules[\\/]topojson-client[\\/]|vocabulary[\\/]named-places/;
/** Books: lists that a form fills, and their files. */
const ofBooks = /src[\\/]platform[\\/]book[\\/]|domain[\\/]src[\\/]contract-kit[\\/]book-product/;
/** The clients of a company, and what they are shown by a link: pages, drawers and dialogs which no list needs before somebody opens one. */
const ofClients =
  /src[\\/]features[\\/]bill-subscription[\\/](texts[\\/](clients|share)|share-api|client-columns|components[\\/](client-(?!field)|merge-dialog|delete-client))|domain[\\/]src[\\/]bill-file[\\/](client-file|paper-kind|say-bytes|index)/;
const apart = [ofForms, ofNumbers, ofDetail, ofQueries, ofCodes, ofDesk, ofFilings, ofOtherLists, ofRooms, ofMap, ofBooks, ofClients];
const outDir = fromHere('../../.build/web');
/** Long exports: asked about once a page is touched. */
const ofExports = /(src[\\/]features|domain[\\/]src)[\\/]export-task[\\/](?!limits)/;

export default defineConfig({
  plugins: [
    react(),
    ownFaces(),
    { name: 'product-name', transformIndexHtml: (html: string) => html.replaceAll('%productName%', productName) },
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
    // The tokens stand in the page untouched and say light-dark(): a style that were rewritten for older browsers would find none of them.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
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
            { name: 'shared', minShareCount: 2, test: (id) => ![...apart, ofExports].some((part) => part.test(id)), priority: 1 },
            { name: 'exports', minShareCount: 2, test: ofExports },
            { name: 'form', test: ofForms },
            { name: 'code', test: ofCodes },
            { name: 'numbers', minShareCount: 2, test: ofNumbers },
            { name: 'detail', minShareCount: 2, test: ofDetail },
            { name: 'query', minShareCount: 2, test: ofQueries },
            { name: 'desk', minShareCount: 2, test: ofDesk },
            { name: 'filing', minShareCount: 2, test: ofFilings },
            { name: 'client', minShareCount: 2, test: ofClients },
            { name: 'book', minShareCount: 2, test: ofBooks },
            { name: 'map', minShareCount: 2, test: ofMap },
            { name: 'list', minShareCount: 2, test: ofOtherLists },
            { name: (id) => ofRooms.exec(id)?.[1] ?? null, minShareCount: 2, test: ofRooms },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: Object.fromEntries(
      ['/gw', '/v2', '/vgm-declarations', '/openapi.json', '/docs'].map((path) => [
        path,
        process.env['PLATFORM_URL'] ?? 'http://127.0.0.1:8080',
      ]),
    ),
  },
});
