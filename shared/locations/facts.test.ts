import { locationFactsShape } from '../kitchen/fact-shapes'
import { factInputs } from '../kitchen/fact-fields'
import { applyFacts, toGuestFacts, toLocationFacts, type LocationFacts } from './facts'
import { locations } from './index'
import type { LocationConfig } from './location'

/**
 * Where the owner changes a field of the configuration file, or `deployment` for what stays in it.
 */
type Place = 'settings' | 'hours' | 'taxes' | 'events' | 'deployment'

/** The type check fails for a new field that has no place. */
const placeOf: Readonly<Record<keyof LocationConfig, Place>> = {
  code: 'deployment',
  clientId: 'deployment',
  domainStem: 'deployment',
  domain: 'deployment',
  mode: 'deployment',
  timeZone: 'deployment',
  // The sender, and whether the keys of the payment provider exist.
  mail: 'deployment',
  payments: 'deployment',
  name: 'settings',
  fullName: 'settings',
  area: 'settings',
  about: 'settings',
  primaryColor: 'settings',
  secondaryColor: 'settings',
  address: 'settings',
  coordinates: 'settings',
  phone: 'settings',
  email: 'settings',
  reportTo: 'settings',
  alertsTo: 'settings',
  alerts: 'settings',
  takesOnlinePayments: 'settings',
  tipPercents: 'settings',
  serviceChargePercent: 'settings',
  quietAlarmMinutes: 'settings',
  delivery: 'settings',
  links: 'settings',
  hours: 'hours',
  taxes: 'taxes',
  events: 'events',
}

const link = { label: 'Maps', url: 'https://maps.example/ember' }
/** Differs from the configuration in each value. */
const changed: LocationFacts = {
  name: 'Pier',
  fullName: 'Ember at the Pier',
  area: 'the Pier',
  about: 'On the water.',
  primaryColor: '#000001',
  secondaryColor: '#000002',
  address: { street: '1 Pier', city: 'Tampa', state: 'GA', zipCode: '33601' },
  coordinates: { latitude: 1, longitude: 2 },
  phone: '(813) 555-0100',
  email: 'pier@ember.example',
  delivery: {
    fee: '3.49',
    freeFrom: null,
    minimum: '20.00',
    minutes: 60,
    zipMinutes: [{ zipCode: '33601', minutes: 75 }],
    zipCodes: ['33601'],
    zone: 'Tampa',
  },
  tipPercents: [10],
  serviceChargePercent: 20,
  takesOnlinePayments: false,
  links: { timesheet: link.url, reviews: [link], social: [link] },
  reportTo: 'owner@ember.example',
  alertsTo: ['owner@ember.example'],
  alerts: {
    'no-board': false,
    'orders-unanswered': false,
    'intake-paused': false,
    'no-orders': false,
    'printer-silent': false,
    'payments-failing': false,
    dispute: false,
    'ingredient-emptied': false,
    'bad-review': false,
  },
  quietAlarmMinutes: 60,
}

const [location] = locations
const fieldsAt = (place: Place) => Object.entries(placeOf).flatMap(([field, at]) => (at === place ? [field] : []))

/** Returns the paths of all values: `delivery.zone`. */
const listPaths = (value: unknown, path = ''): readonly string[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).flatMap(([key, child]) => listPaths(child, path === '' ? key : `${path}.${key}`))
    : [path]
const getAt = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((at, key) => (Object(at) === at ? Reflect.get(Object(at), key) : undefined), value)

it('each field of a configuration file is at the desk, or of the deployment', () => {
  for (const each of locations) expect(Object.keys(placeOf)).toEqual(expect.arrayContaining(Object.keys(each)))
  expect(fieldsAt('settings').sort()).toEqual(Object.keys(locationFactsShape).sort())
  expect(Object.keys(factInputs).sort()).toEqual(Object.keys(locationFactsShape).sort())
})

it('each value of these fields follows the settings', () => {
  const applied = applyFacts(location, changed)
  for (const field of fieldsAt('settings'))
    for (const path of listPaths(getAt(applied, field), field))
      expect([path, getAt(applied, path)]).not.toEqual([path, getAt(location, path)])
  for (const place of ['deployment', 'hours', 'taxes', 'events'] as const)
    for (const field of fieldsAt(place)) expect(getAt(applied, field)).toEqual(getAt(location, field))
  expect(toLocationFacts(applied)).toEqual(changed)
})

it('the first values are those of the file, and guests read no recipients', () => {
  expect(applyFacts(location, toLocationFacts(location))).toMatchObject(location)
  const facts = JSON.stringify(toGuestFacts(applyFacts(location, changed)))
  expect(facts).not.toContain('owner@')
})
