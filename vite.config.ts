import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import type { Plugin } from 'vite'
import { siteFonts } from './frontend/build/site-fonts'
import { devPages } from './frontend/build/dev-pages'
import { measureInitialScript } from './frontend/build/initial-script-size'
import { prerender } from './frontend/build/prerender/prerender-plugin'
import { generateScopedName } from './frontend/build/css-modules'
import { themeSheet } from './frontend/build/theme-sheet'
import { aliases } from './frontend/build/aliases'
import { serviceWorker } from './frontend/build/service-worker'
import { getInitialMenu } from '#infra/catalogue/seed'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const api = process.env['API_ORIGIN'] ?? 'http://localhost:8080'

/** Says after every build what the landing page loads before the first interaction. */
const printInitialSize = (): Plugin => ({
  name: 'print-initial-size',
  apply: 'build',
  writeBundle: () => measureInitialScript(at('dist')).lines.forEach((line) => console.log(line)),
})

export default defineConfig({
  root: at('frontend'),
  plugins: [
    react(),
    themeSheet(),
    siteFonts(at('node_modules/.cache/hibachi-ember')),
    prerender(getInitialMenu),
    serviceWorker(),
    devPages(),
    printInitialSize(),
  ],
  resolve: { alias: aliases },
  css: { modules: { generateScopedName } },
  build: {
    outDir: at('dist'),
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    // light-dark() unchanged.
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    rolldownOptions: {
      // A feature's index only re-exports: importing one thing loads nothing else.
      treeshake: { moduleSideEffects: [{ test: /src.features.[^/]+.index\.ts$/, sideEffects: false }] },
      output: {
        // Few chunks instead of many: small ones compress badly, and each costs a request.
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'], priority: 3 },
            {
              name: 'data',
              test: /query-provider|@tanstack|node_modules.zod|contract\.ts|shared.platform.fields/,
              minShareCount: 10,
              priority: 2,
            },
            { name: 'base', test: /src.(base|ui)|shared.|chakra-ui/, minShareCount: 15, priority: 1 },
            { name: 'menu', test: /features.(menu.(?!dish)|cart)|base.(menu|cart)/, minShareCount: 2 },
            { name: 'kitchen', test: /features.kitchen.(?!intake|refunds)/, minShareCount: 2 },
          ],
        },
      },
    },
    modulePreload: false,
    chunkSizeWarningLimit: 600,
  },
  server: {
    host: '127.0.0.1',
    proxy: {
      '/pictures': { target: api, changeOrigin: false },
      '/dish/': { target: api, changeOrigin: false },
      '/api': { target: api, changeOrigin: false },
      '/ws': { target: api, ws: true },
    },
  },
})
