import { roundCoordinates } from './position'

describe('a position', () => {
  it('is kept to three places, about 100 m', () => {
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
