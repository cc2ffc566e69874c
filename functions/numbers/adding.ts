import type { Sheet } from './packing'

type Dish = { quantity: number; net: number; foodCost: number }

/** Days added up: figures by what stands before the last stroke of their names, and dishes by their ids. */
export type Sums = {
  /** `''` has those without a stroke, `hour` each `hour/18`, `station/sushi` each `station/sushi/12`. */
  readonly group: (name: string) => ReadonlyMap<string, number>
  readonly groups: ReadonlyMap<string, ReadonlyMap<string, number>>
  readonly dishes: ReadonlyMap<number, Readonly<Dish>>
}

const nothing: ReadonlyMap<string, number> = new Map()

/** What a day itself is told by; the rest is told of all days together. */
const OF_A_DAY = new Set(['', 'hour', 'type', 'confirm', 'cook', 'total', 'sample'])

function addGroups(groups: Map<string, Map<string, number>>, { others }: Sheet, ofDay: boolean): void {
  for (const name in others) {
    const added = others[name]
    if (!added || (ofDay && !OF_A_DAY.has(name))) continue
    let group = groups.get(name)
    if (!group) groups.set(name, (group = new Map<string, number>()))
    for (const [index, each] of added.names.entries())
      group.set(each, (group.get(each) ?? 0) + (added.figures[index] ?? 0))
  }
}

function addDishes(dishes: Map<number, Dish>, { dishes: { ids, columns } }: Sheet): void {
  const { quantity, net, foodCost } = columns
  for (const [index, id] of ids.entries()) {
    let sum = dishes.get(id)
    if (!sum) dishes.set(id, (sum = { quantity: 0, net: 0, foodCost: 0 }))
    sum.quantity += quantity?.[index] ?? 0
    sum.net += net?.[index] ?? 0
    sum.foodCost += foodCost?.[index] ?? 0
  }
}

type Open = { readonly groups: Map<string, Map<string, number>>; readonly dishes: Map<number, Dish> }

const opened = (): Open => ({ groups: new Map(), dishes: new Map() })
const closed = ({ groups, dishes }: Open): Sums => ({ groups, dishes, group: (name) => groups.get(name) ?? nothing })

function summed(sheets: readonly Sheet[], ofDay: boolean): Sums {
  const sums = opened()
  for (const sheet of sheets) {
    addGroups(sums.groups, sheet, ofDay)
    if (!ofDay) addDishes(sums.dishes, sheet)
  }
  return closed(sums)
}

function addSums({ groups, dishes }: Open, added: Sums): void {
  for (const [name, figures] of added.groups) {
    let group = groups.get(name)
    if (!group) groups.set(name, (group = new Map<string, number>()))
    for (const [each, figure] of figures) group.set(each, (group.get(each) ?? 0) + figure)
  }
  for (const [id, { quantity, net, foodCost }] of added.dishes) {
    const sum = dishes.get(id)
    if (!sum) dishes.set(id, { quantity, net, foodCost })
    else {
      sum.quantity += quantity
      sum.net += net
      sum.foodCost += foodCost
    }
  }
}

/** So many days are added up at once, and what they came to is known for as long as they are. */
const RUN = 16
const runs = new WeakMap<Sheet, { readonly sheets: readonly Sheet[]; readonly sums: Sums }>()

function sumsOfRun(sheets: readonly Sheet[]): Sums {
  const [first] = sheets
  if (!first || sheets.length < RUN) return summed(sheets, false)
  const known = runs.get(first)
  if (known && sheets.every((sheet, index) => sheet === known.sheets[index])) return known.sums
  const sums = summed(sheets, false)
  runs.set(first, { sheets, sums })
  return sums
}

/** Days added up without a name for each of their figures: of a quarter of a year that would be most of the work (decision 0056). */
export function sumsOf(sheets: readonly Sheet[]): Sums {
  const sums = opened()
  for (let at = 0; at < sheets.length; at += RUN) addSums(sums, sumsOfRun(sheets.slice(at, at + RUN)))
  return closed(sums)
}

/** The same of one day's locations, without what is told of all days together only. */
export const daySumsOf = (sheets: readonly Sheet[]): Sums => summed(sheets, true)

/** How many of the orders were only played. */
export const samplesIn = ({ group }: Sums): number => group('sample').get('orders') ?? 0
