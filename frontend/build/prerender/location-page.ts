import type { Location } from '#shared/locations/index'
import { SOCIAL_CARD_PATH, getSiteUrl, html, rawMarkup } from '#shared/platform/pages/html'
import type { Markup } from '#shared/platform/pages/html'
import { accentCssVariables, createAccent } from '../../src/ui/theme/colors'
import { kitchenRoutes } from '#shared/kitchen/contract'
import { menuRoutes } from '#shared/menu/contract'
import {
  getPageContent,
  headPlaceholders,
  jsonLdPlaceholder,
  noscriptPlaceholder,
  updatePageContent,
} from '#shared/platform/pages/page-content'
import type { PageSite } from '#shared/platform/pages/page-content'
import type { PrerenderedPath } from '#shared/platform/pages/menu-snapshot'
import { HERO_SIZES, formatSrcSet, getHeroPicture } from '#shared/menu/pictures/picture'
import { buildUrl } from '../../src/base/api/client'
import { boardTicketsQuery } from '../../src/features/kitchen/data/board-query'

/**
 * For readers without scripts only: with them the words stay hidden until the application takes
 * their place.
 */
export const renderNoScriptStyle = (location: Location): Markup =>
  html`<style>
    :root {
      ${accentCssVariables(createAccent(location)).map(([name, value]) => rawMarkup(`${name}:${value};`))}
    }
    @media (scripting: enabled) {
      .plain {
        display: none;
      }
    }
    @media (scripting: none) {
      #boot,
      [data-picture] {
        display: none;
      }
    }
    /* The picture is a guest's. */
    [data-session] [data-picture] {
      display: none;
    }
    :root[data-session] #root[data-picture]:not(:empty) ~ #boot {
      display: grid;
    }
    /* Links work already; a button would only seem to. */
    [data-picture] :is(button, input, label) {
      pointer-events: none;
    }
    /* What depends on the hour or on this device is not known yet. */
    [data-picture] [data-now] {
      visibility: hidden;
    }
    .plain {
      color: var(--ink);
      font:
        1rem/1.6 system-ui,
        sans-serif;
      max-width: 60rem;
      margin: 0 auto;
      padding: 2rem 1.25rem 4rem;
    }
    .plain h1,
    .plain h2,
    .plain h3 {
      font-family: 'Fraunces Variable', Georgia, serif;
      line-height: 1.15;
      font-weight: 560;
    }
    .plain h1 {
      font-size: clamp(2rem, 6vw, 3.5rem);
      margin: 0.25em 0 0.4em;
    }
    .plain h2 {
      margin: 3rem 0 0.75rem;
      padding-bottom: 0.5rem;
      font-size: 1.6rem;
      border-bottom: 1px solid var(--line);
    }
    .plain h3 {
      font-size: 1.05rem;
      margin: 0;
      display: flex;
      gap: 1rem;
      justify-content: space-between;
    }
    .plain p {
      margin: 0.25rem 0 0;
      color: var(--ink-muted);
    }
    .plain a {
      color: var(--ember-text);
    }
    .plain ul {
      list-style: none;
      margin-top: 1.25rem;
      padding: 0;
      display: grid;
      gap: 1.25rem 2.5rem;
      grid-template-columns: repeat(auto-fit, minmax(17rem, 1fr));
    }
    .plain table {
      border-spacing: 0;
      margin-top: 1rem;
    }
    .plain th {
      font-weight: 400;
      text-align: left;
      padding-right: 2rem;
    }
    .plain .notice {
      padding: 0.6rem 1rem;
      background: var(--notice);
      color: var(--notice-ink);
      text-align: center;
    }
  </style>`

/** Asks for the landing page's first picture along with its script. */
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

