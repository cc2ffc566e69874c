import type { DeskItem } from '#shared/contract/inventory'
import { findLocation } from '#shared/locations/index'

const days = (chosen: DeskItem['deliveryDays']) => chosen?.join(', ') ?? 'every day'
const par = (level: string | null) => level ?? 'by hand'

const place = (id: number) => findLocation(id)?.name ?? String(id)

function levelWords(before: DeskItem, after: DeskItem): string[] {
  return after.levels.flatMap((level) => {
    const was = before.levels.find(({ locationId }) => locationId === level.locationId)
    if (!was) return []
    const words = [
      ['minimum', was.minimumStock, level.minimumStock],
      ['par', par(was.parStock), par(level.parStock)],
    ] as const
    return words.flatMap(([name, from, to]) =>
      from === to ? [] : [`${name} at ${place(level.locationId)} ${from} to ${to}`],
    )
  })
}

/** A change of an ingredient in one line: `Shrimp: cost 8.75 to 9.20, supplier Gulf Coast to none`. */
export function itemTitle(before: DeskItem, after: DeskItem): string {
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
