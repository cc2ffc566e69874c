import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb'
import { codeKeys } from '#functions/discounts/records'
import { feedbackKeys } from '#functions/feedback/records'
import { inventoryKeys } from '#functions/inventory/records'
import { loyaltyKeys } from '#functions/loyalty/records'
import { getBoardKey, orderKeys, OrderRecord } from '#functions/orders/records'
import { table, tableName } from '#functions/runtime/table'
import type { Item } from '#functions/runtime/table'
import { getLocalHour } from '#shared/rules/numbers'

export const reportWeekLocation = 'HEHC'

type Dish = { readonly id: number; readonly name: string }
type Dishes = { readonly bowl: Dish; readonly roll: Dish; readonly meat: number }

/** A moment of the week by the clock on the wall: `2 12:05` is Monday's. */
function at(text: string): string {
  const [day = '', time = ''] = text.split(' ')
  // In the night to the 8th clocks go forward.
  return new Date(`2026-03-${day.padStart(2, '0')}T${time}:00${day === '8' ? '-04:00' : '-05:00'}`).toISOString()
}

const kitchenStatusOf = {
  pending: 'waiting',
  confirmed: 'confirmed',
  ready: 'ready',
  completed: 'completed',
  cancelled: 'cancelled',
} as const
type Stage = readonly [status: keyof typeof kitchenStatusOf, time: string]
type Line = readonly [dish: Dish, quantity: number, cents: number, more?: object]
type Told = {
  readonly type?: 'pickup' | 'delivery' | 'event'
  readonly lines: readonly Line[]
  readonly taxCents: number
  readonly discountCents?: number
  readonly promised?: string
  readonly stages: readonly Stage[]
  readonly more?: object
}

function orderItem(ticketNumber: number, { type = 'pickup', lines, promised, stages, more, ...money }: Told): Item {
  const history = stages.map(([status, time]) => ({ status, kitchenStatus: kitchenStatusOf[status], at: at(time) }))
  const last = history.at(-1)
  const [createdAt, endedAt] = [history[0]?.at ?? '', last?.at ?? '']
  const subtotalCents = lines.reduce((sum, [, , cents]) => sum + cents, 0)
  const [discountCents, deliveryFeeCents] = [money.discountCents ?? 0, type === 'delivery' ? 299 : 0]
  const order = OrderRecord.parse({
    type: 'Order',
    version: 1,
    id: `WEEK${ticketNumber}`,
    location: reportWeekLocation,
    ticketNumber,
    status: last?.status,
    kitchenStatus: last?.kitchenStatus,
    orderType: type,
    subtotalCents,
    discountCents,
    taxCents: money.taxCents,
    deliveryFeeCents,
    totalCents: subtotalCents - discountCents + money.taxCents + deliveryFeeCents,
    createdAt,
    ...(promised && { promisedFrom: at(promised), promisedAt: at(promised) }),
    ...(last?.status === 'completed' && { completedAt: endedAt }),
    customer: { name: 'Wanda Weekly', email: '', phone: '' },
    visitorId: 'a-browser-of-that-week',
    lines: lines.map(([dish, quantity, totalPriceCents, options]) => ({
      menuItemId: dish.id,
      name: dish.name,
      description: '',
      code: '',
      station: 'hibachi',
      allergens: null,
      quantity,
      unitPriceCents: totalPriceCents / quantity,
      totalPriceCents,
      loyaltyMultiplier: 1,
      ...options,
    })),
    history,
    ...more,
  })
  return {
    ...orderKeys.order(order.id),
    ...order,
    gsi1pk: getBoardKey(order, getLocalHour(reportWeekLocation, endedAt).date),
    gsi1sk: `${endedAt}#${ticketNumber}#${order.id}`,
  }
}

const usual = (placed: string, confirmed: string, ready: string, completed: string): readonly Stage[] => [
  ['pending', placed],
  ['confirmed', confirmed],
  ['ready', ready],
  ['completed', completed],
]

