import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { Figures } from '#shared/rules/figures'

/** Columns of the dishes, each with a figure for each id; then what else there is, by what stands before the last stroke. */
type Packed = {
  readonly dishes: { readonly ids: readonly number[]; readonly columns: Readonly<Record<string, readonly number[]>> }
  readonly others: Readonly<Record<string, { readonly names: string[]; readonly figures: number[] }>>
}

const DISH = /^dish\/(\d+)\/(\w+)$/

function dishesOf(figures: Figures): Packed['dishes'] {
  const found = Object.keys(figures).flatMap((name) => {
    const [, id, column] = DISH.exec(name) ?? []
    return id !== undefined && column !== undefined ? [{ id: Number(id), column }] : []
  })
  const ids = [...new Set(found.map(({ id }) => id))].sort((one, other) => one - other)
  const names = [...new Set(found.map(({ column }) => column))].sort()
  const columns = names.map((name) => [name, ids.map((id) => figures[`dish/${id}/${name}`] ?? 0)] as const)
  return { ids, columns: Object.fromEntries(columns) }
}

function othersOf(figures: Figures): Packed['others'] {
  const others: Record<string, { readonly names: string[]; readonly figures: number[] }> = {}
  for (const name of Object.keys(figures).sort()) {
    if (DISH.test(name)) continue
    const stroke = name.lastIndexOf('/')
    const group = (others[name.slice(0, Math.max(0, stroke))] ??= { names: [], figures: [] })
    group.names.push(name.slice(stroke + 1))
    group.figures.push(figures[name] ?? 0)
  }
  return others
}

/** Figures as they are kept: a day has some hundred, and as attributes they would take four times as much (decision 0047). */
export const packed = (figures: Figures): Uint8Array =>
  deflateRawSync(JSON.stringify({ dishes: dishesOf(figures), others: othersOf(figures) }), { level: 9 })

/** An integer of a list, which is what every figure is. */
function integerAt(values: readonly unknown[] | undefined, index: number): number {
  const value = values?.[index]
  if (typeof value !== 'number' || !Number.isInteger(value)) throw new TypeError('a figure that is no integer')
  return value
}

/** Whether it has the outer shape; the figures are looked at one by one. */
const isPacked = (value: unknown): value is Packed =>
  typeof value === 'object' && value !== null && 'dishes' in value && 'others' in value

/** The same figures again. By hand, since a quarter of a year has a hundred thousand of them; throws on what are none. */
export function unpacked(bytes: Uint8Array<ArrayBuffer>): Record<string, number> {
  const kept: unknown = JSON.parse(inflateRawSync(bytes).toString())
  if (!isPacked(kept)) throw new TypeError('figures that were not packed here')
  const { dishes, others } = kept
  const figures: Record<string, number> = {}
  for (const [column, values] of Object.entries(dishes.columns)) {
    dishes.ids.forEach((id, index) => {
      const figure = integerAt(values, index)
      if (figure !== 0) figures[`dish/${id}/${column}`] = figure
    })
  }
  for (const [group, { names, figures: values }] of Object.entries(others)) {
    const prefix = group === '' ? '' : `${group}/`
    names.forEach((name, index) => {
      figures[prefix + name] = integerAt(values, index)
    })
  }
  return figures
}
