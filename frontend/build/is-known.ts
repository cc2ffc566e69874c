/**
 * Stands in for Chakra's memory of what it has worked out already, which writes every argument out part by part and sorts
 * what it remembers on every call: the browser writes objects out itself, and far faster.
 */
const MOST = 2_000

export function memo<A extends readonly unknown[], R>(work: (...args: A) => R): (...args: A) => R {
  const known = new Map<string, R>()
  return (...args) => {
    const [first] = args
    const key = args.length === 1 && typeof first === 'string' ? first : JSON.stringify(args)
    const before = known.get(key)
    if (before !== undefined) return before
    const result = work(...args)
    if (known.size >= MOST) known.clear()
    known.set(key, result)
    return result
  }
}
