import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import type { Plugin } from 'vite'
import { displayFace } from './frontend/build/display-face'
import { firstPaint, rulesInPage } from './frontend/build/first-paint'
import { firstScript } from './frontend/build/first-script'
import { prerender } from './frontend/build/prerender/plugin'
import { rooms } from './frontend/build/rooms'
import { serviceWorker } from './frontend/build/service-worker'
import { standIns } from './frontend/build/stand-ins'
import { menuOf } from './infra/catalogue/printed-menu'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const api = process.env['API_ORIGIN'] ?? 'http://localhost:8080'

/** Says after every build what the landing page loads before the first interaction. */
const printInitialSize = (): Plugin => ({
  name: 'print-initial-size',
  apply: 'build',
  writeBundle: () => firstScript(at('dist')).lines.forEach((line) => console.log(line)),
})

export default defineConfig({
  root: at('frontend'),
  plugins: [
    react(),
    firstPaint(),
    rulesInPage(),
    displayFace(at('node_modules/.cache/hibachi-ember')),
    prerender(menuOf),
    serviceWorker(),
    standIns(),
    printInitialSize(),
  ],
  resolve: { alias: rooms },
  build: {
    outDir: at('dist'),
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    // light-dark() as it is.
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    // Few pieces instead of many: small ones compress badly, and each costs a request. What the landing page needs at
    // first comes in one, what most pages share in another, and what the menu is made of, on any page, in a third.
    rolldownOptions: {
      // A feature's front door does nothing itself: whoever asks it for one thing gets no other.
      treeshake: { moduleSideEffects: [{ test: /src.features.[^/]+.index\.ts$/, sideEffects: false }] },
      output: {
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'], priority: 2 },
            {
              name: 'shared',
              test: /@tanstack|components.(box|button|flex|grid|heading|text)\b|base.(live|storage|theme.control)|shared.(live|rules)/,
              minShareCount: 5,
              priority: 1,
            },
            // What several pages have a little of: by itself each would be a request for a few hundred bytes.
            {
              name: 'common',
              test: /base.(api|cart.(bring-along|site-link)|codes|components.(page-frame|page-message|reduced|rolling|surface)|forms.use-one-press|group|location|offline|session.(current-orders|guest|sign-in|referral))|shared.(contract|codes|rules.(pricing|zip-codes))|dist.esm.components.(stack|visually)/,
              minShareCount: 2,
            },
            // What every page is framed by, once it asks the server.
            {
              name: 'frame',
              test: /base.loading.with-queries|offline.offline-notice|base.menu.(use-menu|view|last-change)|features.menu.(categor|components.(scroll-strip|use-overflow|category-strip\.css))/,
            },
            {
              name: 'kitchen',
              test: /features.kitchen.(?!practice|kitchen-display|display.(?!use-display))/,
              minShareCount: 2,
            },
            {
              name: 'menu',
              test: /features.(menu|cart|specials|group.group-lines|loyalty.api)|base.(menu|cart|diet)/,
              minShareCount: 2,
            },
            { name: 'forms', test: /esm.components.(field|native-select|input|textarea)\b/, minShareCount: 2 },
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
