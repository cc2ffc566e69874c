import type { Plugin } from 'vite'
import { schemeScript } from '#shared/scheme'
import { either, palette } from '../src/app/theme/palette'

/** The few colours that a page needs before its script has run. */
const colours = {
  paper: palette.bg.canvas,
  ink: palette.fg.DEFAULT,
  'ink-muted': palette.fg.muted,
  line: palette.border.DEFAULT,
  notice: palette.warning.subtle,
  'notice-ink': palette.warning.fg,
} as const

const style = `:root{color-scheme:light dark;${Object.entries(colours)
  .map(([name, pair]) => `--${name}:${either(pair)}`)
  .join(';')}}`

const themeColour = (scheme: 'light' | 'dark') => ({
  tag: 'meta',
  injectTo: 'head' as const,
  attrs: { name: 'theme-color', media: `(prefers-color-scheme: ${scheme})`, content: palette.bg.canvas[scheme] },
})

/** Gives the page its scheme before anything is painted: the colours, and what the person chose. */
export const firstPaint = (): Plugin => ({
  name: 'first-paint',
  transformIndexHtml: {
    order: 'pre',
    handler: () => [
      themeColour('light'),
      themeColour('dark'),
      { tag: 'style', children: style, injectTo: 'head' },
      { tag: 'script', children: schemeScript, injectTo: 'head' },
    ],
  },
})
