import { ADVISORY_REMINDER, markAdvisory } from '#shared/menu/dietary/advisory'
import { getLocation, locations, type Location } from '#shared/locations/index'
import { html, renderJsonLd, rawMarkup } from '#shared/pages/html'
import { renderSiteFile, type PageParts } from '#shared/pages/document'
import { FIRST_SECTION_PLACEHOLDER } from '#shared/pages/first-section'
import { prerenderedPaths, type PrerenderedPath } from '#shared/pages/site-paths'
import { createAccent } from '../../src/ui/theme/colors'
import { buildPageParts } from './page-parts'
import { getInitialMenu } from '#infra/catalogue/seed'

const entry = { script: '/assets/index-1a2b3c.js', rules: '.app{}', fonts: ['/assets/text-face.woff2'] }
const unrendered = { styles: html``, body: html``, scripts: [] }

const buildSite = (location: Location) => ({ location, menu: getInitialMenu(location) })

/** Parts that are the same for each page. */
const partsOf = (parts: PageParts) => ({
  '/': parts,
  '/menu': parts,
  '/checkout': parts,
  '/kitchen': parts,
  app: parts,
})

const buildPage = (
  path: PrerenderedPath,
  location: Location,
  markup: Parameters<typeof buildPageParts>[3] = unrendered,
) => renderSiteFile(partsOf(buildPageParts(entry, path, location, markup)), path, buildSite(location))

const parseJsonLd = (page: string) => {
  const { '@graph': graph } = JSON.parse(/<script type="application\/ld\+json">(.*)<\/script>/.exec(page)?.[1] ?? '{}')
  return graph
}

