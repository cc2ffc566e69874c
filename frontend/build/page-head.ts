import type { Plugin } from 'vite'
import { inlineScripts, setPageMeta } from '#shared/pages/page-head'
import { lightDark, palette } from '../src/ui/theme/colors'

/**
 * Writes the mode and location of LOCATION_MODE and HOST_LOCATION into pages of the development
 * server.
 */
export const devLocation = (): Plugin => {
  const { LOCATION_MODE: mode = '', HOST_LOCATION: location = '' } = process.env
  return {
    name: 'dev-location',
    apply: 'serve',
    transformIndexHtml: (page) => setPageMeta(setPageMeta(page, 'site-mode', mode), 'site-location', location),
  }
}

/** The colours that a page needs before its script has run. */
const colours = {
  paper: palette.bg.canvas,
  ink: palette.fg.DEFAULT,
  'ink-muted': palette.fg.muted,
  line: palette.border.DEFAULT,
  notice: palette.warning.subtle,
  'notice-ink': palette.warning.fg,
} as const

const style = `:root{color-scheme:light dark;${Object.entries(colours)
  .map(([name, pair]) => `--${name}:${lightDark(pair)}`)
  .join(';')}}`

const themeColour = (scheme: 'light' | 'dark') => ({
  tag: 'meta',
  injectTo: 'head' as const,
  attrs: { name: 'theme-color', media: `(prefers-color-scheme: ${scheme})`, content: palette.bg.canvas[scheme] },
})

/** Adds the colours and inline scripts to every page's head that the first paint needs. */
export const pageHead = (): Plugin => ({
  name: 'first-paint',
  transformIndexHtml: {
    order: 'pre',
    handler: () => [
      themeColour('light'),
      themeColour('dark'),
      { tag: 'style', children: style, injectTo: 'head' },
      ...inlineScripts.map((children) => ({ tag: 'script', children, injectTo: 'head' as const })),
    ],
  },
})

const STYLESHEET_LINK = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/

/** Inlines the application's stylesheet, which saves a request before the first paint. */
export const inlineStylesheet = (): Plugin => ({
  name: 'rules-in-page',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(page, { bundle = {}, chunk }) {
      const [, name = ''] = STYLESHEET_LINK.exec(page) ?? []
      const sheet = bundle[name]
      if (sheet?.type !== 'asset') throw new Error('The built page has no stylesheet')
      delete bundle[name]
      chunk?.viteMetadata?.importedCss.delete(name)
      return page.replace(STYLESHEET_LINK, () => `<style>${String(sheet.source)}</style>`)
    },
  },
})
