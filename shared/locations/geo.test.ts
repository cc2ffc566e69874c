import { hehc } from './hehc'
import { henok } from './henok'
import { henpr } from './henpr'
import { findNearerLocation, findNearestLocation, getDistanceMiles, roundCoordinates } from './geo'

const locations = [henpr, hehc, henok]
const orlando = { latitude: 28.5384, longitude: -81.3789 }
const miami = { latitude: 25.7617, longitude: -80.1918 }
const tampa = { latitude: 27.9506, longitude: -82.4572 }

describe('the distance in miles', () => {
  it.each([
    ['nowhere to nowhere', { latitude: 0, longitude: 0 }, { latitude: 0, longitude: 0 }, 0],
    ['a degree along the equator', { latitude: 0, longitude: 0 }, { latitude: 0, longitude: 1 }, 69.1],
    ['Orlando to Miami', orlando, miami, 205],
    ['pole to pole', { latitude: 90, longitude: 0 }, { latitude: -90, longitude: 0 }, 12437.6],
    ['across the date line', { latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 }, 69.1],
  ])('%s', (_name, one, other, miles) => {
    expect(getDistanceMiles(one, other)).toBeCloseTo(miles, miles > 200 ? -1 : 0)
    expect(getDistanceMiles(other, one)).toBeCloseTo(getDistanceMiles(one, other))
  })
})

it('finds the nearest location', () => {
  expect(findNearestLocation(orlando, locations)?.location.code).toBe('HEHC')
  expect(findNearestLocation(henok.coordinates, locations)).toEqual({ location: henok, miles: 0 })
  expect(findNearestLocation(orlando, [])).toBeUndefined()
})

describe('a nearer location is suggested', () => {
  it('if it is more than 15 miles away and at less than 60% of the distance to the current one', () => {
    expect(findNearerLocation(orlando, henpr, locations)?.location.code).toBe('HEHC')
    expect(findNearerLocation(miami, henpr, locations)).toBeNull()
  })

  it('but not if the current one is the nearest', () => {
    expect(findNearerLocation(orlando, hehc, locations)).toBeNull()
  })

  it('but not within 15 miles of the nearest one', () => {
    expect(
      findNearerLocation({ ...hehc.coordinates, latitude: hehc.coordinates.latitude + 0.1 }, henpr, locations),
    ).toBeNull()
  })

  it('but not if the current one is hardly further', () => {
    expect(findNearerLocation(tampa, hehc, locations)).toBeNull()
  })
})

describe('a position', () => {
  it('is rounded to three decimal places, about 100 m', () => {
    expect(roundCoordinates({ latitude: 28.36449, longitude: -82.69345 })).toEqual({
      latitude: 28.364,
      longitude: -82.693,
    })
  })

  it.each([{}, { latitude: 28 }, { latitude: null, longitude: -82 }])(
    'is none where half of it is missing: %j',
    (sent) => {
      expect(roundCoordinates(sent)).toEqual({ latitude: null, longitude: null })
    },
  )
})
