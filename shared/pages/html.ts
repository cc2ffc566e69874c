import type { Location } from '../locations/index'
import type { HoursSpan } from '../locations/location'
import { weekdays } from '../hours/opening-hours'
import { parseClockMinutes } from '../platform/time'
import type { MenuSnapshotDish, MenuSnapshotOffers, MenuSnapshotSection, MenuSnapshotSpecial } from './menu-snapshot'
import { getWeekdayName } from '../hours/hours'
import type { Advisory } from '../menu/contract'
import { ADVISORY_REMINDER } from '../menu/dietary/advisory'
import { daypartLabels } from '../specials/dayparts'

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** HTML that is already escaped. */
export type Markup = { readonly markup: string }

/** Marks a text as already escaped HTML. */
export const rawMarkup = (text: string): Markup => ({ markup: text })

type Part = string | number | Markup | readonly Markup[] | false

/** Escapes a text for use in elements and quoted attributes. */
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? character)

function textOf(part: Part): string {
  if (part === false) return ''
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part))
  return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('')
}

/** Tagged template that escapes its values for use in elements and quoted attributes. */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Markup => ({
  markup: texts.reduce((whole, text, index) => whole + textOf(parts[index - 1] ?? '') + text),
})

/** Renders structured data as a script element that its content can't close. */
export const renderJsonLd = (data: object): Markup => ({
  markup: `<script type="application/ld+json">${JSON.stringify(data).replace(/[<\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)}</script>`,
})

/** The picture that other sites show for a shared page. */
export const SOCIAL_CARD_PATH = '/images/social-card.jpg'

/** Returns the address of a path on a location's site. */
export const getSiteUrl = ({ domain }: Pick<Location, 'domain'>, path = '/'): string => `https://${domain}${path}`

/** Returns the path of a dish's own page. */
export const getDishPath = ({ code }: Pick<MenuSnapshotDish, 'code'>): string => `/dish/${encodeURIComponent(code)}`

/** Hours from midnight to midnight mean closed. */
const CLOSED: HoursSpan = { opens: '00:00', closes: '00:00' }

/** Returns the last minute of 24 hours that begin at a time. */
const minuteBefore = (clock: string): string => {
  const minutes = (parseClockMinutes(clock) + 24 * 60 - 1) % (24 * 60)
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

/**
 * Returns a span as schema.org writes it: a closing before the opening is on the next day, and 24
 * hours end with their last minute, because equal times would mean closed.
 */
function hoursData({ opens, closes }: HoursSpan): HoursSpan {
  const end = closes === '24:00' ? '00:00' : closes
  return { opens, closes: opens === end ? minuteBefore(opens) : end }
}

/** Returns the weekly hours, each span with its weekdays. */
function weeklyHoursData({ hours: { week } }: Location) {
  const groups = new Map<string, { dayOfWeek: string[]; span: HoursSpan }>()
  week.forEach((spans, weekday) => {
    for (const span of spans) {
      const key = `${span.opens}-${span.closes}`
      const group = groups.get(key) ?? { dayOfWeek: [], span }
      group.dayOfWeek.push(`https://schema.org/${getWeekdayName(weekday)}`)
      groups.set(key, group)
    }
  })
  return [...groups.values()].map(({ dayOfWeek, span }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek,
    ...hoursData(span),
  }))
}

const exceptionHoursData = ({ hours: { exceptions } }: Location) =>
  Object.entries(exceptions)
    .sort(([one], [other]) => one.localeCompare(other))
    .flatMap(([date, { spans }]) =>
      (spans.length > 0 ? spans.map(hoursData) : [CLOSED]).map((span) => ({
        '@type': 'OpeningHoursSpecification',
        validFrom: date,
        validThrough: date,
        ...span,
      })),
    )

/** Creates structured data of the restaurant (schema.org/Restaurant). */
export const createRestaurantJsonLd = (location: Location) => ({
  '@type': 'Restaurant',
  '@id': `${getSiteUrl(location)}#restaurant`,
  name: location.fullName,
  url: getSiteUrl(location),
  image: getSiteUrl(location, SOCIAL_CARD_PATH),
  logo: getSiteUrl(location, '/icons/icon-512.png'),
  telephone: location.phone,
  email: location.email,
  priceRange: '$$',
  currenciesAccepted: 'USD',
  servesCuisine: ['Japanese', 'Hibachi', 'Sushi', 'Teriyaki'],
  areaServed: location.area,
  address: {
    '@type': 'PostalAddress',
    streetAddress: location.address.street,
    addressLocality: location.address.city,
    addressRegion: location.address.state,
    postalCode: location.address.zipCode,
    addressCountry: 'US',
  },
  geo: { '@type': 'GeoCoordinates', ...location.coordinates },
  openingHoursSpecification: weeklyHoursData(location),
  specialOpeningHoursSpecification: exceptionHoursData(location),
  hasMenu: `${getSiteUrl(location, '/menu')}#menu`,
  potentialAction: { '@type': 'OrderAction', target: getSiteUrl(location, '/menu') },
})

