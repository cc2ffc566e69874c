/** One of a list, by a number below its length. */
export function one<T>(list: readonly T[], below: (limit: number) => number): T {
  const found = list[below(list.length)]
  if (found === undefined) throw new Error('an empty list')
  return found
}
