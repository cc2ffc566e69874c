import { locations } from '../locations/index'
import { validateEventRequest, type RequestedEvent } from './event-request'

const [location] = locations
const live = { ...location, mode: 'live' as const }
const event = {
  date: '2026-03-20',
  time: '18:00',
  guests: 40,
  type: 'delivery',
  address: { street: '1 Gulf Dr', city: 'Hudson', state: 'FL', zipCode: '34667' },
  contact: { name: 'Dana', email: 'dana@example.com', phone: '(727) 555-0199' },
} as const satisfies RequestedEvent
const context = {
  location: live,
  rules: { leadHours: 48, perDay: 2, minGuests: 10 },
  now: new Date('2026-03-02T17:00:00Z'),
}
const errorsOf = (more: Partial<RequestedEvent>) =>
  validateEventRequest({ ...event, ...more }, context).map(({ path }) => path)

it('an event is delivered like an order: to a street, within the ZIP codes', () => {
  const at = (address: { readonly street?: string; readonly zipCode?: string }) =>
    errorsOf({ address: { ...event.address, ...address } })
  expect(at({})).toEqual([])
  expect(at({ street: 'P.O. Box 12' })).toEqual(['address.street'])
  expect(at({ zipCode: '33139' })).toEqual(['address.zipCode'])
  expect(errorsOf({ type: 'on-site', address: { ...event.address, zipCode: '33139' } })).toEqual([])
})

it.each(['dana@example.com,', '<dana@example.com>', 'dana@example.c0m'])('a quote can’t be sent to %j', (email) => {
  expect(errorsOf({ contact: { ...event.contact, email } })).toEqual(['contact.email'])
})
