import { useQuery } from '@tanstack/react-query'
import { inventoryRoutes } from '#shared/inventory/contract'
import type { LocationCode } from '#shared/locations/index'
import { getPriceForMargin, listLowMarginDishes, listSlowStations, listStockMinimumHints } from '#shared/numbers/hints'
import { addDays } from '#shared/platform/time'
import { toCents } from '#shared/platform/money'
import { withDefaultStations } from '#shared/orders/timing/stations'
import { toHundredths } from '#shared/inventory/stock'
import { callApi } from '#base/api/client'
import { useDeskMenu, useDeskStock } from '../desk-api'
import { createDishDraft } from '../dishes/draft'
import { dishCostCents, getUnitCosts, listIngredients } from '../dishes/dish-cost'
import { tickets } from '#base/language/english/tickets'
import { stationProposalQuery, stationsQuery } from '../kitchen/kitchen-queries'
import { parseSignedCents } from './figures'
import { numbersQuery } from './use-numbers'

/** The number of days that hints look back. */
export const HINT_DAYS = 28

/** The margin in percent that a suggested price should leave. */
export const FAIR_MARGIN_PERCENT = 60

const lastDays = (location: LocationCode, today: string) => ({
  ...numbersQuery(location, { from: addDays(today, 1 - HINT_DAYS), to: today }),
  refetchInterval: false as const,
})

/**
 * Returns popular dishes with a low margin, with a price that leaves a fair margin. Refunds don't
 * count here, because no price mends them.
 */
export function useLowMarginDishes(location: LocationCode, today: string) {
  const { data } = useQuery(lastDays(location, today))
  const { data: menu } = useDeskMenu(location)
  const { data: stock } = useDeskStock(location)
  if (!data || !menu || !stock) return []
  const costs = getUnitCosts(listIngredients(stock))
  const sold = data.dishes.flatMap(({ menuItemId, quantity, net, foodCost }) => {
    const dish = menu.dishes.find(({ id, isArchived }) => id === menuItemId && !isArchived)
    return dish ? [{ dish, quantity, netCents: parseSignedCents(net), foodCostCents: parseSignedCents(foodCost) }] : []
  })
  return listLowMarginDishes(sold).map((thin) => {
    const costCents = dishCostCents(createDishDraft(thin.dish), costs)
    const fairCents = costCents === null ? 0 : getPriceForMargin(costCents, FAIR_MARGIN_PERCENT)
    return { ...thin, fairCents: fairCents > toCents(thin.dish.price) ? fairCents : null }
  })
}

/** Returns stations that take longer than their setting, with the measured minutes. */
export function useLateStations(location: LocationCode, today: string) {
  const { data } = useQuery(lastDays(location, today))
  const { data: settings } = useQuery(stationsQuery(location))
  const { data: past } = useQuery(stationProposalQuery(location))
  if (!data || !settings || !past) return []
  const stations = withDefaultStations(settings.stations).map(({ station, minutesPerDish }) => {
    const found = data.stations.find((one) => one.station === station)
    const proposed = past.stations.find((one) => one.station === station)?.minutesPerDish ?? null
    return {
      name: tickets.stations[station],
      station,
      minutesPerDish,
      lines: found?.lines ?? 0,
      medianMinutes: found?.medianMinutes ?? null,
      proposed: proposed !== null && proposed > minutesPerDish ? proposed : null,
    }
  })
  return listSlowStations(stations)
}

/** Returns minimum stock levels that alert every day or too late, with a proposed level. */
export function useMinimumHints(location: LocationCode) {
  const { data: stock } = useDeskStock(location)
  const { data: past } = useQuery({
    queryKey: [inventoryRoutes.getStockUsage.path, location, HINT_DAYS],
    queryFn: () => callApi(inventoryRoutes.getStockUsage, { params: { location }, query: { days: String(HINT_DAYS) } }),
  })
  const whole = past?.flatMap(({ date, isClosed, use }) => (isClosed && use?.days === 1 ? [{ date, use }] : [])) ?? []
  const counted = (stock ?? []).filter(({ isCounted }) => isCounted)
  const items = counted.map(({ item, minimumStock, parStock }) => ({
    item,
    minimumHundredths: toHundredths(minimumStock),
    parHundredths: parStock === null ? null : toHundredths(parStock),
    deliveryDays: item.deliveryDays ?? null,
    days: whole.map(({ date, use }) => ({
      date,
      usedHundredths: toHundredths(use.items.find(({ itemId }) => itemId === item.id)?.quantity ?? '0.00'),
    })),
  }))
  return listStockMinimumHints(items)
}
