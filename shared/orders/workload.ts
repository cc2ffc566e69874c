import { stations, type Station } from '../menu/contract'

/** Dishes to make at each station. */
export type StationWorkload = Readonly<Partial<Record<Station, number>>>

/** Counts the dishes that each station still has to make. Struck lines are already made. */
export const getWorkload = (
  lines: readonly {
    readonly station: Station
    readonly quantity: number
    readonly struckAt?: string | undefined
  }[],
): StationWorkload => {
  const work: Partial<Record<Station, number>> = {}
  for (const { station, quantity, struckAt } of lines)
    if (struckAt === undefined) work[station] = (work[station] ?? 0) + quantity
  return work
}

const letters = { hibachi: 'h', sushi: 's', fry: 'f', drinks: 'd' } as const satisfies Record<Station, string>

/** Formats a workload as short text such as `h2s1`, to be stored with an order. */
export const serializeWorkload = (work: StationWorkload): string =>
  stations.flatMap((station) => (work[station] ? `${letters[station]}${work[station]}` : [])).join('')

const dishesAfter = stations.map((station) => ({ station, pattern: new RegExp(`${letters[station]}(\\d+)`) }))

/** Parses the text of `serializeWorkload`; ignores unknown letters. */
export function parseWorkload(text: string): StationWorkload {
  const work: Partial<Record<Station, number>> = {}
  for (const { station, pattern } of dishesAfter) {
    const dishes = pattern.exec(text)?.[1]
    if (dishes !== undefined) work[station] = Number(dishes)
  }
  return work
}
