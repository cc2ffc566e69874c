import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { inventory } from '#shared/contract/inventory'
import { deskPromises } from '#shared/contract/slots/promises'
import type { Location, LocationCode } from '#shared/locations/index'
import { serverIdOf } from '#shared/locations/index'
import { lateStations, minimumHints, priceLeaving, thinDishes } from '#shared/rules/hints'
import { dateAfter } from '#shared/rules/local-time'
import { toCents } from '#shared/rules/money'
import { everyStation } from '#shared/rules/stations'
import { fromHundredths, toHundredths } from '#shared/rules/stock'
import { call } from '#base/api/call'
import { newKey } from '#base/api/idempotency'
import { toast } from '#base/components/toast'
import { useMenuAt, useStockAt } from '../api/queries'
import { draftOf } from '../dish/draft'
import { costOf, ingredientsOf, unitCosts } from '../dish/ingredients'
import { stationNames } from '../stations/names'
import { proposedQuery, stationsQuery } from '../stations/queries'
import { centsOf } from './sums'
import { numbersQuery } from './use-numbers'

/** So many days are looked at. */
export const HINT_DAYS = 28
/** What a price that is named leaves, in percent. */
export const FAIR_MARGIN = 60

const lastDays = (location: LocationCode, today: string) => ({
  ...numbersQuery(location, { from: dateAfter(today, 1 - HINT_DAYS), to: today }),
  refetchInterval: false as const,
})

/** Dishes that sell and earn nothing, with the price at which each would. */
export function useThinDishes(location: LocationCode, today: string) {
  const { data } = useQuery(lastDays(location, today))
  const { data: menu } = useMenuAt(location)
  const { data: stock } = useStockAt(location)
  if (!data || !menu || !stock) return []
  const costs = unitCosts(ingredientsOf(stock))
  const sold = data.dishes.flatMap(({ menuItemId, quantity, net, foodCost }) => {
    const dish = menu.dishes.find(({ id, isArchived }) => id === menuItemId && !isArchived)
    return dish ? [{ dish, quantity, netCents: centsOf(net), foodCostCents: centsOf(foodCost) }] : []
  })
  return thinDishes(sold).map((thin) => {
    const costCents = costOf(draftOf(thin.dish), costs)
    const fairCents = costCents === null ? 0 : priceLeaving(costCents, FAIR_MARGIN)
    return { ...thin, fairCents: fairCents > toCents(thin.dish.price) ? fairCents : null }
  })
}

/** Stations that take longer than promises reckon with, and what past orders propose for each. */
export function useLateStations(location: LocationCode, today: string) {
  const { data } = useQuery(lastDays(location, today))
  const { data: told } = useQuery(stationsQuery(location))
  const { data: past } = useQuery(proposedQuery(location))
  if (!data || !told || !past) return []
  const stations = everyStation(told.stations).map(({ station, minutesPerDish }) => {
    const found = data.stations.find((one) => one.station === station)
    const proposed = past.stations.find((one) => one.station === station)?.minutesPerDish ?? null
    return {
      name: stationNames[station],
      station,
      minutesPerDish,
      lines: found?.lines ?? 0,
      medianMinutes: found?.medianMinutes ?? null,
      proposed: proposed !== null && proposed > minutesPerDish ? proposed : null,
    }
  })
  return lateStations(stations)
}

/** Minimums that ring every day or never in time, by what the last days used. */
export function useMinimumHints(location: LocationCode) {
  const { data: stock } = useStockAt(location)
  const { data: past } = useQuery({
    queryKey: [inventory.usage.path, location, HINT_DAYS],
    queryFn: () => call(inventory.usage, { params: { location }, query: { days: String(HINT_DAYS) } }),
  })
  const whole = past?.flatMap(({ date, isClosed, use }) => (isClosed && use?.days === 1 ? [{ date, use }] : [])) ?? []
  const items = (stock ?? []).map(({ item, minimumStock, parStock }) => ({
    item,
    minimumHundredths: toHundredths(minimumStock),
    parHundredths: parStock === null ? null : toHundredths(parStock),
    deliveryDays: item.deliveryDays ?? null,
    days: whole.map(({ date, use }) => ({
      date,
      usedHundredths: toHundredths(use.items.find(({ itemId }) => itemId === item.id)?.quantity ?? '0.00'),
    })),
  }))
  return minimumHints(items)
}

type Minimum = Pick<ReturnType<typeof useMinimumHints>[number], 'item' | 'proposedHundredths'>

/** Sets a minimum at one location to what is proposed. */
export function useSetMinimum(location: Location) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ item: { id, version }, proposedHundredths }: Minimum) =>
      call(inventory.changeItem, {
        params: { itemId: id },
        body: { minimumStock: fromHundredths(proposedHundredths), locationId: serverIdOf(location), version },
        headers: { 'Idempotency-Key': newKey() },
      }),
    onSuccess: ({ name }) => toast({ title: `${name} has another minimum` }),
    onSettled: () => client.invalidateQueries({ queryKey: [inventory.stock.path, location.code] }),
  })
}

type Late = Pick<ReturnType<typeof useLateStations>[number], 'station' | 'proposed'>

/** Lets promises reckon with what a station takes, with the others as they stand at that moment. */
export function useSetStation(location: LocationCode) {
  const client = useQueryClient()
  const params = { location }
  return useMutation({
    mutationFn: async ({ station, proposed }: Late) => {
      const { stations, version } = await call(deskPromises.stations, { params })
      const changed = everyStation(stations).map((one) =>
        one.station === station && proposed !== null ? { ...one, minutesPerDish: proposed } : one,
      )
      return call(deskPromises.changeStations, { params, body: { stations: changed, version } })
    },
    onSuccess: () => toast({ title: 'Promises reckon with it from the next order on' }),
    onSettled: () => client.invalidateQueries({ queryKey: stationsQuery(location).queryKey }),
  })
}
