import type { OrderStage } from '#shared/orders/status'
import { getTimeline } from './timeline'

const at = (minute: number) => `2026-05-01T16:${String(minute).padStart(2, '0')}:00.000Z`
const entry = (minute: number, stage: OrderStage) => ({ ...stage, at: at(minute) })
const waiting: OrderStage = { status: 'pending', kitchenStatus: 'waiting' }
const prep: OrderStage = { status: 'preparing', kitchenStatus: 'prep' }
const cooking: OrderStage = { status: 'cooking', kitchenStatus: 'cooking' }
const ready: OrderStage = { status: 'ready', kitchenStatus: 'ready' }

const buildTrackedOrder = (history: ReturnType<typeof entry>[]) => ({
  orderType: 'pickup',
  createdAt: at(0),
  history,
  ...(history.at(-1) ?? waiting),
})

describe('the timeline', () => {
  it('shows cooking as Preparing since preparation began', () => {
    const steps = getTimeline(buildTrackedOrder([entry(0, waiting), entry(3, prep), entry(7, cooking)]))
    expect(steps.map(({ label, done, at: reachedAt }) => [label, done, reachedAt])).toEqual([
      ['Order Confirmed', true, at(0)],
      ['Preparing', true, at(3)],
      ['Ready', false, null],
      ['Picked Up', false, null],
    ])
    expect(steps.findIndex((step) => step.current)).toBe(1)
  })

  it('shows the latest time of a step that the order entered twice', () => {
    const steps = getTimeline(
      buildTrackedOrder([entry(0, waiting), entry(3, prep), entry(9, ready), entry(10, cooking), entry(12, ready)]),
    )
    expect(steps[2]?.at).toBe(at(12))
  })

  it('ends with Delivered for a delivery', () => {
    expect(getTimeline({ ...buildTrackedOrder([]), orderType: 'delivery' }).at(-1)?.label).toBe('Delivered')
  })
})
