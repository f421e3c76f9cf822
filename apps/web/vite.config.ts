import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const outDir = fileURLToPath(new URL('../../.build/web', import.meta.url));

export default defineConfig({
  plugins: [react()],
  build: {
    outDir,
    emptyOutDir: true,
    target: 'es2022',
    // Data URLs would break the content security policy for fonts, and small files cost nothing over one connection.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    modulePreload: { polyfill: false },
  },
  server: {
    port: 5173,
    proxy: Object.fromEntries(
      ['/gw', '/openapi.json', '/docs'].map((path) => [path, process.env['PLATFORM_URL'] ?? 'http://127.0.0.1:8080']),
    ),
  },
});
