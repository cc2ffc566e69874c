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

type Ways = { readonly bare: () => Promise<unknown>; readonly product: () => Promise<unknown> }

/**
 * Times two ways of doing the same under the same load, in short turns, so that whatever else the machine
 * is doing meets both alike. Milliseconds.
 */
export async function compare({ bare, product }: Ways, { clients, calls, rounds }: Load & { readonly rounds: number }) {
  const times: { bare: number[]; product: number[] } = { bare: [], product: [] }
  // The first calls compile what the others run.
  await timed(bare, { clients, calls: calls * 2 })
  await timed(product, { clients, calls: calls * 2 })
  for (let round = 0; round < rounds; round += 1) {
    times.bare.push(...(await timed(bare, { clients, calls })))
    times.product.push(...(await timed(product, { clients, calls })))
  }
  return {
    bare: sampleOf(times.bare, clients),
    product: sampleOf(times.product, clients),
    timesBare: rounded(median(times.product) / median(times.bare)),
  }
}
