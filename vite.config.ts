import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import type { Plugin } from 'vite'
import { chunkGroups } from './frontend/build/chunk-groups'
import { siteFonts } from './frontend/build/site-fonts'
import { devPages } from './frontend/build/dev-pages'
import { listInitialScripts } from './frontend/build/initial-script-size'
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
  writeBundle: () => listInitialScripts(at('dist')).forEach((line) => console.log(line)),
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
        codeSplitting: { groups: chunkGroups },
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
