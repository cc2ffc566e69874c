import type { Location } from '../locations/index'
import type { MenuSnapshot } from './menu-snapshot'
import {
  createJsonLdGraph,
  createMenuJsonLd,
  createRestaurantJsonLd,
  createRestaurantJsonLdWithSpecials,
  html,
  type Markup,
} from './html'
import { renderNoscriptAppPage, renderNoscriptHome, renderNoscriptMenu } from './noscript-page'
import type { PrerenderedPath, PublicPath } from './site-paths'

/** The data of a prerendered page. */
export type PageSite = {
  /** The location with its current settings and hours. */
  readonly location: Location
  readonly menu: MenuSnapshot
  /** Whether the owner has changed the hours or settings that the build knows. */
  readonly isChanged?: boolean
}

type PageContent = {
  readonly title: string
  readonly description: string
  readonly data: object
  readonly noscript: Markup
}

/** The name of each public page and what it shows. */
const publicPages: Readonly<Record<PublicPath, { readonly name: string; readonly shows: string }>> = {
  '/about': { name: 'About Us', shows: 'Who we are, and how we cook' },
  '/contact': { name: 'Contact', shows: 'Address, phone, opening hours and directions' },
  '/reviews': { name: 'Reviews', shows: 'What guests say' },
  '/allergens': { name: 'Allergens', shows: 'The declared allergens of each dish' },
  '/gift-cards': { name: 'Gift Cards', shows: 'Gift cards by e-mail, for any dish' },
  '/events/request': { name: 'Plan an Event', shows: 'Catering for your party, with a quote' },
  '/terms': { name: 'Terms', shows: 'The terms of ordering' },
  '/privacy': { name: 'Privacy', shows: 'Which data the site stores, and why' },
  '/accessibility': { name: 'Accessibility', shows: 'How the site can be used, and its known limits' },
}

/** Returns the title, description, structured data and noscript content of a page. */
export function getPageContent(path: PrerenderedPath | PublicPath, { location, menu }: PageSite): PageContent {
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
    default: {
      const { name, shows } = publicPages[path]
      return {
        title: `${name} | ${fullName}`,
        description: `${shows}: ${fullName} in ${address.city}, Florida.`,
        data: createJsonLdGraph(createRestaurantJsonLd(location)),
        // The styles that hide the text from browsers with scripts belong to prerendered pages.
        noscript: html`<noscript>${renderNoscriptAppPage(location, name)}</noscript>`,
      }
    }
  }
}
