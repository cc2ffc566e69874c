import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getLocation, locations } from '#shared/locations/index'
import type { Location } from '#shared/locations/index'
import { html, renderJsonLd, rawMarkup } from '#shared/platform/pages/html'
import { prerenderedPaths } from '#shared/platform/pages/menu-snapshot'
import { createAccent } from '../../src/ui/theme/colors'
import { buildLocationPage } from './location-page'
import { getInitialMenu } from '#infra/catalogue/seed'

const built = readFileSync(join(__dirname, '../../index.html'), 'utf8')

const siteOf = (location: Location) => ({ location, menu: getInitialMenu(location) })

const dataOf = (page: string) => {
  const { '@graph': graph } = JSON.parse(/<script type="application\/ld\+json">(.*)<\/script>/.exec(page)?.[1] ?? '{}')
  return graph
}

describe.each(locations.map((location) => [location.name, location] as const))(
  'the static pages of %s',
  (_, location) => {
    const home = buildLocationPage(built, '/', siteOf(location))
    const menu = buildLocationPage(built, '/menu', siteOf(location))

    it('have title, description, canonical address and social card of their own', () => {
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

    it('tell search engines of the restaurant: address, place, week, holidays', () => {
      const [restaurant] = dataOf(home)
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

    it('tell search engines every dish, with its price here', () => {
      const [, { hasMenuSection }] = dataOf(menu)
      const told = hasMenuSection.flatMap((section: { hasMenuItem: object[] }) => section.hasMenuItem)
      const dishes = getInitialMenu(location).sections.flatMap((section) => section.dishes)
      expect(told).toHaveLength(dishes.length)
      expect(told).toContainEqual(
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

    it('show what the application will, with the colours of the place', () => {
      const drawn = buildLocationPage(built, '/', siteOf(location), {
        styles: rawMarkup('<style>.fire{}</style>'),
        body: html`<h1>Fire</h1>`,
        scripts: ['assets/fire.js'],
      })
      expect(drawn).toContain('<div id="root" data-picture="/" data-parts="/assets/fire.js"><h1>Fire</h1></div>')
      expect(drawn).toMatch(/<style>.fire{}<\/style>\s*<\/head>/)
      expect(drawn).toContain(`--ember-solid:${createAccent(location).solid};`)
    })

    it('ask ahead for what the board will ask for, to the letter', () => {
      const drawn = { styles: rawMarkup(''), body: html``, scripts: [] }
      const asked = /data-answers="([^"]*)"/.exec(buildLocationPage(built, '/kitchen', siteOf(location), drawn))?.[1]
      expect(asked?.split(' ')).toContain(`/api/kitchen/orders/${location.code}?finished=brief`)
    })

    it('can be read without scripts', () => {
      const plain = /<div class="plain">([\s\S]*)<div id="boot"/.exec(menu)?.[1] ?? ''
      for (const { name, dishes } of getInitialMenu(location).sections) {
        expect(plain).toContain(`>${html`${name}`.markup}</h2>`)
        for (const dish of dishes) expect(plain).toContain(html`<span>${dish.name}</span>`.markup)
      }
      expect(plain).toContain('Market price')
      expect(home.replace(/\s+/g, ' ')).toMatch(/November 26, 2026<\/th> <td>Closed/)
    })
  },
)

test('nothing but the picture stands in the root: the application takes over what it finds there', () => {
  for (const path of prerenderedPaths) {
    const page = buildLocationPage(built, path, siteOf(getLocation('HENPR')))
    const words = /<div id="root">\s*<\/div>([\s\S]*)<div id="boot"/.exec(page)?.[1] ?? ''
    expect(words).toContain('<h1>')
    expect(words.match(/<div/g)).toHaveLength(words.match(/<\/div>/g)?.length ?? 0)
  }
})

describe('what is put into a page', () => {
  it('cannot become markup', () => {
    const evil = { ...getLocation('HENPR'), fullName: '"><script>alert(1)</script>$&', area: "<img src=x onerror='x'>" }
    const page = buildLocationPage(built, '/', siteOf(evil))
    expect(page).not.toContain('<script>alert')
    expect(page).not.toContain('<img')
    expect(page).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;$&amp;')
    expect(dataOf(page)[0].name).toBe(evil.fullName)
  })

  it('cannot end the element of its data', () => {
    expect(renderJsonLd({ name: '</script><!--' }).markup.match(/</g)).toHaveLength(2)
  })
})

test('a page that lost its places is refused', () => {
  expect(() => buildLocationPage('<html></html>', '/', siteOf(getLocation('HENPR')))).toThrow('site-location')
})
