/** Lists while they are changed: each gives a new one. */
export const replacedAt = <T>(list: readonly T[], at: number, item: T): readonly T[] =>
  list.map((each, index) => (index === at ? item : each))

export const removedAt = <T>(list: readonly T[], at: number): readonly T[] => list.filter((_, index) => index !== at)

/** The list with one of it at another place; as it is where there is no such place. */
export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const item = list[from]
  if (item === undefined || to < 0 || to >= list.length) return list
  const others = removedAt(list, from)
  return [...others.slice(0, to), item, ...others.slice(to)]
}
