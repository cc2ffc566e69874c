import type { FigureTotals } from '#shared/numbers/figures'

type DishSums = { quantity: number; net: number; refunded: number; foodCost: number }

/** The figures of several days added up: by group, and the dishes by their ids. */
export type Sums = {
  /**
   * Returns a group's figures: `''` has the ungrouped ones, `hour` each `hour/18`, `station/sushi`
   * its `station/sushi/12`.
   */
  readonly group: (name: string) => ReadonlyMap<string, number>
  readonly groups: ReadonlyMap<string, ReadonlyMap<string, number>>
  readonly dishes: ReadonlyMap<number, Readonly<DishSums>>
}

const DISH = /^dish\/(\d+)\/(quantity|net|refunded|foodCost)$/
const isDishFigure = (name: string | undefined): name is keyof DishSums =>
  name === 'quantity' || name === 'net' || name === 'refunded' || name === 'foodCost'

const NO_FIGURES: ReadonlyMap<string, number> = new Map()

/** Returns the sums of the figures of days. */
export function sumFigures(days: readonly FigureTotals[]): Sums {
  const groups = new Map<string, Map<string, number>>()
  const dishes = new Map<number, DishSums>()
  const addToDish = (id: number, name: keyof DishSums, figure: number) => {
    const sums = dishes.get(id) ?? { quantity: 0, net: 0, refunded: 0, foodCost: 0 }
    sums[name] += figure
    dishes.set(id, sums)
  }
  const addToGroup = (name: string, figure: number) => {
    const slash = name.lastIndexOf('/')
    const [group, member] = [name.slice(0, Math.max(0, slash)), name.slice(slash + 1)]
    const sums = groups.get(group) ?? new Map<string, number>()
    sums.set(member, (sums.get(member) ?? 0) + figure)
    groups.set(group, sums)
  }
  for (const [name, figure] of days.flatMap((figures) => Object.entries(figures))) {
    const [, id, ofDish] = DISH.exec(name) ?? []
    if (isDishFigure(ofDish)) addToDish(Number(id), ofDish, figure)
    else addToGroup(name, figure)
  }
  return { groups, dishes, group: (name) => groups.get(name) ?? NO_FIGURES }
}

/**
 * Returns the figures of a date at each location that has any; `locations` holds each location's
 * days by date.
 */
export const listFiguresOn = (
  date: string,
  locations: readonly ReadonlyMap<string, FigureTotals>[],
): readonly FigureTotals[] =>
  locations.flatMap((days) => {
    const figures = days.get(date)
    return figures ? [figures] : []
  })

/** Returns how many of the orders are samples. */
export const countSampleOrders = ({ group }: Sums): number => group('sample').get('orders') ?? 0
