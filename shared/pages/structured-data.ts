import type { Location } from '../locations/index'
import type { HoursSpan } from '../locations/location'
import type { MenuSnapshotDish, MenuSnapshotSection, MenuSnapshotSpecial } from '../prerendered'
import { getWeekdayName } from '../rules/hours'
import { daypartLabels } from '../rules/mealtimes'

/** What other sites show of a page that is shared. */
export const SOCIAL_CARD_PATH = '/images/social-card.jpg'

export const getSiteUrl = ({ domain }: Pick<Location, 'domain'>, path = '/'): string => `https://${domain}${path}`

/** A day from midnight to midnight counts as closed. */
const CLOSED: HoursSpan = { opens: '00:00', closes: '00:00' }

/** The week's spans, each with the days that have it. */
function weekOf({ hours: { week } }: Location) {
  const groups = new Map<string, { dayOfWeek: string[]; span: HoursSpan }>()
  week.forEach((spans, weekday) => {
    for (const span of spans) {
      const key = `${span.opens}-${span.closes}`
      const group = groups.get(key) ?? { dayOfWeek: [], span }
      group.dayOfWeek.push(`https://schema.org/${getWeekdayName(weekday)}`)
      groups.set(key, group)
    }
  })
  return [...groups.values()].map(({ dayOfWeek, span: { opens, closes } }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek,
    opens,
    closes,
  }))
}

const exceptionsOf = ({ hours: { exceptions } }: Location) =>
  Object.entries(exceptions)
    .sort(([one], [other]) => one.localeCompare(other))
    .flatMap(([date, { spans }]) =>
      (spans.length > 0 ? spans : [CLOSED]).map(({ opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        validFrom: date,
        validThrough: date,
        opens,
        closes,
      })),
    )

/** The restaurant as search engines know one (schema.org/Restaurant). */
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
  openingHoursSpecification: weekOf(location),
  specialOpeningHoursSpecification: exceptionsOf(location),
  hasMenu: `${getSiteUrl(location, '/menu')}#menu`,
  potentialAction: { '@type': 'OrderAction', target: getSiteUrl(location, '/menu') },
})

const specialData = ({ dayOfWeek, mealtime, title, description, dish, price }: MenuSnapshotSpecial) => ({
  '@type': 'Offer',
  name: `${getWeekdayName(dayOfWeek)}: ${title}`,
  description: mealtime ? `${description} ${daypartLabels[mealtime]}.` : description,
  ...(price && { price, priceCurrency: 'USD' }),
  itemOffered: { '@type': 'MenuItem', name: dish },
})

/** The restaurant with what it offers on certain days of the week. */
export const createRestaurantJsonLdWithSpecials = (location: Location, specials: readonly MenuSnapshotSpecial[]) => ({
  ...createRestaurantJsonLd(location),
  ...(specials.length > 0 && { makesOffer: specials.map(specialData) }),
})

/** A dish as search engines know one (schema.org/MenuItem). */
export const createMenuItemJsonLd = (
  { name, description, price, nutrition, imageUrl }: MenuSnapshotDish,
  location: Location,
) => ({
  '@type': 'MenuItem',
  name,
  description,
  ...(imageUrl && { image: getSiteUrl(location, imageUrl) }),
  ...(price && { offers: { '@type': 'Offer', price, priceCurrency: 'USD' } }),
  ...(nutrition && {
    nutrition: {
      '@type': 'NutritionInformation',
      calories: `${nutrition.calories} calories`,
      proteinContent: `${nutrition.proteinGrams} g`,
      carbohydrateContent: `${nutrition.carbohydrateGrams} g`,
      fatContent: `${nutrition.fatGrams} g`,
      sodiumContent: `${nutrition.sodiumMilligrams} mg`,
    },
  }),
})

/** The menu with its sections and dishes (schema.org/Menu). */
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

export const createJsonLdGraph = (...things: readonly object[]) => ({
  '@context': 'https://schema.org',
  '@graph': things,
})
