import type { EventSettings } from '#shared/catering/contract'
import { estimatePackageCents } from '#shared/catering/event-request'
import { toCents } from '#shared/platform/money'
import { useMenu } from '#base/menu/use-menu'

export type Package = EventSettings['packages'][number]

/** Returns what a package costs at the usual prices, not today's; null if a dish has none. */
export function usePackageEstimate() {
  const { items } = useMenu()
  const prices = new Map(items.map(({ id, price, regularPrice = price }) => [id, toCents(regularPrice)]))
  return ({ dishes }: Package, guests: number) => estimatePackageCents(dishes, guests, (id) => prices.get(id))
}
