/**
 * Stands in for Chakra's memory of what it has worked out already, which writes every argument out part by part and sorts
 * what it remembers on every call. Here what was worked out before is known by a number when it is asked with again, as
 * a recipe's styles are by every part that has them; only the rest is written out.
 */
const MOST = 2_000

const numbers = new WeakMap<object, string>()
let count = 0

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const written = (value: unknown): string =>
  isObject(value) ? (numbers.get(value) ?? JSON.stringify(value)) : `${typeof value}${String(value)}`

export function memo<A extends readonly unknown[], R>(work: (...args: A) => R): (...args: A) => R {
  const known = new Map<string, R>()
  return (...args) => {
    const [first] = args
    const key = args.length === 1 && typeof first === 'string' ? first : args.map(written).join('\n')
    const before = known.get(key)
    if (before !== undefined) return before
    const result = work(...args)
    if (isObject(result) && !numbers.has(result)) numbers.set(result, `#${(count += 1)}`)
    if (known.size >= MOST) known.clear()
    known.set(key, result)
    return result
  }
}
