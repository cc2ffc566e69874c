import { listLocationsOfKind } from '#shared/locations/group-data'
import type { LocationCode } from '#shared/locations/index'
import { Problem } from '#shared/platform/problem'
import { estimateQuotes } from '#shared/orders/eta'
import { maxDaysAhead, type KitchenStatus, type OrderType } from '#shared/orders/constants'
import { getBusinessDate } from '#shared/hours/open-periods'
import { addDays, listDates } from '#shared/platform/time'
import type { CartPart } from '#shared/orders/slots-contract'
import { formatStatusMessage, type OrderStage } from '#shared/orders/status'
import { getCurrentLocation } from '../locations/state/current-location'
import { text } from '#shared/voice/text'
import { getEventSettings } from '../catering/settings'
import { getKitchenState } from '../kitchen/intake'
import { getOrder } from '../orders/repository'
import { listDaySlots } from '../orders/times/next-time'
import { prepareSlots } from '../orders/times/prepare-slots'
import { findServiceTopic } from './grammar/questions/service-topics'
import { splitWords } from './grammar/tokenize/words'

const ASKS_HOW_LONG =
  /\b(?:how|wait|when|minutes|busy|soon|deliver\w*|tarda|demora|domicilio|recoger|llevar|pick ?up|today|tonight|tomorrow|noon|mañana|(?:at|by|around|for|las) \d{1,2}|\d{1,2} ?[ap]m)\b/i

/**
 * Estimates how long an order takes from the kitchen's backlog, if the sentence may ask for it or
 * choose a time.
 */
export async function findQuotes(message: string, location: LocationCode, now: Date) {
  if (!ASKS_HOW_LONG.test(message)) return undefined
  const kitchen = await getKitchenState(location, now)
  return estimateQuotes({ ...kitchen, extraMinutes: kitchen.intake.extraMinutes }, now)
}

type LaterCart = {
  readonly location: LocationCode
  readonly orderType: OrderType
  readonly items: readonly CartPart[]
}

/**
 * Returns the slots in which a cart fits, if the sentence may ask for a time or choose one;
 * undefined also where every offered time takes it.
 */
export async function findFreeTimes(message: string, { location, orderType: type, items }: LaterCart, now: Date) {
  if (!ASKS_HOW_LONG.test(message) || type === 'event') return undefined
  const { time, isPossible } = await prepareSlots({ location, type, items }, now)
  if (time.limit === null && time.kitchen === null && !time.leadMinutes) return undefined
  const today = getBusinessDate(time.place, now)
  const dates = listDates(today, addDays(today, maxDaysAhead[type]))
  const days = await Promise.all(dates.map((date) => listDaySlots(time, date, isPossible, now)))
  return new Set(days.flatMap(({ slots }) => slots.filter(({ left }) => left !== 0).map(({ at }) => at)))
}

const ASKS_WHERE = /\d{5}|deliver|zone|area|domicilio|entrega/i

/**
 * Returns the locations of a location's kind as they are, if the sentence may ask which of them
 * delivers to a place.
 */
export const findDeliveringLocations = async (message: string, at: LocationCode) =>
  ASKS_WHERE.test(message)
    ? Promise.all(listLocationsOfKind(at).map(({ code }) => getCurrentLocation(code)))
    : undefined

/** Returns the rules for events as the owner has set them, if the sentence asks for an event. */
export const findEventRules = async (message: string, location: LocationCode) =>
  findServiceTopic(splitWords(message).join(' ')) === 'events' ? getEventSettings(location) : undefined

const spanishStatus: Readonly<Record<KitchenStatus, string>> = {
  waiting: 'La cocina todavía no lo ha aceptado',
  confirmed: 'La cocina aceptó su pedido',
  prep: 'Su pedido se está preparando',
  cooking: 'Su pedido se está cocinando',
  plating: 'Su pedido se está emplatando',
  ready: '¡Su pedido está listo para recoger!',
  completed: 'Su pedido se completó',
  cancelled: 'Su pedido se canceló',
}

/** The notification of these stages names only the stored status, which guests don't know. */
const formatEnglishStatus = (order: OrderStage): string =>
  order.kitchenStatus === 'waiting'
    ? 'The kitchen has not accepted it yet'
    : order.kitchenStatus === 'confirmed'
      ? 'The kitchen accepted your order'
      : formatStatusMessage(order)

const formatSpanishStatus = ({ status, kitchenStatus }: OrderStage): string =>
  status === 'out-for-delivery' ? 'Su pedido va en camino' : spanishStatus[kitchenStatus]

const ORDER_ID = /\b(?=[a-z]*\d)[0-9a-z]{12}\b/i

/**
 * Returns the status of the order whose id a sentence contains: null if there is no such order,
 * undefined if the sentence has no id.
 */
export async function findOrderStatus(message: string) {
  const [id] = ORDER_ID.exec(message) ?? []
  if (id === undefined) return undefined
  try {
    const order = await getOrder(id)
    const message = text(formatEnglishStatus(order), formatSpanishStatus(order))
    return { ticketNumber: order.ticketNumber, message }
  } catch (error) {
    if (error instanceof Problem) return null
    throw error
  }
}
