import type { Location } from '../../locations/index'
import type { Hours } from '../../locations/location'
import type { MenuSnapshot, PrerenderedPath } from './menu-snapshot'
import {
  createJsonLdGraph,
  createMenuJsonLd,
  createRestaurantJsonLd,
  createRestaurantJsonLdWithSpecials,
  escapeHtml,
  html,
  renderJsonLd,
} from './html'
import type { Markup } from './html'
import { renderNoscriptAppPage, renderNoscriptHome, renderNoscriptMenu } from './noscript-page'

/** What a page is made of besides the application's own picture. */
export type PageSite = {
  readonly location: Location
  readonly menu: MenuSnapshot
  /** What the owner set; none where they are what the location opened with. */
  readonly hours?: Hours | undefined
}

type Told = {
  readonly title: string
  readonly description: string
  readonly data: object
  readonly plain: Markup
}

/** What a page says of itself to those who don't run its scripts. */
export function getPageContent(path: PrerenderedPath, { location: opened, menu, hours }: PageSite): Told {
  const location = hours ? { ...opened, hours } : opened
  const { fullName, area, address } = location
  switch (path) {
    case '/':
      return {
        title: `${fullName} | Hibachi, sushi and teriyaki to order`,
        description: `Hibachi, sushi and teriyaki cooked to order in ${address.city}, Florida, for ${area}. See the menu, order for pickup or delivery, and watch your order being made.`,
        data: createJsonLdGraph(createRestaurantJsonLdWithSpecials(location, menu.specials)),
        plain: renderNoscriptHome(location, menu),
      }
    case '/menu':
      return {
        title: `Menu | ${fullName}`,
        description: `The whole menu of ${fullName}: ${menu.sections.map(({ name }) => name.toLowerCase()).join(', ')}. With prices, for pickup, delivery and events.`,
        data: createJsonLdGraph(
          createRestaurantJsonLdWithSpecials(location, menu.specials),
          createMenuJsonLd(location, menu.sections),
        ),
        plain: renderNoscriptMenu(location, menu),
      }
    case '/checkout':
      return {
        title: `Checkout | ${fullName}`,
        description: `Send your order to ${fullName}: for pickup, delivery or an event, now or for a time that you choose.`,
        data: createJsonLdGraph(createRestaurantJsonLd(location)),
        plain: renderNoscriptAppPage(location, 'Checkout'),
      }
    case '/kitchen':
      return {
        title: `Kitchen | ${fullName}`,
        description: `The board of the kitchen of ${fullName}: every order that is to be made, the oldest first.`,
        data: createJsonLdGraph(createRestaurantJsonLd(location)),
        plain: renderNoscriptAppPage(location, 'Kitchen'),
      }
  }
}

/** Where a page says something: between two texts, of which the first is in the page once. */
type Place = readonly [from: string, to: string]

const PLAIN: Place = ['<div class="plain">', '<div id="boot"']
const DATA: Place = ['<script type="application/ld+json">', '</script>']
const metaPlace = (named: string): Place => [`<meta ${named} content="`, '"']

function put(page: string, [from, to]: Place, text: string): string {
  const start = page.lastIndexOf(from)
  const end = page.indexOf(to, start + from.length)
  if (start < 0 || end < 0) throw new Error(`The page has no ${from}`)
  return page.slice(0, start + from.length) + text + page.slice(end)
}

const inside = ({ markup }: Markup, [from]: Place): string => markup.slice(markup.indexOf(from) + from.length)

/** Places for a page's words, empty: they are filled by `printWords`. */
export const headPlaceholders = html`<meta property="og:description" content="" />`
export const jsonLdPlaceholder = renderJsonLd({})
export const noscriptPlaceholder = html`<div class="plain"></div>`

/**
 * A page that says what is so now: dishes, prices, specials and hours in words, in its data for
 * search engines, in its head. All else stays as it was built; a page that says it already comes
 * back the same (decision 0041).
 */
export function updatePageContent(page: string, path: PrerenderedPath, site: PageSite): string {
  const { description, data, plain } = getPageContent(path, site)
  const texts: readonly (readonly [Place, string])[] = [
    [metaPlace('name="site-hours"'), site.hours ? escapeHtml(JSON.stringify(site.hours)) : ''],
    [metaPlace('name="description"'), escapeHtml(description)],
    [metaPlace('property="og:description"'), escapeHtml(description)],
    [DATA, inside(renderJsonLd(data), DATA).slice(0, -DATA[1].length)],
    [PLAIN, `${inside(plain, PLAIN)}\n    `],
  ]
  return texts.reduce((printed, [place, text]) => put(printed, place, text), page)
}
