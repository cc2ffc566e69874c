import { readNote } from './apply-option-requests'
import { getFoodAliases } from './option-aliases'
import type { SpokenLine } from './line-options'

/**
 * Whether the requests of a line exclude each other: `no tofu and extra tofu`, or two milks where
 * one may be chosen. The last request counts, but the guest has to confirm it.
 */
export function contradictsItself({ dish, notes }: Pick<SpokenLine, 'dish' | 'notes'>): boolean {
  if (notes.length < 2 || dish.optionGroups.length === 0) return false
  const aliases = getFoodAliases(dish)
  const requests = notes.flatMap((note) => readNote(note, aliases) ?? [])
  const wanted = requests.filter(({ kind }) => kind !== 'without')
  const refused = requests.flatMap((each) => (each.kind === 'without' && !each.isLoose ? each.foods : []))
  if (
    wanted.some(({ foods }) =>
      foods.some(({ food, effect }) => effect !== 'no' && refused.some((no) => no.food === food)),
    )
  )
    return true
  const chosen = new Map<string, string>()
  return wanted.some((each) => {
    const [first] = each.foods
    if (each.kind !== 'take' || each.otherwise?.length || !first || first.group.max > 1) return false
    const before = chosen.get(first.group.id)
    chosen.set(first.group.id, first.food)
    return before !== undefined && before !== first.food
  })
}
