/** The pages that are prerendered for each location at build time. */
export const prerenderedPaths = ['/', '/menu', '/checkout', '/kitchen'] as const

export type PrerenderedPath = (typeof prerenderedPaths)[number]

/** Pages for everybody that the application renders; their files have an own head only. */
export const publicPaths = [
  '/about',
  '/contact',
  '/reviews',
  '/allergens',
  '/gift-cards',
  '/events/request',
  '/terms',
  '/privacy',
  '/accessibility',
] as const

export type PublicPath = (typeof publicPaths)[number]

/** What search engines read first (docs/product/pages.md#search-engines). */
const crawlerPaths = ['/robots.txt', '/sitemap.xml'] as const

export type CrawlerPath = (typeof crawlerPaths)[number]

/** The paths of which each location has its own file; all others share one page. */
export const sitePaths = [...prerenderedPaths, ...publicPaths, ...crawlerPaths] as const

export type SitePath = (typeof sitePaths)[number]

/** Whether a location has its own file of a path. */
export const isSitePath = (path: string): path is SitePath => sitePaths.some((each) => each === path)

export const isPrerenderedPath = (path: SitePath): path is PrerenderedPath =>
  prerenderedPaths.some((each) => each === path)

export const isCrawlerPath = (path: SitePath): path is CrawlerPath => crawlerPaths.some((each) => each === path)

/** Returns a path's file within its location's folder: `/menu` becomes `menu/index.html`. */
export const getSiteFile = (path: SitePath): string =>
  (isCrawlerPath(path) ? path : `${path}/index.html`).replace(/^\/+/, '')

/** The folder of a location's files in its site's bucket. */
export const LOCATION_PAGES_FOLDER = 'pages'

/** Returns the path of a file in its site's bucket: `/menu` becomes `pages/menu/index.html`. */
export const getLocationPageFile = (path: SitePath): string => `${LOCATION_PAGES_FOLDER}/${getSiteFile(path)}`

/** Returns the media type of a path's file. */
export function getSiteFileType(path: SitePath): string {
  switch (path) {
    case '/robots.txt':
      return 'text/plain; charset=utf-8'
    case '/sitemap.xml':
      return 'application/xml; charset=utf-8'
    default:
      return 'text/html; charset=utf-8'
  }
}
