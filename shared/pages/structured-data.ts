import type { Location } from '../locations/index'
import type { Span } from '../locations/location'
import type { PrintedDish, PrintedSection, PrintedSpecial } from '../prerendered'
import { nameOf } from '../rules/hours'
import { mealtimeWords } from '../rules/mealtimes'

/** What other sites show of a page that is shared. */
export const SOCIAL_CARD = '/images/social-card.jpg'

export const siteAddress = ({ domain }: Pick<Location, 'domain'>, path = '/'): string => `https://${domain}${path}`

/** A day from midnight to midnight counts as closed. */
const CLOSED: Span = { opens: '00:00', closes: '00:00' }

/** The week's spans, each with the days that have it. */
function weekOf({ hours: { week } }: Location) {
  const groups = new Map<string, { dayOfWeek: string[]; span: Span }>()
  week.forEach((spans, weekday) => {
    for (const span of spans) {
      const key = `${span.opens}-${span.closes}`
      const group = groups.get(key) ?? { dayOfWeek: [], span }
      group.dayOfWeek.push(`https://schema.org/${nameOf(weekday)}`)
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
export const restaurantData = (location: Location) => ({
  '@type': 'Restaurant',
  '@id': `${siteAddress(location)}#restaurant`,
  name: location.fullName,
  url: siteAddress(location),
  image: siteAddress(location, SOCIAL_CARD),
  logo: siteAddress(location, '/icons/icon-512.png'),
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
  hasMenu: `${siteAddress(location, '/menu')}#menu`,
  potentialAction: { '@type': 'OrderAction', target: siteAddress(location, '/menu') },
})

const specialData = ({ dayOfWeek, mealtime, title, description, dish, price }: PrintedSpecial) => ({
  '@type': 'Offer',
  name: `${nameOf(dayOfWeek)}: ${title}`,
  description: mealtime ? `${description} ${mealtimeWords[mealtime]}.` : description,
  ...(price && { price, priceCurrency: 'USD' }),
  itemOffered: { '@type': 'MenuItem', name: dish },
})

/** The restaurant with what it offers on certain days of the week. */
export const restaurantWithSpecials = (location: Location, specials: readonly PrintedSpecial[]) => ({
  ...restaurantData(location),
  ...(specials.length > 0 && { makesOffer: specials.map(specialData) }),
})

/** A dish as search engines know one (schema.org/MenuItem). */
export const dishData = ({ name, description, price, nutrition, imageUrl }: PrintedDish, location: Location) => ({
  '@type': 'MenuItem',
  name,
  description,
  ...(imageUrl && { image: siteAddress(location, imageUrl) }),
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
export const menuData = (location: Location, sections: readonly PrintedSection[]) => ({
  '@type': 'Menu',
  '@id': `${siteAddress(location, '/menu')}#menu`,
  name: `Menu of ${location.fullName}`,
  url: siteAddress(location, '/menu'),
  inLanguage: 'en-US',
  hasMenuSection: sections.map(({ name, description, dishes }) => ({
    '@type': 'MenuSection',
    name,
    description,
    hasMenuItem: dishes.map((dish) => dishData(dish, location)),
  })),
})

export const graphOf = (...things: readonly object[]) => ({ '@context': 'https://schema.org', '@graph': things })
