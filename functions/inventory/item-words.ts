import type { LocationStockLevels } from '#shared/contract/desk-item'
import type { EditableInventoryItem } from '#shared/contract/inventory'
import { findLocation } from '#shared/locations/index'

const days = (chosen: EditableInventoryItem['deliveryDays']) => chosen?.join(', ') ?? 'every day'
const par = (level: string | null) => level ?? 'by hand'

const place = (id: number) => findLocation(id)?.name ?? String(id)

type Moved = { readonly from: string; readonly to: string; readonly at: string }

/** What moved, said once where it did alike everywhere. */
function movedWords(name: string, moved: readonly Moved[], places: number): string[] {
  const [first] = moved
  const isAlike = first && moved.every(({ from, to }) => from === first.from && to === first.to)
  if (isAlike && moved.length === places && places > 1) return [`${name} everywhere ${first.from} to ${first.to}`]
  return moved.map(({ from, to, at }) => `${name} at ${at} ${from} to ${to}`)
}

function levelWords(before: EditableInventoryItem, after: EditableInventoryItem): string[] {
  const movedBy = (levelOf: (level: LocationStockLevels) => string) =>
    after.levels.flatMap((level) => {
      const was = before.levels.find(({ locationId }) => locationId === level.locationId)
      if (!was || levelOf(was) === levelOf(level)) return []
      return [{ from: levelOf(was), to: levelOf(level), at: place(level.locationId) }]
    })
  return [
    ...movedWords(
      'minimum',
      movedBy(({ minimumStock }) => minimumStock),
      after.levels.length,
    ),
    ...movedWords(
      'par',
      movedBy(({ parStock }) => par(parStock)),
      after.levels.length,
    ),
  ]
}

/**
 * A change of an ingredient in one line: `Shrimp: cost 8.75 to 9.20, supplier Gulf Coast to none`.
 */
export function describeItemChange(before: EditableInventoryItem, after: EditableInventoryItem): string {
  const facts = [
    ['name', before.name, after.name],
    ['cost', before.costPerUnit, after.costPerUnit],
    ['supplier', before.supplier ?? 'none', after.supplier ?? 'none'],
    ['delivery', days(before.deliveryDays), days(after.deliveryDays)],
  ] as const
  const words = facts.flatMap(([name, from, to]) => (from === to ? [] : [`${name} ${from} to ${to}`]))
  const all = [...words, ...levelWords(before, after)]
  return `${after.name}: ${all.length > 0 ? all.join(', ') : 'minimum or par at another location'}`
}
