import fc from 'fast-check'
import { plus } from '#shared/rules/figures'
import type { Figures } from '#shared/rules/figures'
import { sumsOf } from './adding'
import type { Sums } from './adding'

const name = fc.constantFrom('orders', 'gross', 'hour/18', 'total/7', 'station/fry/4', 'dish/1/net', 'dish/2/quantity')
const days = fc.array(fc.dictionary(name, fc.integer({ min: -500, max: 500 })), { maxLength: 40 })

/** Each figure under its name again, without those that come to nothing. */
function named({ groups, dishes }: Sums): Figures {
  const figures = [...groups].flatMap(([group, each]) =>
    [...each].map(([last, figure]) => [group === '' ? last : `${group}/${last}`, figure] as const),
  )
  const ofDishes = [...dishes].flatMap(([id, sums]) =>
    Object.entries(sums).map(([column, figure]) => [`dish/${id}/${column}`, figure] as const),
  )
  return plus(Object.fromEntries([...figures, ...ofDishes]), {})
}

it('adds up days as their figures add up', () => {
  fc.assert(
    fc.property(days, (list) => {
      const total = (all: readonly Figures[]) => all.reduce<Figures>((sum, day) => plus(sum, day), {})
      expect(named(sumsOf(list))).toEqual(total(list))
    }),
  )
})
