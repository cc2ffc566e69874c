import { getLocation } from '#shared/locations/index'
import { findChosenLocation } from './contact-page'

test.each([
  ['NewPortRichey', 'HENPR'],
  ['Highland City', 'HEHC'],
  ['highlandcity', 'HEHC'],
  [' Nokomis ', 'HENOK'],
  ['Atlantis', 'HENPR'],
  ['', 'HENPR'],
  [null, 'HENPR'],
])('the name "%s" selects %s', (name, code) => {
  expect(findChosenLocation(name, getLocation('HENPR')).code).toBe(code)
})
