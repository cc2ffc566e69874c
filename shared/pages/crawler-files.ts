import type { Location } from '../locations/index'
import { getPolicy } from '../locations/policy'
import { getDishPath, getSiteUrl, html } from './html'
import type { PageSite } from './page-content'
import { publicPaths, type CrawlerPath, type SitePath } from './site-paths'

/** Whether search engines may list a location's site: not while it is a test site. */
export const isListedSite = (location: Location): boolean => !getPolicy(location).showsTestBanner

/** Whether a page has content at a location, as its settings are. */
function exists(path: SitePath, location: Location): boolean {
  const { payments, takesEventRequests } = getPolicy(location)
  switch (path) {
    case '/gift-cards':
      return payments !== 'none'
    case '/events/request':
      return takesEventRequests
    default:
      return true
  }
}

/** Whether search engines may list a page: neither the checkout nor what is for staff. */
export const isListedPage = (path: SitePath, location: Location): boolean =>
  isListedSite(location) && path !== '/checkout' && path !== '/kitchen' && exists(path, location)

/** An element that excludes a page from search engines; empty for one that they may list. */
export const renderIndexTag = (isListed: boolean) =>
  html`${!isListed && html`<meta name="robots" content="noindex" />`}`

function renderSitemap({ location, menu }: PageSite): string {
  const pages = (['/', '/menu', ...publicPaths] as const).filter((path) => isListedPage(path, location))
  const dishes = isListedSite(location) ? menu.sections.flatMap((section) => section.dishes.map(getDishPath)) : []
  const urls = [...new Set<string>([...pages, ...dishes])].map((path) => getSiteUrl(location, path))
  return html`<?xml version="1.0" encoding="UTF-8"?>
    <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
      ${urls.map((url) => html`<url><loc>${url}</loc></url> `)}
    </urlset> `.markup
}

/**
 * Renders what search engines read first. A live site lists its pages and the dishes on its menu;
 * a test site lists nothing and asks them to stay away. Pages that are not to be listed say so
 * themselves, which a search engine reads only if it may load them.
 */
export function renderCrawlerFile(path: CrawlerPath, site: PageSite): string {
  if (path === '/sitemap.xml') return renderSitemap(site)
  return isListedSite(site.location)
    ? `User-agent: *\nDisallow:\n\nSitemap: ${getSiteUrl(site.location, '/sitemap.xml')}\n`
    : 'User-agent: *\nDisallow: /\n'
}