const ordersOf = ({ bowl, roll }: Dishes): readonly Told[] => {
  const extra = {
    options: [{ id: 'meat', group: 'Extras', name: 'Extra meat', priceCents: 200, quantity: 1, differs: true }],
  }
  const account = { userId: 'somebody-of-that-week' }
  const apology = { line: 1, amountCents: 625, reason: 'sold-out', code: 'SORRY', at: at('5 19:00') }
  // prettier-ignore
  return [
    { lines: [[bowl, 1, 1250]], taxCents: 88, promised: '2 12:20', stages: usual('2 12:00', '2 12:02', '2 12:12', '2 12:15') },
    { lines: [[roll, 2, 1250]], taxCents: 88, promised: '2 18:35', stages: usual('2 18:00', '2 18:01', '2 18:11', '2 18:40'), type: 'delivery' },
    { lines: [[bowl, 3, 3750]], taxCents: 236, promised: '3 17:20', stages: usual('3 17:00', '3 17:03', '3 17:20', '3 17:25'), discountCents: 375,
      more: { ...account, reservations: [{ type: 'code', codeId: 'WEEKA' }] } },
    { lines: [[bowl, 2, 2500]], taxCents: 175, promised: '4 12:20', stages: [['pending', '4 12:00'], ['cancelled', '4 12:05']] },
    { lines: [[roll, 2, 1250]], taxCents: 88, promised: '4 18:50',
      stages: [['pending', '4 18:30'], ['confirmed', '4 18:31'], ['ready', '4 18:45'], ['cancelled', '4 19:00']] },
    { lines: [[bowl, 1, 1450, extra], [roll, 3, 1875, { struckAt: at('5 17:40') }]], taxCents: 233, promised: '5 18:00',
      stages: usual('3 10:00', '5 17:30', '5 17:50', '5 18:05'), more: { scheduledFor: at('5 18:00'), refunds: [apology] } },
    { lines: [[bowl, 10, 12_500]], taxCents: 840, promised: '6 20:00', stages: usual('2 10:00', '6 15:00', '6 19:55', '6 20:00'), discountCents: 500,
      type: 'event', more: { ...account, reservations: [{ type: 'code', codeId: 'WEEKB' }], scheduledFor: at('6 20:00') } },
    { lines: [[roll, 1, 625]], taxCents: 44, promised: '7 23:40', stages: usual('7 23:30', '7 23:31', '7 23:45', '7 23:59') },
    { lines: [[roll, 4, 2500]], taxCents: 175, promised: '7 19:40', stages: usual('7 19:00', '7 19:02', '7 19:12', '7 19:30'), type: 'delivery' },
    { lines: [[bowl, 2, 2500]], taxCents: 175, promised: '8 12:20',
      stages: [...usual('8 12:00', '8 12:04', '8 12:14', '8 12:15'), ['ready', '8 12:16'], ['completed', '8 12:20']] },
  ]
}

function movementItem(ingredientId: number, time: string, hundredths: number): Item {
  const facts = { location: reportWeekLocation, createdAt: at(time), id: `week-${time.replace(/\W/g, '-')}` }
  const isBack = hundredths < 0
  const [beforeHundredths, afterHundredths] = isBack ? [0, -hundredths] : [hundredths, 0]
  return {
    ...inventoryKeys.movement({ ...facts, location: reportWeekLocation }),
    ...facts,
    type: 'Movement',
    movementType: isBack ? 'in' : 'waste',
    reason: 'expired',
    by: 'kenji',
    ingredientId,
    quantityHundredths: Math.abs(hundredths),
    beforeHundredths,
    afterHundredths,
  }
}

const codeItem = (id: string, issuedAt: string, spentOn?: string): Item => ({
  ...codeKeys.code(id),
  type: 'Code',
  code: id,
  discount: { percent: 10 },
  site: 'test',
  location: reportWeekLocation,
  issuedAt: at(issuedAt),
  ...(spentOn && { spentOn }),
})

const feedbackItem = (orderId: string, rating: number, comment: string, time: string): Item => ({
  ...feedbackKeys.given(orderId, 'checkin'),
  type: 'Feedback',
  id: `said-${orderId}`,
  orderId,
  trigger: 'checkin',
  rating,
  comment,
  orderItems: [],
  orderType: 'pickup',
  at: at(time),
})

const entryItem = (id: string, points: number, as: 'issued' | 'redeemed'): Item => ({
  ...loyaltyKeys.entry('a-friend-of-that-week', at('7 13:00'), id),
  type: 'LedgerEntry',
  id,
  description: '',
  points,
  createdAt: at('7 13:00'),
  counts: { at: reportWeekLocation, as },
})

/**
 * Writes a week whose every figure is worked out by hand (shared/rules/testing/known-week.ts), as
 * its orders left it.
 */
export async function storeReportWeek(dishes: Dishes): Promise<void> {
  const items = [
    ...ordersOf(dishes).map((told, index) => orderItem(index + 1, told)),
    movementItem(dishes.meat, '4 21:00', 150),
    movementItem(dishes.meat, '8 11:00', 100),
    movementItem(dishes.meat, '8 11:05', -50),
    codeItem('WEEKA', '2 12:15', 'WEEK3'),
    codeItem('WEEKB', '2 09:00', 'WEEK7'),
    codeItem('SORRY', '5 19:00'),
    feedbackItem('WEEK6', 5, 'Right on time.', '6 21:00'),
    feedbackItem('WEEK2', 2, 'It came cold.', '6 21:30'),
    entryItem('friend', 500, 'issued'),
    entryItem('reward', -100, 'redeemed'),
  ]
  // Feedback is told by its order, so orders come first.
  for (let from = 0; from < items.length; from += 25)
    await table.send(
      new BatchWriteCommand({
        RequestItems: { [tableName()]: items.slice(from, from + 25).map((Item) => ({ PutRequest: { Item } })) },
      }),
    )
}
