import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { Figures } from '#shared/rules/figures'

/** Columns of the dishes, each with a figure for each id; then what else there is, by what stands before the last stroke. */
export type Sheet = {
  readonly dishes: { readonly ids: readonly number[]; readonly columns: Readonly<Record<string, readonly number[]>> }
  readonly others: Readonly<Record<string, { readonly names: string[]; readonly figures: number[] }>>
}

const DISH = /^dish\/(\d+)\/(\w+)$/

function dishesOf(figures: Figures): Sheet['dishes'] {
  const found = Object.keys(figures).flatMap((name) => {
    const [, id, column] = DISH.exec(name) ?? []
    return id !== undefined && column !== undefined ? [{ id: Number(id), column }] : []
  })
  const ids = [...new Set(found.map(({ id }) => id))].sort((one, other) => one - other)
  const names = [...new Set(found.map(({ column }) => column))].sort()
  const columns = names.map((name) => [name, ids.map((id) => figures[`dish/${id}/${name}`] ?? 0)] as const)
  return { ids, columns: Object.fromEntries(columns) }
}

function othersOf(figures: Figures): Sheet['others'] {
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

/** Whether it has the outer shape; the figures are looked at, too. */
const isPacked = (value: unknown): value is Sheet =>
  typeof value === 'object' && value !== null && 'dishes' in value && 'others' in value

/** Days that were read before, by what they say: a past day stays as it is, and most of the work is to read it. */
const known = new Map<string, Sheet>()
const MOST_KNOWN = 1000

/** Figures as they lie in their record, for whoever adds up a hundred days (decision 0056); throws on what was not packed here. */
export function sheetOf(bytes: Uint8Array): Sheet {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  const before = known.get(text)
  if (before) return before
  const sheet: unknown = JSON.parse(inflateRawSync(bytes).toString())
  if (!isPacked(sheet)) throw new TypeError('figures that were not packed here')
  const lists = [...Object.values(sheet.dishes.columns), ...Object.values(sheet.others).map(({ figures }) => figures)]
  if (!lists.flat().every(Number.isInteger)) throw new TypeError('a figure that is no integer')
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(text, sheet)
  return sheet
}

/** The same figures again, each by its name. */
export function unpacked(bytes: Uint8Array): Record<string, number> {
  const { dishes, others } = sheetOf(bytes)
  const figures: Record<string, number> = {}
  for (const [column, values] of Object.entries(dishes.columns)) {
    dishes.ids.forEach((id, index) => {
      const figure = values[index] ?? 0
      if (figure !== 0) figures[`dish/${id}/${column}`] = figure
    })
  }
  for (const [group, { names, figures: values }] of Object.entries(others)) {
    const prefix = group === '' ? '' : `${group}/`
    names.forEach((name, index) => {
      figures[prefix + name] = values[index] ?? 0
    })
  }
  return figures
}
