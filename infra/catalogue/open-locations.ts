import { isDeepStrictEqual } from 'node:util'
import { listTickets } from '#functions/kitchen/repository'
import { getLoyaltyProgram, presentProgram, updateProgram } from '#functions/loyalty/program/repository'
import { ProgramTermsRecord } from '#functions/loyalty/records'
import { getLocationSettings, updateLocationSettings } from '#functions/menu/settings-repository'
import { moveOrder } from '#functions/orders/order-transitions'
import { anonymizeOrder } from '#functions/orders/repository'
import { changeCoupon, listCoupons } from '#functions/payments/coupons/coupon-desk'
import { deleteItems } from '#functions/platform/table/table'
import { listPrinters, revokePrinter } from '#functions/printing/repository'
import { toLocationFacts } from '#shared/locations/facts'
import { getLocation, locations, type LocationCode } from '#shared/locations/index'
import { getPolicy } from '#shared/locations/policy'
import { isActiveStatus } from '#shared/orders/status'
import { listSeedMarkers, seedMarkerKeys, writeSeedMarker } from './migrations'
import type { Seed } from './seed-schema'

type Opening = { readonly location: LocationCode; readonly by: string; readonly now: Date }

const extraSteps = () => []

/** Cancels open orders. Their guests are forgotten first, so that no stranger gets a mail. */
async function cancelOpenOrders({ location, now }: Opening): Promise<void> {
  const { orders } = await listTickets(location, 'brief', now)
  for (const { id: orderId } of orders.filter(({ status }) => isActiveStatus(status))) {
    await anonymizeOrder(orderId)
    const to = { status: 'cancelled', kitchenStatus: 'cancelled' } as const
    await moveOrder({ orderId, to, by: 'system', now, isMade: false, check: () => undefined })
  }
}

async function removeCoupons(opening: Opening): Promise<void> {
  for (const { code } of await listCoupons(opening.location))
    await changeCoupon({ ...opening, code, to: () => null, extraSteps })
}

async function removePrinters(opening: Opening): Promise<void> {
  for (const { id } of await listPrinters(opening.location)) await revokePrinter({ ...opening, id })
}

/** Sends reports and alerts to the addresses of the location's file. */
async function resetAddresses(opening: Opening): Promise<void> {
  const settings = await getLocationSettings(opening.location)
  const { reportTo, alertsTo } = toLocationFacts(getLocation(opening.location))
  const value = { ...settings, reportTo, alertsTo: [...alertsTo] }
  if (!isDeepStrictEqual(value, settings)) await updateLocationSettings({ ...opening, value, extraSteps })
}

async function resetProgram({ tiers, rewards }: Seed, { by, now }: Opening): Promise<void> {
  const { version, ...current } = presentProgram(await getLoyaltyProgram())
  const first = presentProgram({
    tiers: tiers.map((tier) => ({ type: 'Tier', ...tier })),
    rewards: rewards.map((reward) => ({ type: 'Reward', ...reward })),
    ...ProgramTermsRecord.parse({ type: 'ProgramTerms' }),
    version,
  })
  const { version: _version, ...terms } = first
  if (!isDeepStrictEqual(terms, current)) await updateProgram({ body: first, by, now, extraSteps })
}

/**
 * Ends what anyone may have left at a location while it was a test site and that would work unseen
 * once it is live (docs/locations.md#opening-it-to-the-public). Runs once for each opening, and
 * again after a kill.
 */
export async function openLocations(seed: Seed, now: Date): Promise<void> {
  const marks = await listSeedMarkers()
  const isMarked = (code: LocationCode) => marks.has(seedMarkerKeys.opened(code))
  const live = locations.map(({ code }) => code).filter((code) => getPolicy(getLocation(code)).signIn === 'cognito')
  const closed = locations.map(({ code }) => code).filter((code) => isMarked(code) && !live.includes(code))
  await deleteItems(closed.map(seedMarkerKeys.opened))
  const opened = live.filter((code) => !isMarked(code))
  const [first] = opened
  if (first && opened.length === live.length) await resetProgram(seed, { location: first, by: 'Opening', now })
  for (const location of opened) {
    const opening = { location, by: 'Opening', now }
    await removePrinters(opening)
    await removeCoupons(opening)
    await resetAddresses(opening)
    await cancelOpenOrders(opening)
    await writeSeedMarker(seedMarkerKeys.opened(location), now)
  }
}
