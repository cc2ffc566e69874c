import { createLocationLinks, groupDefaults, groupTerms } from './group'
import type { LocationConfig } from './location'

const domain = 'hibachiember-npr.example'

export const henpr = {
  ...groupTerms,
  code: 'HENPR',
  clientId: 1,
  name: 'New Port Richey',
  fullName: `${groupDefaults.brand} New Port Richey`,
  area: 'Hudson and New Port Richey',
  about: 'The original. Here the first iron was lit, and here new dishes are tried.',
  domainStem: 'hibachiember-npr',
  domain,
  primaryColor: '#d9480f',
  secondaryColor: '#ffb454',
  address: { street: '14200 Lakeshore Grove Rd', city: 'Hudson', state: 'FL', zipCode: '34667' },
  coordinates: { latitude: 28.3644, longitude: -82.6934 },
  phone: '(727) 555-0134',
  email: `hello@${domain}`,
  delivery: {
    ...groupDefaults.delivery,
    zipCodes: ['34652', '34653', '34654', '34667', '34668', '34669'],
    zone: 'New Port Richey: from Ridge Road to State Road 52, between the Gulf and Little Road',
  },
  links: createLocationLinks(domain),
} as const satisfies LocationConfig
