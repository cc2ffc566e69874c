import type { Order } from '#shared/orders/contract'
import { resolveStage } from '#shared/orders/status'
import type { OrderStatus } from '#shared/orders/constants'
import { buildOrder } from '#testing/fixtures'
import { pickLaterOrder, applyStatusUpdate } from './use-tracked-order'

const entry = (status: OrderStatus, step: number) => ({
  ...resolveStage({ status }),
  at: `2026-05-01T16:0${step}:00.000Z`,
})
const buildUpdate = (status: OrderStatus, step: number) => ({ ...entry(status, step), step })
const buildOrderAfter = (...statuses: OrderStatus[]): Order => {
  const history = statuses.map((status, index) => entry(status, index + 1))
  const last = statuses.at(-1) ?? 'pending'
  const isPending = last === 'pending'
  return buildOrder({ ...resolveStage({ status: last }), history, mayCancel: isPending, mayEdit: isPending })
}

it('an update adds its status and time, and the order can no longer be cancelled', () => {
  expect(applyStatusUpdate(buildOrderAfter('pending'), buildUpdate('confirmed', 2))).toEqual(
    buildOrderAfter('pending', 'confirmed'),
  )
})

it('an order is completed at the time of the update, until it is moved back', () => {
  const completed = applyStatusUpdate(buildOrderAfter('pending'), buildUpdate('completed', 2))
  expect(completed?.completedAt).toBe('2026-05-01T16:02:00.000Z')
  expect(completed && applyStatusUpdate(completed, buildUpdate('ready', 3))).not.toHaveProperty('completedAt')
})

it.each([
  ['confirmed', 2],
  ['pending', 1],
] as const)('a late update to %s changes nothing', (status, step) => {
  const order = buildOrderAfter('pending', 'confirmed', 'preparing')
  expect(applyStatusUpdate(order, buildUpdate(status, step))).toBe(order)
})

it.each([
  ['an update is missing', buildUpdate('cooking', 4)],
  ['it is pending again and may be cancellable', buildUpdate('pending', 3)],
  ['the update has no step number', resolveStage({ status: 'cooking' })],
])('an order is loaded again if %s', (_case, update) => {
  expect(applyStatusUpdate(buildOrderAfter('pending', 'confirmed'), update)).toBeNull()
})

it('an answer that is older than a pushed update does not replace it', () => {
  const [earlier, later] = [buildOrderAfter('pending'), buildOrderAfter('pending', 'confirmed')]
  expect(pickLaterOrder(later, earlier)).toBe(later)
  expect(pickLaterOrder(earlier, later)).toBe(later)
  expect(pickLaterOrder(undefined, earlier)).toBe(earlier)
})
