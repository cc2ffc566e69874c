import { locationOf } from '#shared/locations/index'
import { chosenLocation } from './chosen-location'

test.each([
  ['NewPortRichey', 'HENPR'],
  ['Highland City', 'HEHC'],
  ['highlandcity', 'HEHC'],
  [' Nokomis ', 'HENOK'],
  ['Atlantis', 'HENPR'],
  ['', 'HENPR'],
  [null, 'HENPR'],
])('%s is %s', (name, code) => {
  expect(chosenLocation(name, locationOf('HENPR')).code).toBe(code)
})
