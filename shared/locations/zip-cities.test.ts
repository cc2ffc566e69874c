import { findCity } from './zip-cities'

it.each([
  ['34667', 'Hudson'],
  ['34653', 'New Port Richey'],
  ['33805', 'Lakeland'],
  ['34275', 'Nokomis'],
  ['34667-1234', 'Hudson'],
  ['34667 1234', 'Hudson'],
])('the city of %s is %s', (typed, city) => expect(findCity(typed)).toBe(city))

it.each(['10001', '346', ''])('the city of %p is not known', (typed) => expect(findCity(typed)).toBeUndefined())
