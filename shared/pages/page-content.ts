import type { Location } from '../locations/index'
import type { MenuSnapshot, PrerenderedPath } from './menu-snapshot'
import {
  createJsonLdGraph,
  createMenuJsonLd,
  createRestaurantJsonLd,
  createRestaurantJsonLdWithSpecials,
  type Markup,
} from './html'
import { renderNoscriptAppPage, renderNoscriptHome, renderNoscriptMenu } from './noscript-page'

/** The data of a prerendered page. */
export type PageSite = {
  /** The location as it is, with its current hours. */
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

/** Returns the title, description, structured data and noscript content of a page. */
export function getPageContent(path: PrerenderedPath, { location, menu }: PageSite): PageContent {
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
