import { henpr } from '#shared/locations/henpr'
import { getLatestLocation, updatedLocations, updateLocation } from './location-store'

it('draws a page again only for new values, whatever the order of their fields', () => {
  let drawn = 0
  updatedLocations.subscribe(() => (drawn += 1))
  const { zipCodes, zone, ...delivery } = henpr.delivery
  updateLocation(henpr, { name: henpr.name, delivery: { zone, zipCodes, ...delivery } })
  expect(drawn).toBe(0)
  updateLocation(henpr, { delivery: { zone, zipCodes, ...delivery, minutes: 50 } })
  expect([drawn, getLatestLocation(henpr).delivery.minutes]).toEqual([1, 50])
})
