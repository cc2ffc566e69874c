import { kitchen } from '#shared/contract/kitchen'
import { menu } from '#shared/contract/menu'
import type { Location } from '#shared/locations/index'
import type { PrerenderedPath } from '#shared/prerendered'
import { HERO_SIZES, heroOf, srcSetOf } from '#shared/rules/picture'
import { addressOf } from '../../src/base/api/call'
import { html, jsonLd, markup } from './html'
import type { Markup } from './html'
import { plainHome, plainMenu, plainStyle, plainWork } from './plain-page'
import type { PrintedSection } from '#shared/prerendered'
import { graphOf, menuData, restaurantData, siteAddress, SOCIAL_CARD } from './structured-data'

/** What a page is made of besides the application's own picture. */
export type Site = { readonly location: Location; readonly sections: readonly PrintedSection[] }

type Told = {
  readonly title: string
  readonly description: string
  readonly data: object
  readonly plain: Markup
}

/** What a page says of itself to those who don't run its scripts. */
function told(path: PrerenderedPath, { location, sections }: Site): Told {
  const { fullName, area, address } = location
  switch (path) {
    case '/':
      return {
        title: `${fullName} | Hibachi, sushi and teriyaki to order`,
        description: `Hibachi, sushi and teriyaki cooked to order in ${address.city}, Florida, for ${area}. See the menu, order for pickup or delivery, and watch your order being made.`,
        data: graphOf(restaurantData(location)),
        plain: plainHome(location, sections),
      }
    case '/menu':
      return {
        title: `Menu | ${fullName}`,
        description: `The whole menu of ${fullName}: ${sections.map(({ name }) => name.toLowerCase()).join(', ')}. With prices, for pickup, delivery and events.`,
        data: graphOf(restaurantData(location), menuData(location, sections)),
        plain: plainMenu(location, sections),
      }
    case '/checkout':
      return {
        title: `Checkout | ${fullName}`,
        description: `Send your order to ${fullName}: for pickup, delivery or an event, now or for a time that you choose.`,
        data: graphOf(restaurantData(location)),
        plain: plainWork(location, 'Checkout'),
      }
    case '/kitchen':
      return {
        title: `Kitchen | ${fullName}`,
        description: `The board of the kitchen of ${fullName}: every order that is to be made, the oldest first.`,
        data: graphOf(restaurantData(location)),
        plain: plainWork(location, 'Kitchen'),
      }
  }
}

/** Asks for the landing page's first picture along with its script. */
function heroPreload({ code }: Location): Markup {
  const best = heroOf(code)?.sources[0]
  if (!best) return html``
  return html`<link
    rel="preload"
    as="image"
    type="${best.type}"
    imagesrcset="${srcSetOf(best.files)}"
    imagesizes="${HERO_SIZES}"
    fetchpriority="high"
  /> `
}

const headOf = ({ title, description }: Told, path: PrerenderedPath, location: Location, url: string) =>
  html`<link rel="canonical" href="${url}" />
    <meta property="og:type" content="website" />
    <meta property="og:site_name" content="Hibachi Ember" />
    <meta property="og:locale" content="en_US" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${description}" />
    <meta property="og:url" content="${url}" />
    <meta property="og:image" content="${siteAddress(location, SOCIAL_CARD)}" />
    <meta property="og:image:width" content="1200" />
    <meta property="og:image:height" content="630" />
    <meta property="og:image:alt" content="Flames over the flat iron, with steak, shrimp and a roll" />
    <meta name="twitter:card" content="summary_large_image" />
    ${path === '/' && heroPreload(location)} ${plainStyle(location)} `

/** Puts a text in the one place where a pattern is found. */
function put(page: string, place: RegExp, text: string): string {
  if (!place.test(page)) throw new Error(`The built page has no ${place.source}`)
  return page.replace(place, () => text)
}

/** What the application draws of a page before it has asked anybody, and what it needs for that. */
export type FirstPicture = {
  readonly styles: Markup
  readonly body: Markup
  /** The scripts that take it over, by file name, without the application's own. */
  readonly scripts: readonly string[]
}

const theMenu = ({ code }: Pick<Location, 'code'>) => [
  addressOf(menu.items.path, { location: code }),
  menu.categories.path,
]

/** What the application asks the server for as soon as it takes a page over. */
const answersFor: Readonly<Record<PrerenderedPath, (location: Location) => readonly string[]>> = {
  // Its dishes come when they are near.
  '/': () => [],
  '/menu': theMenu,
  '/checkout': theMenu,
  '/kitchen': ({ code }) => [addressOf(kitchen.orders.path, { location: code }), ...theMenu({ code })],
}

// Nothing but the picture may stand in it: the application takes over what it finds there.
function rootOf(path: PrerenderedPath, location: Location, picture: FirstPicture | undefined): Markup {
  if (!picture) return markup('<div id="root"></div>')
  const parts = picture.scripts.map((name) => `/${name}`)
  const lists = { 'data-parts': parts, 'data-answers': answersFor[path](location) }
  const named = Object.entries(lists).map(([name, list]) => list.length > 0 && html` ${name}="${list.join(' ')}"`)
  const head = html`id="root" data-picture="${path}"${named.filter((list) => list !== false)}`
  return markup(`<div ${head.markup}>${picture.body.markup}</div>`)
}

/** A location's own page made of the built one: its words in the head, its data, and what it says without scripts. */
export function pageFor(built: string, path: PrerenderedPath, site: Site, picture?: FirstPicture): string {
  const words = told(path, site)
  const { location } = site
  const { title, description, data, plain } = words
  const changes: readonly (readonly [RegExp, Markup])[] = [
    [
      /<meta name="site-location" content="[^"]*"\s*\/?>/,
      html`<meta name="site-location" content="${location.code}" />`,
    ],
    [/<meta\s+name="description"\s+content="[^"]*"\s*\/?>/, html`<meta name="description" content="${description}" />`],
    [/<title>[^<]*<\/title>/, html`<title>${title}</title>`],
    [
      /<\/head>/,
      html`  ${headOf(words, path, location, siteAddress(location, path))}${picture?.styles ?? false}</head>`,
    ],
    [/<div id="root"><\/div>/, html`${rootOf(path, location, picture)}${plain}`],
    [/\s*<noscript>[^<]*<\/noscript>/, html``],
    [/<\/body>/, html`  ${jsonLd(data)}\n  </body>`],
  ]
  const page = changes.reduce((page, [place, { markup }]) => put(page, place, markup), built)
  // What is seen at first comes before what takes it over.
  return picture ? put(page, /<script type="module"(?= )/, '<script type="module" fetchpriority="low"') : page
}
