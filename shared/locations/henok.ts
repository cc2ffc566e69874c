import { createLocationLinks, groupDefaults, groupTerms } from './group'
import type { LocationConfig } from './location'

const domain = 'hibachiember-nokomis.example'

export const henok = {
  ...groupTerms,
  code: 'HENOK',
  clientId: 3,
  name: 'Nokomis',
  fullName: `${groupDefaults.brand} Nokomis`,
  area: 'Venice and Sarasota',
  about: 'Serves Venice and Sarasota, ten minutes from the beach.',
  domainStem: 'hibachiember-nokomis',
  domain,
  primaryColor: '#e8590c',
  secondaryColor: '#ffd43b',
  address: { street: '880 Gulf Palm Trl', city: 'Nokomis', state: 'FL', zipCode: '34275' },
  coordinates: { latitude: 27.1192, longitude: -82.4443 },
  phone: '(941) 555-0187',
  email: `hello@${domain}`,
  delivery: {
    ...groupDefaults.delivery,
    zipCodes: ['34229', '34275', '34285', '34292', '34293'],
    zone: 'Nokomis, Venice and Osprey',
  },
  links: createLocationLinks(domain),
} as const satisfies LocationConfig
