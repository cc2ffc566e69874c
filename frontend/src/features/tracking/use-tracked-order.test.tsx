import type { Order } from '#shared/orders/contract'
import { resolveStage } from '#shared/orders/status'
import type { OrderStatus } from '#shared/orders/constants'
import { buildOrder } from '#testing/fixtures'
import { pickLaterOrder, applyStatusUpdate } from './use-tracked-order'

const entry = (status: OrderStatus, step: number) => ({
  ...resolveStage({ status }),
  at: `2026-05-01T16:0${step}:00.000Z`,
})
const pushOf = (status: OrderStatus, step: number) => ({ ...entry(status, step), step })
const orderAfter = (...statuses: OrderStatus[]): Order => {
  const history = statuses.map((status, index) => entry(status, index + 1))
  const last = statuses.at(-1) ?? 'pending'
  return buildOrder({ ...resolveStage({ status: last }), history, mayCancel: last === 'pending' })
}

it('takes the next step with its time, and can no longer be cancelled', () => {
  expect(applyStatusUpdate(orderAfter('pending'), pushOf('confirmed', 2))).toEqual(orderAfter('pending', 'confirmed'))
})

it('is completed at the time of that step, and not once it is put back', () => {
  const done = applyStatusUpdate(orderAfter('pending'), pushOf('completed', 2))
  expect(done?.completedAt).toBe('2026-05-01T16:02:00.000Z')
  expect(done && applyStatusUpdate(done, pushOf('ready', 3))).not.toHaveProperty('completedAt')
})

it.each([
  ['confirmed', 2],
  ['pending', 1],
] as const)('is not set back by %s, which comes late', (status, step) => {
  const order = orderAfter('pending', 'confirmed', 'preparing')
  expect(applyStatusUpdate(order, pushOf(status, step))).toBe(order)
})

it.each([
  ['a step is missing', pushOf('cooking', 4)],
  ['it was put back to the start, where it may be cancelled', pushOf('pending', 3)],
  ['the push does not say which step it is', resolveStage({ status: 'cooking' })],
])('is read again where %s', (_why, push) => {
  expect(applyStatusUpdate(orderAfter('pending', 'confirmed'), push)).toBeNull()
})

it('an answer that was on its way when a step was pushed does not set it back', () => {
  const [earlier, later] = [orderAfter('pending'), orderAfter('pending', 'confirmed')]
  expect(pickLaterOrder(later, earlier)).toBe(later)
  expect(pickLaterOrder(earlier, later)).toBe(later)
  expect(pickLaterOrder(undefined, earlier)).toBe(earlier)
})
