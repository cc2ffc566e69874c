import fc from 'fast-check'
import { addFigures, type FigureTotals } from '#shared/numbers/figures'
import { sumFigures, type Sums } from './sums'

const name = fc.constantFrom('orders', 'gross', 'hour/18', 'total/7', 'station/fry/4', 'dish/1/net', 'dish/2/quantity')
const days = fc.array(fc.dictionary(name, fc.integer({ min: -500, max: 500 })), { maxLength: 40 })

/** Each figure under its name again, without those that come to nothing. */
function named({ groups, dishes }: Sums): FigureTotals {
  const figures = [...groups].flatMap(([group, each]) =>
    [...each].map(([last, figure]) => [group === '' ? last : `${group}/${last}`, figure] as const),
  )
  const ofDishes = [...dishes].flatMap(([id, sums]) =>
    Object.entries(sums).map(([column, figure]) => [`dish/${id}/${column}`, figure] as const),
  )
  return addFigures(Object.fromEntries([...figures, ...ofDishes]), {})
}

it('sums the figures of several days', () => {
  fc.assert(
    fc.property(days, (list) => {
      const total = (all: readonly FigureTotals[]) => all.reduce<FigureTotals>((sum, day) => addFigures(sum, day), {})
      expect(named(sumFigures(list))).toEqual(total(list))
    }),
  )
})
