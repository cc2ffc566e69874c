import type { MovementType } from '#shared/terms/stock'
import type { StockMovement } from '#shared/contract/inventory'

/** What an order took or gave back, together, or one movement by hand. */
export type MovementEntry =
  | { readonly kind: 'sale'; readonly id: string; readonly movements: readonly StockMovement[] }
  | { readonly kind: 'movement'; readonly id: string; readonly movement: StockMovement }

const isOfTicket = ({ reason, by }: StockMovement) => reason === 'sale' && /^Ticket \d+$/.test(by)

const isSameChange = (one: StockMovement, other: StockMovement) =>
  one.by === other.by && one.createdAt === other.createdAt && one.movementType === other.movementType

/**
 * Movements as a store room wants to see them (docs/product/stock.md#movements): those of an order
 * are one entry, so that what was entered by hand is found between them. The order of the list
 * stays.
 */
export function groupMovements(movements: readonly StockMovement[]): readonly MovementEntry[] {
  const entries: MovementEntry[] = []
  for (const movement of movements) {
    const last = entries.at(-1)
    if (!isOfTicket(movement)) entries.push({ kind: 'movement', id: movement.id, movement })
    else if (last?.kind === 'sale' && last.movements.every((other) => isSameChange(other, movement)))
      entries[entries.length - 1] = { ...last, movements: [...last.movements, movement] }
    else entries.push({ kind: 'sale', id: movement.id, movements: [movement] })
  }
  return entries
}

/** What is looked for among the movements: a kind, and who recorded it; '' for all. */
export type MovementSearch = { readonly kind: MovementType | 'sale' | ''; readonly by: string }

/** The entries that are looked for; an order's are of no person. */
export const searchEntries = (
  entries: readonly MovementEntry[],
  { kind, by }: MovementSearch,
): readonly MovementEntry[] =>
  entries.filter((entry) => {
    if (entry.kind === 'sale') return by === '' && (kind === '' || kind === 'sale')
    return (by === '' || entry.movement.by === by) && (kind === '' || entry.movement.movementType === kind)
  })

/** Who recorded the movements by hand, each once. */
export const listRecorders = (entries: readonly MovementEntry[]): readonly string[] =>
  [...new Set(entries.flatMap((entry) => (entry.kind === 'movement' ? [entry.movement.by] : [])))].sort()

/** How an order's entry is called: "Ticket 12: sale, 9 items". */
export function formatSaleTitle(movements: readonly StockMovement[]): string {
  const [first] = movements
  const what = first?.movementType === 'in' ? 'given back' : 'sale'
  return `${first?.by ?? 'Ticket'}: ${what}, ${movements.length} ${movements.length === 1 ? 'item' : 'items'}`
}
