export type Sample = { readonly p50: number; readonly p95: number; readonly perSecond: number }

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN

type Load = { readonly clients: number; readonly calls: number }

async function timed(act: () => Promise<unknown>, { clients, calls }: Load): Promise<number[]> {
  const milliseconds: number[] = []
  let left = calls
  const client = async () => {
    while (left > 0) {
      left -= 1
      const startedAt = performance.now()
      await act()
      milliseconds.push(performance.now() - startedAt)
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  return milliseconds
}

/**
 * Times several ways of doing the same under the same load, in turns, so that whatever else the machine
 * is doing meets all of them alike. Milliseconds.
 */
export async function compare<Name extends string>(
  ways: Readonly<Record<Name, () => Promise<unknown>>>,
  { clients, calls, rounds }: Load & { readonly rounds: number },
): Promise<Map<string, Sample>> {
  const all = new Map<string, number[]>()
  const entries = Object.entries<() => Promise<unknown>>(ways)
  for (const [, act] of entries) await timed(act, { clients, calls: Math.ceil(calls / 5) })
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, act] of entries) {
      all.set(name, [...(all.get(name) ?? []), ...(await timed(act, { clients, calls }))])
    }
  }
  return new Map(
    [...all].map(([name, milliseconds]) => {
      const sorted = milliseconds.sort((one, other) => one - other)
      const mean = sorted.reduce((sum, value) => sum + value, 0) / sorted.length
      return [name, { p50: quantile(sorted, 0.5), p95: quantile(sorted, 0.95), perSecond: (1000 / mean) * clients }]
    }),
  )
}
