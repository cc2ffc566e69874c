/**
 * The first of `size` rows in a line, of `rows`, that cover nothing; otherwise of those that cover
 * least. Looked for from the top or from the foot, and no further than need be: each look asks the
 * page (docs/product/pages.md#messages).
 */
export function findLeastCoveredRow(
  rows: number,
  size: number,
  from: 'top' | 'foot',
  coveredIn: (row: number) => number,
): number {
  const seen = new Map<number, number>()
  const covered = (row: number) => {
    const known = seen.get(row) ?? coveredIn(row)
    seen.set(row, known)
    return known
  }
  const last = Math.max(0, rows - size)
  let best = { row: from === 'top' ? 0 : last, covers: Infinity }
  for (let step = 0; step <= last && best.covers > 0; step += 1) {
    const row = from === 'top' ? step : last - step
    let covers = 0
    for (let own = 0; own < size && covers < best.covers; own += 1) covers += covered(row + own)
    if (covers < best.covers) best = { row, covers }
  }
  return best.row
}
