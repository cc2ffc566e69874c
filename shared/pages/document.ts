import * as z from 'zod/mini'
import { toSiteFacts } from '../locations/facts'
import { formatModeOverrides } from '../locations/policy'
import { SOCIAL_CARD_PATH, getSiteUrl, html, rawMarkup, renderJsonLd, type Markup } from './html'
import { isListedPage, renderCrawlerFile, renderIndexTag } from './crawler-files'
import type { MenuSnapshot } from './menu-snapshot'
import { getPageContent, type PageSite } from './page-content'
import {
  LOCATION_PAGES_FOLDER,
  isCrawlerPath,
  isPrerenderedPath,
  prerenderedPaths,
  type PrerenderedPath,
  type PublicPath,
  type SitePath,
} from './site-paths'

/** What only the build knows of a page, as HTML. */
export const PageParts = z.object({
  /** Links, styles and scripts of the head. */
  head: z.string(),
  /**
   * The element that React hydrates, so it contains nothing but the application. It is split where
   * the head of the menu's first category belongs.
   */
  root: z.array(z.string()),
})
export type PageParts = z.infer<typeof PageParts>

/**
 * The parts of a location's prerendered pages, and under `app` those that its other pages share.
 * The build stores them next to the pages.
 */
export const LocationParts = z.record(z.enum([...prerenderedPaths, 'app']), PageParts)
export type LocationParts = z.infer<typeof LocationParts>

/** The file of the parts within a location's folder of the build. */
export const PARTS_FILE = 'parts.json'

/** The path of the parts in a site's bucket. */
export const LOCATION_PARTS_FILE = `${LOCATION_PAGES_FOLDER}/${PARTS_FILE}`

/** The file of the build with the parts of the page that all other paths share. */
export const APP_PARTS_FILE = 'app.json'

type Page = {
  /** The location's code; empty if it is unknown. */
  readonly location: string
  /** The facts and hours of the location, in JSON; empty for those of the build. */
  readonly facts?: string
  readonly title: string
  readonly description: string
  /** Elements of the head for search engines and other sites. */
  readonly tags: Markup
  /** What the root element shows of the menu until the application runs. */
  readonly firstSection: Markup
  /** The content for readers without scripts. */
  readonly noscript: Markup
  /** Structured data. */
  readonly data: Markup
}

const renderDocument = ({ head, root }: PageParts, page: Page): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="site-location" content="${page.location}" />
        <meta name="site-mode" content="${formatModeOverrides()}" />
        <meta name="site-facts" content="${page.facts ?? ''}" />
        <meta name="color-scheme" content="light dark" />
        <meta name="description" content="${page.description}" />
        <title>${page.title}</title>
        <link rel="icon" href="/ember.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        ${page.tags} ${rawMarkup(head)}
      </head>
      <body>
        <div id="failed" role="alert">
          This page could not start. Please load it again. If that doesn’t help, your browser is too old for ordering
          online: update it or use another one, or call us. <a href="/">Our start page</a> has the phone number.
        </div>
        ${rawMarkup(root.join(page.firstSection.markup))}${page.noscript}
        <div id="boot" role="status" aria-label="Loading"></div>
        ${page.data}
      </body>
    </html> `.markup

/** Renders the page of every path without an own page, for the location with this code. */
export const renderAppPage = (parts: PageParts, location: string): string =>
  renderDocument(parts, {
    location,
    title: 'Hibachi Ember',
    description:
      'Hibachi Ember: hibachi, sushi and teriyaki cooked to order. See the menu, order for pickup or delivery, and watch your order being made.',
    tags: renderIndexTag(false),
    firstSection: html``,
    noscript: html``,
    data: html`<noscript>Hibachi Ember needs JavaScript to show the menu and take your order.</noscript>`,
  })

/** Renders the head of the first category, which guests see until the menu has loaded. */
const renderFirstSection = ({ sections: [first] }: MenuSnapshot): Markup =>
  first
    ? html`<h2>${first.name}</h2>
        <p class="lead">${first.description}</p>`
    : html``

/** Renders a location's page with its current menu, hours and facts. */
function renderPage(parts: PageParts, path: PrerenderedPath | PublicPath, site: PageSite): string {
  const facts = toSiteFacts(site.location)
  // A deployment may open payments that are not in the location's file.
  const isChanged = site.isChanged || facts.payments !== (site.location.payments ?? 'none')
  const { title, description, data, noscript } = getPageContent(path, site)
  const url = getSiteUrl(site.location, path)
  return renderDocument(parts, {
    location: site.location.code,
    facts: isChanged ? JSON.stringify(facts) : '',
    title,
    description,
    tags: html`${renderIndexTag(isListedPage(path, site.location))}<link rel="canonical" href="${url}" />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Hibachi Ember" />
      <meta property="og:locale" content="en_US" />
      <meta property="og:title" content="${title}" />
      <meta property="og:description" content="${description}" />
      <meta property="og:url" content="${url}" />
      <meta property="og:image" content="${getSiteUrl(site.location, SOCIAL_CARD_PATH)}" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content="Flames over the flat iron, with steak, shrimp and a roll" />
      <meta name="twitter:card" content="summary_large_image" />`,
    firstSection: renderFirstSection(site.menu),
    noscript,
    data: renderJsonLd(data),
  })
}

/** Renders a location's file of a path with its current menu, hours and facts (decision 0041). */
export const renderSiteFile = (parts: LocationParts, path: SitePath, site: PageSite): string =>
  isCrawlerPath(path)
    ? renderCrawlerFile(path, site)
    : renderPage(parts[isPrerenderedPath(path) ? path : 'app'], path, site)
