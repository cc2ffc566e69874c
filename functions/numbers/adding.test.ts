import fc from 'fast-check'
import { plus } from '#shared/rules/figures'
import type { Figures } from '#shared/rules/figures'
import { sumsOf } from './adding'
import type { Sums } from './adding'
import { packed, sheetOf } from './packing'

const name = fc.constantFrom('orders', 'gross', 'hour/18', 'total/7', 'station/fry/4', 'dish/1/net', 'dish/2/quantity')
const days = fc.array(fc.dictionary(name, fc.integer({ min: -500, max: 500 })), { maxLength: 40 })

const sheet = (figures: Figures) => sheetOf(packed(figures))

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

it('adds up days as their figures add up, again too, and after one of them became another', () => {
  fc.assert(
    fc.property(days, fc.nat(), (list, at) => {
      const total = (all: readonly Figures[]) => all.reduce<Figures>((sum, day) => plus(sum, day), {})
      const sheets = list.map(sheet)
      expect(named(sumsOf(sheets))).toEqual(total(list))
      expect(named(sumsOf(sheets))).toEqual(total(list))
      const other = list.map((day, index) => (index === at % list.length ? { ...day, orders: 7 } : day))
      expect(named(sumsOf(other.map(sheet)))).toEqual(total(other))
    }),
  )
})
