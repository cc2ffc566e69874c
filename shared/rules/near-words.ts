/** How many typing errors a word of a length may hold. */
const allowedErrors = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2)

/**
 * Whether two words are the same but for a few typing errors; two neighbouring letters in the
 * wrong order are one.
 */
export function isSimilarWord(one: string, other: string): boolean {
  const most = allowedErrors(Math.min(one.length, other.length))
  if (most === 0 || Math.abs(one.length - other.length) > most) return false
  // Few typing errors are at the first letter, and most words differ there.
  if (one[0] !== other[0] && (one[0] !== other[1] || one[1] !== other[0])) return false
  let [before, last]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, index) => index)]
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      const [left = 0, above = 0, across = 0] = [next[column - 1], last[column], last[column - 1]]
      let cost = Math.min(left + 1, above + 1, across + (isSame ? 0 : 1))
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
        cost = Math.min(cost, (before[column - 2] ?? 0) + 1)
      next.push(cost)
    }
    ;[before, last] = [last, next]
  }
  return (last[other.length] ?? Infinity) <= most
}
