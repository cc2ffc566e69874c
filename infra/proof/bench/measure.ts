import type { Sample } from './measurements'

/** A figure with so many digits behind the point. */
export const rounded = (value: number, digits = 2): number => Number(value.toFixed(digits))

/** The value that this share of the values stays under. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export const median = (values: readonly number[]): number => quantile(values, 0.5)

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

const sampleOf = (milliseconds: readonly number[], clients: number): Sample => {
  const mean = milliseconds.reduce((sum, value) => sum + value, 0) / milliseconds.length
  return {
    p50: rounded(quantile(milliseconds, 0.5)),
    p95: rounded(quantile(milliseconds, 0.95)),
    perSecond: rounded((1000 / mean) * clients, 0),
  }
}

type Act = () => Promise<unknown>

/** A way of doing something. */
export type Way = {
  readonly act: Act
  /** Calls of one turn, and as many as it takes until it has compiled what it runs. */
  readonly calls: number
  readonly warmUp: number
  /** After each turn, untimed: until what its calls led to is done and as it was before. */
  readonly rest?: Act
}
type Turns = { readonly clients: number; readonly rounds: number }

/**
 * Times several ways of doing the same under the same load, in short turns, so that whatever else the machine is doing
 * meets all alike; in milliseconds, each way's sample in its place.
 */
export async function inTurns(ways: readonly Way[], { clients, rounds }: Turns): Promise<Sample[]> {
  const turn = async ({ act, rest }: Way, calls: number) => {
    const times = await timed(act, { clients, calls })
    await rest?.()
    return times
  }
  const times = ways.map((): number[] => [])
  for (const way of ways) await turn(way, way.warmUp)
  for (let round = 0; round < rounds; round += 1) {
    for (const [place, way] of ways.entries()) times[place]?.push(...(await turn(way, way.calls)))
  }
  return times.map((each) => sampleOf(each, clients))
}

type Ways = { readonly bare: Act; readonly product: Act }

/** Times the product's way of doing something against the bare one. */
export async function compare(ways: Ways, { calls, ...turns }: Turns & { readonly calls: number }) {
  const acts = [ways.bare, ways.product]
  const [bare, product] = await inTurns(
    acts.map((act) => ({ act, calls, warmUp: calls * 2 })),
    turns,
  )
  if (!bare || !product) throw new Error('Nothing was timed')
  return { bare, product, timesBare: rounded(product.p50 / bare.p50) }
}
