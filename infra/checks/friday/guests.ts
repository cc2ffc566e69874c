import type { RandomSource } from '#infra/operate/sample-history/random'
import type { Station } from '#shared/menu/contract'
import type { StationWorkload } from '#shared/orders/workload'

export const MINUTE_MS = 60_000

/** Open from eleven to ten. */
export const OPENS_AT = Date.parse('2027-01-15T16:00:00.000Z')
export const CLOSES_AT = OPENS_AT + 11 * 60 * MINUTE_MS

/** A guest's order, with what the guest does later. */
export type GuestOrder = {
  readonly orderType: 'pickup' | 'delivery'
  readonly placedAt: number
  /** Null for as soon as possible. */
  readonly wantedAt: number | null
  readonly work: StationWorkload
  /** When the guest cancels the order, or changes its dishes. */
  readonly cancelsAt?: number | undefined
  readonly edit?: { readonly at: number; readonly work: StationWorkload } | undefined
}

/** The demand at half hours from opening on, as shares of the peak. */
const demand = [
  0.2, 0.3, 0.55, 0.55, 0.4, 0.3, 0.15, 0.15, 0.15, 0.2, 0.35, 0.5, 0.75, 0.9, 1, 1, 1, 0.9, 0.7, 0.5, 0.3, 0,
]

/** At 100%, the peak asks the hibachi station for all its minutes: 30 dishes an hour. */
const ORDERS_PER_MINUTE_AT_PEAK = 30 / 1.45 / 60

function chooseMains(random: RandomSource): number {
  const share = random.next()
  if (share < 0.45) return 1
  if (share < 0.75) return 2
  if (share < 0.9) return 3 + Math.floor(random.next() * 2)
  if (share < 0.98) return 5 + Math.floor(random.next() * 4)
  return 10 + Math.floor(random.next() * 6)
}

function chooseWork(random: RandomSource): StationWorkload {
  const work: Record<Station, number> = { hibachi: 0, sushi: 0, fry: 0, drinks: 0 }
  for (let left = chooseMains(random); left > 0; left -= 1) {
    work[random.chance(0.6) ? 'hibachi' : 'sushi'] += 1
    if (random.chance(0.35)) work.fry += 1
    if (random.chance(0.35)) work.drinks += 1
  }
  return work
}

/** Draws the orders of a Friday: 35% for later, 25% delivered, 8% changed and 5% cancelled. */
export function drawOrders(random: RandomSource, load: number): readonly GuestOrder[] {
  const orders: GuestOrder[] = []
  for (let at = OPENS_AT; at < CLOSES_AT; at += MINUTE_MS) {
    const share = demand[Math.floor((at - OPENS_AT) / (30 * MINUTE_MS))] ?? 0
    const rate = share * load * ORDERS_PER_MINUTE_AT_PEAK
    // A minute has at most three orders, whose number is on average the rate.
    for (let which = 0; which < 3; which += 1) if (random.chance(rate / 3)) orders.push(drawOrder(random, at))
  }
  return orders.sort((one, other) => one.placedAt - other.placedAt)
}

function drawOrder(random: RandomSource, at: number): GuestOrder {
  const slot = Math.ceil(at / (10 * MINUTE_MS)) * 10 * MINUTE_MS
  const ahead = random.between(45, 345) * MINUTE_MS
  const isLater = random.next() < 0.35
  const placedAt = isLater ? Math.max(OPENS_AT - 60 * MINUTE_MS, slot - ahead) : at
  const work = chooseWork(random)
  const soon = () => placedAt + random.between(2, 8) * MINUTE_MS
  const more = random.chance(0.5)
    ? { ...work, hibachi: (work.hibachi ?? 0) + 1 }
    : { ...work, fry: (work.fry ?? 0) + 1 }
  const fewer = { ...work, hibachi: Math.max(0, (work.hibachi ?? 0) - 1) }
  return {
    orderType: random.chance(0.25) ? 'delivery' : 'pickup',
    placedAt,
    wantedAt: isLater ? slot : null,
    work,
    cancelsAt: random.chance(0.05) ? soon() : undefined,
    edit: random.chance(0.08) ? { at: soon(), work: random.chance(0.6) ? more : fewer } : undefined,
  }
}
