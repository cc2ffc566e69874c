import type { SharedOptionGroup } from '#shared/menu/option-groups-contract'

type Group = Pick<SharedOptionGroup, 'name' | 'min' | 'max' | 'options'>
type Option = SharedOptionGroup['options'][number]

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Returns a record with those fields of `after` that differ from `before`; the rest stay. */
const withChanged = <T extends object>(record: T, before: T, after: T): T => ({
  ...record,
  ...Object.fromEntries(
    Object.entries(after).filter(
      ([field, value]) => !isSame(value, new Map<string, unknown>(Object.entries(before)).get(field)),
    ),
  ),
})

const idsOf = (options: readonly Option[], among: readonly Option[]) =>
  options.map(({ id }) => id).filter((id) => among.some((option) => option.id === id))

/**
 * Returns another location's group with what was changed of a group here: changed fields of its
 * options, new and removed options, name and limits. What was not changed here stays
 * there, such as a price of its own.
 */
export function applyGroupChanges(there: Group, before: Group, after: Group): Group {
  const remaining = there.options
    .filter(
      ({ id }) =>
        !before.options.some((option) => option.id === id) || after.options.some((option) => option.id === id),
    )
    .map((option) => {
      const [was, is] = [before, after].map(({ options }) => options.find(({ id }) => id === option.id))
      return was && is ? withChanged(option, was, is) : option
    })
  const isNew = ({ id }: Option) => ![...before.options, ...remaining].some((option) => option.id === id)
  const options = [...remaining, ...after.options.filter(isNew)]
  const wasMoved = !isSame(idsOf(before.options, after.options), idsOf(after.options, before.options))
  const placeOf = ({ id }: Option) => after.options.findIndex((option) => option.id === id)
  const { name, min, max } = after
  return {
    ...withChanged(
      { name: there.name, min: there.min, max: there.max },
      { name: before.name, min: before.min, max: before.max },
      { name, min, max },
    ),
    options: wasMoved ? options.toSorted((one, other) => placeOf(one) - placeOf(other)) : options,
  }
}

/** Says what of a group becomes different: `Extra steak $6.50 to $6.75`. */
export function listGroupDifferences(before: Group, after: Group): readonly string[] {
  const changed = after.options.flatMap((option) => {
    const was = before.options.find(({ id }) => id === option.id)
    if (!was) return [`new: ${option.name} $${option.price}`]
    if (was.price !== option.price) return [`${was.name} $${was.price} to $${option.price}`]
    return isSame(was, option) ? [] : [`${was.name} changes`]
  })
  const gone = before.options.filter(({ id }) => !after.options.some((option) => option.id === id))
  const limits = isSame([before.name, before.min, before.max], [after.name, after.min, after.max])
  return [...changed, ...gone.map(({ name }) => `${name} goes`), ...(limits ? [] : ['name or limits change'])]
}
