import type { Location } from '../locations/index'
import type { Hours } from '../locations/location'
import type { MenuSnapshot, PrerenderedPath } from './menu-snapshot'
import {
  createJsonLdGraph,
  createMenuJsonLd,
  createRestaurantJsonLd,
  createRestaurantJsonLdWithSpecials,
  escapeHtml,
  html,
  renderJsonLd,
  type Markup,
} from './html'
import { FIRST_SECTION_MARKS } from './first-section'
import { renderNoscriptAppPage, renderNoscriptHome, renderNoscriptMenu } from './noscript-page'

/** The data of a prerendered page. */
export type PageSite = {
  readonly location: Location
  readonly menu: MenuSnapshot
  /** The opening hours that the owner has set; undefined for the initial ones. */
  readonly hours?: Hours | undefined
}

type PageContent = {
  readonly title: string
  readonly description: string
  readonly data: object
  readonly noscript: Markup
}

/** Returns the title, description, structured data and noscript content of a page. */
export function getPageContent(path: PrerenderedPath, { location: opened, menu, hours }: PageSite): PageContent {
  const location = hours ? { ...opened, hours } : opened
  const { fullName, area, address } = location
  switch (path) {
    case '/':
      return {
        title: `${fullName} | Hibachi, sushi and teriyaki to order`,
        description: `Hibachi, sushi and teriyaki cooked to order in ${address.city}, Florida, for ${area}. See the menu, order for pickup or delivery, and watch your order being made.`,
        data: createJsonLdGraph(createRestaurantJsonLdWithSpecials(location, menu.specials)),
        noscript: renderNoscriptHome(location, menu),
      }
    case '/menu':
      return {
        title: `Menu | ${fullName}`,
        description: `The whole menu of ${fullName}: ${menu.sections.map(({ name }) => name.toLowerCase()).join(', ')}. With prices, for pickup, delivery and events.`,
        data: createJsonLdGraph(
          createRestaurantJsonLdWithSpecials(location, menu.specials),
          createMenuJsonLd(location, menu.sections),
        ),
        noscript: renderNoscriptMenu(location, menu),
      }
    case '/checkout':
      return {
        title: `Checkout | ${fullName}`,
        description: `Send your order to ${fullName}: for pickup, delivery or an event, now or for a time that you choose.`,
        data: createJsonLdGraph(createRestaurantJsonLd(location)),
        noscript: renderNoscriptAppPage(location, 'Checkout'),
      }
    case '/kitchen':
      return {
        title: `Kitchen | ${fullName}`,
        description: `The board of the kitchen of ${fullName}: every order that is to be made, the oldest first.`,
        data: createJsonLdGraph(createRestaurantJsonLd(location)),
        noscript: renderNoscriptAppPage(location, 'Kitchen'),
      }
  }
}

/** A place in a page: between the last occurrence of `from` and the next `to`. */
type Place = readonly [from: string, to: string]

const PLAIN: Place = ['<div class="plain">', '<div id="boot"']
const DATA: Place = ['<script type="application/ld+json">', '</script>']
const metaPlace = (named: string): Place => [`<meta ${named} content="`, '"']

function replaceBetween(page: string, [from, to]: Place, text: string): string {
  const start = page.lastIndexOf(from)
  const end = page.indexOf(to, start + from.length)
  if (start < 0 || end < 0) throw new Error(`The page has no ${from}`)
  return page.slice(0, start + from.length) + text + page.slice(end)
}

const contentAfter = ({ markup }: Markup, [from]: Place): string => markup.slice(markup.indexOf(from) + from.length)

/** Empty placeholders that `updatePageContent` fills. */
export const headPlaceholders = html`<meta property="og:description" content="" />`
export const jsonLdPlaceholder = renderJsonLd({})
export const noscriptPlaceholder = html`<div class="plain"></div>`

/** Renders the head of the first category, which guests see until the menu has loaded. */
const renderFirstSection = ({ sections: [first] }: MenuSnapshot): string =>
  first
    ? html`<h2>${first.name}</h2>
        <p class="lead">${first.description}</p>`.markup
    : ''

/**
 * Updates the dishes, prices, specials and hours in a page's head, structured data and noscript
 * content, and the first category in the prerendered menu. The rest stays as built; an up-to-date
 * page is returned unchanged (decision 0041).
 */
export function updatePageContent(page: string, path: PrerenderedPath, site: PageSite): string {
  const { description, data, noscript } = getPageContent(path, site)
  const texts: (readonly [Place, string])[] = [
    [metaPlace('name="site-hours"'), site.hours ? escapeHtml(JSON.stringify(site.hours)) : ''],
    [metaPlace('name="description"'), escapeHtml(description)],
    [metaPlace('property="og:description"'), escapeHtml(description)],
    [DATA, contentAfter(renderJsonLd(data), DATA).slice(0, -DATA[1].length)],
    [PLAIN, `${contentAfter(noscript, PLAIN)}\n    `],
  ]
  if (page.includes(FIRST_SECTION_MARKS[0])) texts.push([FIRST_SECTION_MARKS, renderFirstSection(site.menu)])
  return texts.reduce((printed, [place, text]) => replaceBetween(printed, place, text), page)
}