const headOf = (title: string, path: PrerenderedPath, location: Location, url: string) =>
  html`<link rel="canonical" href="${url}" />
    <meta property="og:type" content="website" />
    <meta property="og:site_name" content="Hibachi Ember" />
    <meta property="og:locale" content="en_US" />
    <meta property="og:title" content="${title}" />
    ${headPlaceholders}
    <meta property="og:url" content="${url}" />
    <meta property="og:image" content="${getSiteUrl(location, SOCIAL_CARD_PATH)}" />
    <meta property="og:image:width" content="1200" />
    <meta property="og:image:height" content="630" />
    <meta property="og:image:alt" content="Flames over the flat iron, with steak, shrimp and a roll" />
    <meta name="twitter:card" content="summary_large_image" />
    ${path === '/' && heroPreload(location)} ${renderNoScriptStyle(location)} `

/** Puts a text in the one place where a pattern is found. */
function put(page: string, place: RegExp, text: string): string {
  if (!place.test(page)) throw new Error(`The built page has no ${place.source}`)
  return page.replace(place, () => text)
}

/** What the application draws of a page before it has asked anybody, and what it needs for that. */
export type InitialMarkup = {
  readonly styles: Markup
  readonly body: Markup
  /** The scripts that take it over, by file name, without the application's own. */
  readonly scripts: readonly string[]
}

const theMenu = ({ code }: Pick<Location, 'code'>) => [
  buildUrl(menuRoutes.listMenuItems.path, { location: code }),
  menuRoutes.listCategories.path,
]

/** What the application asks the server for as soon as it takes a page over. */
const answersFor: Readonly<Record<PrerenderedPath, (location: Location) => readonly string[]>> = {
  // Its dishes come when they are near.
  '/': () => [],
  '/menu': theMenu,
  '/checkout': theMenu,
  '/kitchen': ({ code }) => [
    buildUrl(kitchenRoutes.listTickets.path, { location: code }, boardTicketsQuery),
    menuRoutes.listCategories.path,
  ],
}

// Nothing but the picture may stand in it: the application takes over what it finds there.
function rootOf(path: PrerenderedPath, location: Location, picture: InitialMarkup | undefined): Markup {
  if (!picture) return rawMarkup('<div id="root"></div>')
  const parts = picture.scripts.map((name) => `/${name}`)
  const lists = { 'data-parts': parts, 'data-answers': answersFor[path](location) }
  const named = Object.entries(lists).map(([name, list]) => list.length > 0 && html` ${name}="${list.join(' ')}"`)
  const head = html`id="root" data-picture="${path}"${named.filter((list) => list !== false)}`
  return rawMarkup(`<div ${head.markup}>${picture.body.markup}</div>`)
}

/**
 * A location's own page made of the built one: its words in the head, its data, and what it says
 * without scripts.
 */
export function buildLocationPage(
  built: string,
  path: PrerenderedPath,
  site: PageSite,
  picture?: InitialMarkup,
): string {
  const { location } = site
  const { title } = getPageContent(path, site)
  const changes: readonly (readonly [RegExp, Markup])[] = [
    [
      /<meta name="site-location" content="[^"]*"\s*\/?>/,
      html`<meta name="site-location" content="${location.code}" />`,
    ],
    [/<meta\s+name="description"\s+content="[^"]*"\s*\/?>/, html`<meta name="description" content="" />`],
    [/<title>[^<]*<\/title>/, html`<title>${title}</title>`],
    [
      /<\/head>/,
      html`  ${headOf(title, path, location, getSiteUrl(location, path))}${picture?.styles ?? false}</head>`,
    ],
    [/<div id="root"><\/div>/, html`${rootOf(path, location, picture)}${noscriptPlaceholder}`],
    [/\s*<noscript>[^<]*<\/noscript>/, html``],
    [/<\/body>/, html`  ${jsonLdPlaceholder}\n  </body>`],
  ]
  const page = changes.reduce((page, [place, { markup }]) => put(page, place, markup), built)
  // What is seen at first comes before what takes it over.
  const printed = updatePageContent(page, path, site)
  return picture ? put(printed, /<script type="module"(?= )/, '<script type="module" fetchpriority="low"') : printed
}
