import type { SampleValue } from '#shared/locations/checklist-contract'
import { formatCents } from '#shared/platform/money'
import { groupBy } from '../../menu/editing/table-rows'
import type { DishRecord } from '../../menu/records'
import { fingerprintOption, fingerprintPrice, isOfSample } from './sample-fingerprints'

type NamedDish = Pick<DishRecord, 'id' | 'code' | 'name'>

export const ofDish = (of: SampleValue['of'], { id, code, name }: NamedDish, value = ''): SampleValue => ({
  ...{ of, page: 'menu', name, value, dish: { id, code } },
})

const listDishPrices = (dishes: readonly DishRecord[]): readonly SampleValue[] =>
  dishes
    .filter((dish) => dish.priceCents > 0 && isOfSample(fingerprintPrice(dish)))
    .map((dish) => ofDish('prices', dish, formatCents(dish.priceCents)))

/** Lists each option with a price once, with its dish, or with how many dishes offer it. */
function listOptionPrices(dishes: readonly DishRecord[]): readonly SampleValue[] {
  const offers = dishes.flatMap((dish) =>
    dish.optionGroups.flatMap(({ options }) =>
      options
        .filter((option) => option.priceCents > 0 && isOfSample(fingerprintOption(option)))
        .map(({ name, priceCents }) => ({ dish, name: `option ${name}`, value: `+${formatCents(priceCents)}` })),
    ),
  )
  return groupBy(offers, ({ name, value }) => `${name} ${value}`).map((same): SampleValue => {
    const [{ dish, name, value }] = same
    const count = new Set(same.map((offer) => offer.dish)).size
    if (count === 1) return { ...ofDish('prices', dish, value), name: `${dish.name}, ${name}` }
    return { of: 'prices', page: 'options', name, value: `${value} in ${count} dishes` }
  })
}

/** Returns the prices of dishes and options that are still as in the sample. */
export const listSamplePrices = (dishes: readonly DishRecord[]): readonly SampleValue[] => [
  ...listDishPrices(dishes),
  ...listOptionPrices(dishes),
]
