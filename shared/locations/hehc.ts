import { createLocationLinks, groupDefaults, groupTerms } from './group'
import type { LocationConfig } from './location'

const domain = 'hibachiember-hc.example'

export const hehc = {
  ...groupTerms,
  code: 'HEHC',
  clientId: 2,
  name: 'Highland City',
  fullName: `${groupDefaults.brand} Highland City`,
  area: 'Lakeland',
  about: 'Serves Lakeland, from the lunch crowd downtown to the late table on Saturday.',
  domainStem: 'hibachiember-hc',
  domain,
  primaryColor: '#c92a2a',
  secondaryColor: '#ffc078',
  address: { street: '5120 Citrus Ridge Pkwy', city: 'Lakeland', state: 'FL', zipCode: '33805' },
  coordinates: { latitude: 28.0721, longitude: -81.961 },
  phone: '(863) 555-0162',
  email: `hello@${domain}`,
  delivery: {
    ...groupDefaults.delivery,
    zipCodes: ['33801', '33803', '33805', '33812', '33813', '33846'],
    zone: 'Highland City and Lakeland, within a 5 mile radius',
  },
  links: createLocationLinks(domain),
} as const satisfies LocationConfig
