import type { OrderStage } from '#shared/orders/status'
import { getTimeline } from './timeline'

const at = (minute: number) => `2026-05-01T16:${String(minute).padStart(2, '0')}:00.000Z`
const moved = (minute: number, stage: OrderStage) => ({ ...stage, at: at(minute) })
const waiting: OrderStage = { status: 'pending', kitchenStatus: 'waiting' }
const prep: OrderStage = { status: 'preparing', kitchenStatus: 'prep' }
const cooking: OrderStage = { status: 'cooking', kitchenStatus: 'cooking' }
const ready: OrderStage = { status: 'ready', kitchenStatus: 'ready' }

const anOrder = (history: ReturnType<typeof moved>[]) => ({
  orderType: 'pickup',
  createdAt: at(0),
  history,
  ...(history.at(-1) ?? waiting),
})

describe('the timeline', () => {
  it('shows cooking as Preparing, with the time that preparing began', () => {
    const steps = getTimeline(anOrder([moved(0, waiting), moved(3, prep), moved(7, cooking)]))
    expect(steps.map(({ label, done, at: when }) => [label, done, when])).toEqual([
      ['Order Confirmed', true, at(0)],
      ['Preparing', true, at(3)],
      ['Ready', false, null],
      ['Picked Up', false, null],
    ])
    expect(steps.findIndex((step) => step.current)).toBe(1)
  })

  it('counts a step anew after the kitchen took the order back', () => {
    const steps = getTimeline(
      anOrder([moved(0, waiting), moved(3, prep), moved(9, ready), moved(10, cooking), moved(12, ready)]),
    )
    expect(steps[2]?.at).toBe(at(12))
  })

  it('ends with Delivered for a delivery', () => {
    expect(getTimeline({ ...anOrder([]), orderType: 'delivery' }).at(-1)?.label).toBe('Delivered')
  })
})
