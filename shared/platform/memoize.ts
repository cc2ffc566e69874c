/**
 * Remembers the results of a function of a text. Forgets all of them once there are `most`, so that
 * texts of guests can't fill the memory.
 */
export function memoize<Result>(compute: (text: string) => Result, most: number): (text: string) => Result {
  const results = new Map<string, { readonly result: Result }>()
  return (text) => {
    const known = results.get(text)
    if (known) return known.result
    if (results.size >= most) results.clear()
    const result = compute(text)
    results.set(text, { result })
    return result
  }
}
