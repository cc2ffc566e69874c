import type { Location } from '#shared/locations/index'
import { SOCIAL_CARD_PATH, getSiteUrl, html, rawMarkup, type Markup } from '#shared/pages/html'
import { accentCssVariables, createAccent } from '../../src/ui/theme/colors'
import { kitchenRoutes } from '#shared/kitchen/contract'
import { menuRoutes } from '#shared/menu/contract'
import {
  getPageContent,
  headPlaceholders,
  jsonLdPlaceholder,
  noscriptPlaceholder,
  updatePageContent,
  type PageSite,
} from '#shared/pages/page-content'
import type { PrerenderedPath } from '#shared/pages/menu-snapshot'
import { HERO_SIZES, formatSrcSet, getHeroPicture } from '#shared/menu/pictures/picture'
import { buildUrl } from '../../src/base/api/client'
import { boardTicketsQuery } from '../../src/features/kitchen/data/board-query'

/** The styles of the content without scripts, and of the page until the application has started. */
const renderNoScriptStyle = (location: Location): Markup =>
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
    /* The application can't start, so the page is for readers without scripts. */
    [data-failed] .plain {
      display: block;
    }
    [data-failed] [data-picture] {
      display: none;
    }
    /* Pages are prerendered for guests, so signed-in users don't see them. */
    [data-session] [data-picture] {
      display: none;
    }
    :root[data-session] #root[data-picture]:not(:empty) ~ #boot {
      display: grid;
    }
    /* Links work before the application has started, but controls don't. */
    [data-picture] :is(button, input, label) {
      pointer-events: none;
    }
    /* Hides what depends on the current time or on this device. */
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

const renderHead = (title: string, path: PrerenderedPath, location: Location, url: string) =>
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

/** Replaces the first match of a pattern. Throws an error if there is none. */
function replaceOnce(page: string, pattern: RegExp, text: string): string {
  if (!pattern.test(page)) throw new Error(`The built page has no ${pattern.source}`)
  return page.replace(pattern, () => text)
}

/** A prerendered page: the HTML that the application renders before any request. */
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
  '/kitchen': ({ code }) => [
    buildUrl(kitchenRoutes.listTickets.path, { location: code }, boardTicketsQuery),
    menuRoutes.listCategories.path,
  ],
}

/**
 * Renders the root element.
 * It must contain nothing but the application, because React hydrates it.
 */
function renderRoot(path: PrerenderedPath, location: Location, initialMarkup: InitialMarkup | undefined): Markup {
  if (!initialMarkup) return rawMarkup('<div id="root"></div>')
  const parts = initialMarkup.scripts.map((name) => `/${name}`)
  const lists = { 'data-parts': parts, 'data-answers': firstRequests[path](location) }
  const attributes = Object.entries(lists).map(([name, list]) => list.length > 0 && html` ${name}="${list.join(' ')}"`)
  const tag = html`id="root" data-picture="${path}"${attributes.filter((attribute) => attribute !== false)}`
  return rawMarkup(`<div ${tag.markup}>${initialMarkup.body.markup}</div>`)
}

/**
 * Builds a location's page from the built one: head, JSON-LD, content without scripts and
 * prerendered application.
 * @throws if the built page lacks a placeholder
 */
export function buildLocationPage(
  built: string,
  path: PrerenderedPath,
  site: PageSite,
  initialMarkup?: InitialMarkup,
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
      html`  ${renderHead(title, path, location, getSiteUrl(location, path))}${initialMarkup?.styles ?? false}</head>`,
    ],
    [/<div id="root"><\/div>/, html`${renderRoot(path, location, initialMarkup)}${noscriptPlaceholder}`],
    [/\s*<noscript>[^<]*<\/noscript>/, html``],
    [/<\/body>/, html`  ${jsonLdPlaceholder}\n  </body>`],
  ]
  const page = changes.reduce((page, [pattern, { markup }]) => replaceOnce(page, pattern, markup), built)
  const complete = updatePageContent(page, path, site)
  if (!initialMarkup) return complete
  // A prerendered page loads its pictures before the script.
  return replaceOnce(complete, /<script type="module"(?= )/, '<script type="module" fetchpriority="low"')
}
