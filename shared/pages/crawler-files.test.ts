import { createMenuSnapshot } from './menu-snapshot'
import { getInitialMenu } from '#infra/catalogue/seed'
import { getLocation } from '../locations/index'
import { overrideModes } from '../locations/policy'
import { renderAppPage, renderSiteFile } from './document'
import { renderDishPage, renderMissingDishPage } from './dish-page'
import { isCrawlerPath, sitePaths, type SitePath } from './site-paths'

const location = getLocation('HENOK')
const page = { head: '', root: ['<div id="root"></div>'] }
const parts = { '/': page, '/menu': page, '/checkout': page, '/kitchen': page, app: page }
const menu = getInitialMenu(location)
const [dish] = menu.sections.flatMap(({ dishes }) => dishes)
if (!dish) throw new Error('The menu has no dish')

const render = (path: SitePath, site = { location, menu }) => renderSiteFile(parts, path, site)
const listed = (site = { location, menu }) =>
  [...render('/sitemap.xml', site).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url)
const isExcluded = (html: string) => html.includes('<meta name="robots" content="noindex" />')
const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)" \/>/.exec(html)?.[1]
const dishPage = () => renderDishPage(location, { ...dish, isAvailable: true })

afterEach(() => overrideModes())

describe('a live site', () => {
  beforeEach(() => overrideModes('live'))

  it('invites search engines to the pages of its own host', () => {
    expect(render('/robots.txt')).toBe(`User-agent: *\nDisallow:\n\nSitemap: https://${location.domain}/sitemap.xml\n`)
    expect(render('/sitemap.xml')).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\s+<urlset xmlns="http:/)
    const urls = listed()
    expect(urls.slice(0, 3)).toEqual(['', 'menu', 'about'].map((path) => `https://${location.domain}/${path}`))
    expect(new Set(urls).size).toBe(urls.length)
    expect(urls.join('\n')).not.toMatch(/checkout|kitchen|desk|robots/)
  })

  it('lists a page exactly if the page is its own canonical one and may be listed', () => {
    const pages = sitePaths.filter((path) => !isCrawlerPath(path)).map((path) => render(path))
    const own = [...pages, dishPage()].filter((html) => !isExcluded(html)).map(canonicalOf)
    expect(listed()).toEqual(expect.arrayContaining(own))
    expect(listed().filter((url) => !url?.includes('/dish/'))).toHaveLength(own.length - 1)
  })

  it('lists the dishes on its menu, and no other', () => {
    const menuOfOne = createMenuSnapshot({ categories: [], dishes: [], specials: [] })
    const sections = [{ id: 1, name: 'Rolls', description: '', dishes: [{ ...dish, code: 'S&1 <a>' }] }]
    const dishesOf = (site: Parameters<typeof listed>[0]) => listed(site).filter((url) => url?.includes('/dish/'))
    expect(dishesOf({ location, menu: { ...menuOfOne, sections } })).toEqual([
      `https://${location.domain}/dish/S%261%20%3Ca%3E`,
    ])
    expect(dishesOf({ location, menu: menuOfOne })).toEqual([])
    expect(isExcluded(renderMissingDishPage(location))).toBe(true)
  })

  it('lists gift cards only where they are sold', () => {
    const selling = { ...location, payments: 'stripe' as const }
    expect(listed().join()).not.toContain('/gift-cards')
    expect(isExcluded(render('/gift-cards'))).toBe(true)
    expect(listed({ location: selling, menu }).join()).toContain('/gift-cards')
    expect(isExcluded(render('/gift-cards', { location: selling, menu }))).toBe(false)
  })

  it('excludes checkout, board and every page without an address of its own', () => {
    for (const html of [render('/checkout'), render('/kitchen'), renderAppPage(page, location.code)])
      expect(isExcluded(html)).toBe(true)
  })

  it('names each public page after what it is and where', () => {
    expect(render('/terms')).toContain(`<title>Terms | ${location.fullName}</title>`)
    expect(render('/terms')).toContain(`<noscript><div class="plain">`)
  })
})

it('a test site asks search engines to stay away, on every page', () => {
  expect(render('/robots.txt')).toBe('User-agent: *\nDisallow: /\n')
  expect(listed()).toEqual([])
  const pages = sitePaths.filter((path) => !isCrawlerPath(path)).map((path) => render(path))
  for (const html of [...pages, dishPage(), renderAppPage(page, location.code)]) expect(isExcluded(html)).toBe(true)
})