const specialData = ({ dayOfWeek, mealtime, title, description, dish, advisory, price }: MenuSnapshotSpecial) => ({
  '@type': 'Offer',
  name: `${getWeekdayName(dayOfWeek)}: ${title}`,
  description: describeWithAdvisory(mealtime ? `${description} ${daypartLabels[mealtime]}.` : description, advisory),
  ...(price && { price, priceCurrency: 'USD' }),
  itemOffered: { '@type': 'MenuItem', name: dish },
})

/** Creates structured data of the restaurant with its weekly specials. */
export const createRestaurantJsonLdWithSpecials = (location: Location, specials: readonly MenuSnapshotSpecial[]) => ({
  ...createRestaurantJsonLd(location),
  ...(specials.length > 0 && { makesOffer: specials.map(specialData) }),
})

/** Adds the reminder to a description, because schema.org has no property for an advisory. */
const describeWithAdvisory = (description: string, advisory: Advisory | null): string =>
  advisory ? `${description} ${ADVISORY_REMINDER}`.trim() : description

type DaypartOffer = MenuSnapshotOffers['dayparts'][number]

/** Returns an offer in a daypart, whose hours are those of the place that offers it then. */
const daypartOfferData = ({ name, days, from, to, price }: DaypartOffer) => ({
  '@type': 'Offer',
  name,
  ...(price && { price, priceCurrency: 'USD' }),
  availableAtOrFrom: {
    '@type': 'Place',
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.map((day) => `https://schema.org/${getWeekdayName(weekdays.indexOf(day))}`),
      ...hoursData({ opens: from, closes: to }),
    },
  },
})

/** Returns what a dish costs, and where that depends on dayparts, in each of them. */
function offersData({ price, offers }: MenuSnapshotDish) {
  const regular = price ? [{ '@type': 'Offer', price, priceCurrency: 'USD' }] : []
  if (!offers) return regular.length > 0 ? { offers: regular[0] } : {}
  return { offers: [...(offers.isLimited ? [] : regular), ...offers.dayparts.map(daypartOfferData)] }
}

/** Creates structured data of a dish (schema.org/MenuItem). */
export const createMenuItemJsonLd = (dish: MenuSnapshotDish, location: Location) => ({
  '@type': 'MenuItem',
  name: dish.name,
  description: describeWithAdvisory(dish.description, dish.advisory),
  ...(dish.imageUrl && { image: getSiteUrl(location, dish.imageUrl) }),
  ...offersData(dish),
  ...(dish.nutrition && {
    nutrition: {
      '@type': 'NutritionInformation',
      calories: `${dish.nutrition.calories} calories`,
      proteinContent: `${dish.nutrition.proteinGrams} g`,
      carbohydrateContent: `${dish.nutrition.carbohydrateGrams} g`,
      fatContent: `${dish.nutrition.fatGrams} g`,
      sodiumContent: `${dish.nutrition.sodiumMilligrams} mg`,
    },
  }),
})

/** Creates structured data of the menu (schema.org/Menu). */
export const createMenuJsonLd = (location: Location, sections: readonly MenuSnapshotSection[]) => ({
  '@type': 'Menu',
  '@id': `${getSiteUrl(location, '/menu')}#menu`,
  name: `Menu of ${location.fullName}`,
  url: getSiteUrl(location, '/menu'),
  inLanguage: 'en-US',
  hasMenuSection: sections.map(({ name, description, dishes }) => ({
    '@type': 'MenuSection',
    name,
    description,
    hasMenuItem: dishes.map((dish) => createMenuItemJsonLd(dish, location)),
  })),
})

/** Combines structured data into one JSON-LD document. */
export const createJsonLdGraph = (...things: readonly object[]) => ({
  '@context': 'https://schema.org',
  '@graph': things,
})
