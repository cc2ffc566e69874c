import { changesOf, draftOf } from './draft'
import { meet, settle } from './merge'
import { aDeskDish } from '../testing/a-desk-dish'

const dish = draftOf(aDeskDish())

describe('what is sent of a dish that was changed', () => {
  it('is only what was changed', () => {
    expect(changesOf(dish, dish)).toEqual({})
    expect(changesOf(dish, { ...dish, price: '19.5', spiceLevel: 2 })).toEqual({ price: '19.50', spiceLevel: 2 })
  })

  it('is nothing where the same was typed otherwise', () => {
    expect(changesOf(dish, { ...dish, price: ' $18.95 ', name: 'Hibachi Chicken ' })).toEqual({})
  })
})

describe('a dish that two people changed', () => {
  const theirs = { ...dish, price: '20.50', description: 'Grilled', spiceLevel: 3 }
  const mine = { ...dish, price: '19.95', isPopular: true, spiceLevel: 3 }

  it('is disputed only where both said otherwise', () => {
    const { disputes, taken } = meet(dish, mine, theirs)
    expect(disputes.map(({ field }) => field)).toEqual(['price'])
    expect(taken).toEqual(['description'])
  })

  it('loses nothing of either', () => {
    expect(settle(dish, mine, theirs, new Set())).toEqual({
      ...theirs,
      price: '19.95',
      isPopular: true,
    })
    expect(settle(dish, mine, theirs, new Set(['price']))).toEqual({ ...theirs, isPopular: true })
  })
})
