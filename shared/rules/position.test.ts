import { coarsePosition } from './position'

describe('a position', () => {
  it('is kept to three places, about 100 m', () => {
    expect(coarsePosition({ latitude: 28.36449, longitude: -82.69345 })).toEqual({
      latitude: 28.364,
      longitude: -82.693,
    })
  })

  it.each([{}, { latitude: 28 }, { latitude: null, longitude: -82 }])(
    'is none where half of it is missing: %j',
    (sent) => {
      expect(coarsePosition(sent)).toEqual({ latitude: null, longitude: null })
    },
  )
})