describe.each(locations.map((location) => [location.name, location] as const))(
  'the static pages of %s',
  (_, location) => {
    const home = buildPage('/', location)
    const menu = buildPage('/menu', location)

    it('have their own title, description, canonical URL and social card', () => {
      expect(home).toContain(`<title>${location.fullName} | Hibachi, sushi and teriyaki to order</title>`)
      expect(home).toContain(`<link rel="canonical" href="https://${location.domain}/" />`)
      expect(menu).toContain(`<link rel="canonical" href="https://${location.domain}/menu" />`)
      expect(menu).toContain(`<title>Menu | ${location.fullName}</title>`)
      for (const page of [home, menu]) {
        expect(page.match(/<meta name="description"/g)).toHaveLength(1)
        expect(page).toContain(`<meta name="site-location" content="${location.code}" />`)
        expect(page).toContain(
          `<meta property="og:image" content="https://${location.domain}/images/social-card.jpg" />`,
        )
      }
    })

    it('show the first category of the current menu until the application runs', () => {
      const application = { ...unrendered, body: rawMarkup(`<p>${FIRST_SECTION_PLACEHOLDER}</p>`) }
      const parts = partsOf(buildPageParts(entry, '/menu', location, application))
      const site = buildSite(location)
      const [first] = site.menu.sections
      const page = renderSiteFile(parts, '/menu', site)
      expect(page).toMatch(
        new RegExp(`<p><h2>${first?.name}</h2>\\s*<p class="lead">${first?.description}</p></p></div>`),
      )
      const sections = [{ id: 1, name: 'Starters & <co>', description: '', dishes: [] }]
      const changed = renderSiteFile(parts, '/menu', { ...site, menu: { ...site.menu, sections } })
      expect(changed).toContain('<p><h2>Starters &amp; &lt;co&gt;</h2>')
      const empty = renderSiteFile(parts, '/menu', { ...site, menu: { ...site.menu, sections: [] } })
      expect(empty).toContain('<p></p></div>')
    })

    it('describe the restaurant to search engines: address, coordinates, hours, holidays', () => {
      const [restaurant] = parseJsonLd(home)
      expect(restaurant).toMatchObject({
        '@type': 'Restaurant',
        name: location.fullName,
        telephone: location.phone,
        address: { streetAddress: location.address.street, postalCode: location.address.zipCode },
        geo: location.coordinates,
      })
      expect(restaurant.openingHoursSpecification).toContainEqual({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['https://schema.org/Friday', 'https://schema.org/Saturday'],
        opens: '10:30',
        closes: '22:30',
      })
      expect(restaurant.specialOpeningHoursSpecification).toContainEqual({
        '@type': 'OpeningHoursSpecification',
        validFrom: '2026-11-26',
        validThrough: '2026-11-26',
        opens: '00:00',
        closes: '00:00',
      })
    })

    it('list every dish for search engines, with its price at this location', () => {
      const [, { hasMenuSection }] = parseJsonLd(menu)
      const listed = hasMenuSection.flatMap((section: { hasMenuItem: object[] }) => section.hasMenuItem)
      const dishes = getInitialMenu(location).sections.flatMap((section) => section.dishes)
      expect(listed).toHaveLength(dishes.length)
      expect(listed).toContainEqual(
        expect.objectContaining({
          name: 'California Roll',
          offers: {
            '@type': 'Offer',
            price: dishes.find(({ name }) => name === 'California Roll')?.price,
            priceCurrency: 'USD',
          },
        }),
      )
    })

    it('tell search engines which dishes are raw', () => {
      const [, { hasMenuSection }] = parseJsonLd(menu)
      const described: { name: string; description: string }[] = hasMenuSection.flatMap(
        (section: { hasMenuItem: object[] }) => section.hasMenuItem,
      )
      const named = (name: string) => described.find((dish) => dish.name === name)?.description
      expect(named('Salmon Sashimi')).toContain(ADVISORY_REMINDER)
      expect(named('California Roll')).not.toContain(ADVISORY_REMINDER)
    })

    it('contain the prerendered application in the location’s colours', () => {
      const page = buildPage('/', location, {
        styles: rawMarkup('<style>.fire{}</style>'),
        body: html`<h1>Fire</h1>`,
        scripts: ['assets/fire.js'],
      })
      expect(page).toContain('<div id="root" data-picture="/" data-parts="/assets/fire.js"><h1>Fire</h1></div>')
      expect(page).toMatch(/<style>.fire{}<\/style>\s*<\/head>/)
      expect(page).toContain(`--ember-solid:${createAccent(location).solid};`)
    })

    it('prefetch exactly the URLs that the kitchen board requests', () => {
      const urls = /data-requests="([^"]*)"/.exec(buildPage('/kitchen', location))?.[1]
      expect(urls).toBe(`/api/kitchen/orders/${location.code}?finished=brief`)
    })

    it('contain the menu for visitors without scripts', () => {
      const plain = /<div class="plain">([\s\S]*)<div id="boot"/.exec(menu)?.[1] ?? ''
      for (const { name, dishes } of getInitialMenu(location).sections) {
        expect(plain).toContain(`>${html`${name}`.markup}</h2>`)
        for (const dish of dishes)
          expect(plain).toContain(html`<span>${markAdvisory(dish.name, dish.advisory)}</span>`.markup)
      }
      expect(plain).toContain('Market price')
      expect(plain).toContain('<span>Salmon Sashimi*</span>')
      expect(plain).toContain(`<p>${ADVISORY_REMINDER}</p>`)
      expect(home.replace(/\s+/g, ' ')).toMatch(/November 26, 2026<\/th> <td>Closed/)
    })
  },
)

test('the root element contains nothing but the prerendered application', () => {
  for (const path of prerenderedPaths) {
    const page = buildPage(path, getLocation('HENPR'))
    const noscriptHtml = /<div id="root"[^>]*><\/div>([\s\S]*)<div id="boot"/.exec(page)?.[1] ?? ''
    expect(noscriptHtml).toContain('<h1>')
    expect(noscriptHtml.match(/<div/g)).toHaveLength(noscriptHtml.match(/<\/div>/g)?.length ?? 0)
  }
})

describe('data in a page', () => {
  it('is escaped', () => {
    const evil = { ...getLocation('HENPR'), fullName: '"><script>alert(1)</script>$&', area: "<img src=x onerror='x'>" }
    const page = buildPage('/', evil)
    expect(page).not.toContain('<script>alert')
    expect(page).not.toContain('<img')
    expect(page).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;$&amp;')
    expect(parseJsonLd(page)[0].name).toBe(evil.fullName)
  })

  it('cannot close the JSON-LD script element', () => {
    expect(renderJsonLd({ name: '</script><!--' }).markup.match(/</g)).toHaveLength(2)
  })
})
