import { readFileSync } from 'node:fs'
import type { Rolldown } from 'vite'
import { kitchenRoutes } from '#shared/kitchen/contract'
import type { Location } from '#shared/locations/index'
import { menuRoutes } from '#shared/menu/contract'
import { HERO_SIZES, formatSrcSet, getHeroPicture } from '#shared/menu/pictures/picture'
import type { PageParts } from '#shared/pages/document'
import { FIRST_SECTION_PLACEHOLDER } from '#shared/pages/first-section'
import { html, rawMarkup, type Markup } from '#shared/pages/html'
import type { PrerenderedPath } from '#shared/pages/site-paths'
import { inlineScripts } from '#shared/pages/page-head'
import { buildUrl } from '../../src/base/api/client'
import { boardTicketsQuery } from '../../src/features/kitchen/data/board-query'
import { accentCssVariables, createAccent, lightDark, palette } from '../../src/ui/theme/colors'

const renderStyle = (css: string): Markup => rawMarkup(`<style>${css}</style>`)

const readStyle = (name: string): string => readFileSync(new URL(`../styles/${name}.css`, import.meta.url), 'utf8')

/** The colours that a page needs before its script has run. */
const colours = {
  paper: palette.bg.canvas,
  ink: palette.fg.DEFAULT,
  'ink-muted': palette.fg.muted,
  line: palette.border.DEFAULT,
  notice: palette.warning.subtle,
  'notice-ink': palette.warning.fg,
} as const

const colourRules = `:root{color-scheme:light dark;${Object.entries(colours)
  .map(([name, pair]) => `--${name}:${lightDark(pair)}`)
  .join(';')}}`

const themeColour = (scheme: 'light' | 'dark') =>
  html`<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${palette.bg.canvas[scheme]}" />`

/** The application's own files, which every page loads. */
export type Entry = {
  /** URL of the entry script. */
  readonly script: string
  /** The rules of its stylesheet, which pages contain inline to save a request. */
  readonly rules: string
  /** URLs of the fonts that every page needs. */
  readonly fonts: readonly string[]
}

const renderEntry = ({ script, rules, fonts }: Entry, isPrerendered: boolean): Markup =>
  html`${fonts.map((url) => html`<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin="" />`)}
    ${themeColour('light')} ${themeColour('dark')} ${renderStyle(readStyle('boot'))} ${renderStyle(colourRules)}
    ${inlineScripts.map((text) => rawMarkup(`<script>${text}</script>`))}
    <script
      type="module"
      ${/* Pictures come first. */ isPrerendered && html`fetchpriority="low"`}
      crossorigin
      src="${script}"
    ></script>
    ${renderStyle(rules)}`

/** Returns the parts of the page that all paths without an own page share. */
export const buildAppParts = (entry: Entry): PageParts => ({
  head: renderEntry(entry, false).markup,
  root: ['<div id="root"></div>'],
})

/** Preloads the landing page's hero picture. */
function heroPreload({ code }: Location): Markup {
  const best = getHeroPicture(code)?.sources[0]
  if (!best) return html``
  return html`<link
    rel="preload"
    as="image"
    type="${best.type}"
    imagesrcset="${formatSrcSet(best.files)}"
    imagesizes="${HERO_SIZES}"
    fetchpriority="high"
  /> `
}

/** What the application renders of a page before any request. */
type InitialMarkup = {
  readonly styles: Markup
  readonly body: Markup
  /** File names of the on-demand chunks that hydrate the page. */
  readonly scripts: readonly string[]
}

const listMenuUrls = ({ code }: Pick<Location, 'code'>) => [
  buildUrl(menuRoutes.listMenuItems.path, { location: code }),
  menuRoutes.listCategories.path,
]

/** The URLs that each page requests first, so that an inline script can request them earlier. */
const firstRequests: Readonly<Record<PrerenderedPath, (location: Location) => readonly string[]>> = {
  // The landing page loads its dishes when they are near the viewport.
  '/': () => [],
  '/menu': listMenuUrls,
  '/checkout': listMenuUrls,
  '/kitchen': ({ code }) => [buildUrl(kitchenRoutes.listTickets.path, { location: code }, boardTicketsQuery)],
}

/** Renders the root element, which must contain nothing but the application. */
function renderRoot(path: PrerenderedPath, location: Location, { body, scripts }: InitialMarkup): string {
  const lists = { 'data-parts': scripts.map((name) => `/${name}`), 'data-requests': firstRequests[path](location) }
  const attributes = Object.entries(lists).map(([name, list]) => list.length > 0 && html` ${name}="${list.join(' ')}"`)
  const tag = html`id="root" data-picture="${path}"${attributes.filter((attribute) => attribute !== false)}`
  return `<div ${tag.markup}>${body.markup}</div>`
}

/** Returns the parts of a location's prerendered page. */
export function buildPageParts(
  entry: Entry,
  path: PrerenderedPath,
  location: Location,
  initialMarkup: InitialMarkup,
): PageParts {
  const accent = accentCssVariables(createAccent(location)).map(([name, value]) => `${name}:${value};`)
  const style = renderStyle(`:root{${accent.join('')}}${readStyle('prerendered')}`)
  return {
    head: html`${renderEntry(entry, true)} ${path === '/' && heroPreload(location)} ${style}${initialMarkup.styles}`
      .markup,
    root: renderRoot(path, location, initialMarkup).split(FIRST_SECTION_PLACEHOLDER),
  }
}

/** Finds the entry's files in the build and takes its stylesheet out, because pages contain it. */
export function takeEntry({ fileName, viteMetadata }: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): Entry {
  const sheets = [...(viteMetadata?.importedCss ?? [])]
  const rules = sheets.map((name) => {
    const sheet = bundle[name]
    if (sheet?.type !== 'asset') throw new Error(`The build has no ${name}`)
    delete bundle[name]
    viteMetadata?.importedCss.delete(name)
    return String(sheet.source)
  })
  if (rules.length === 0) throw new Error('The application has no stylesheet')
  const fonts = Object.keys(bundle).filter((name) => /(display|text)-face.*\.woff2$/.test(name))
  return { script: `/${fileName}`, rules: rules.join(''), fonts: fonts.map((name) => `/${name}`) }
}
