import { isAutoConfirmed } from './auto-confirm'
import { DEFAULT_INTAKE } from './intake'
import { UNATTENDED_KITCHEN_REASON } from './unanswered'

const now = new Date('2026-07-07T18:00:00.000Z')
const order = {
  status: 'pending',
  orderType: 'pickup',
  createdAt: '2026-07-07T17:59:00.000Z',
  scheduledFor: null,
  history: [],
} as const
const on = { autoConfirm: true, intake: DEFAULT_INTAKE }
const paused = (reason: string | null) => ({ ...DEFAULT_INTAKE, pausedUntil: '2026-07-07T19:00:00.000Z', reason })

describe('an order that nobody has confirmed', () => {
  it.each([
    ['where the owner chose so, at once', order, on, true],
    ['where nobody chose so, never', order, { intake: DEFAULT_INTAKE }, false],
    ['where the owner chose against it, never', order, { ...on, autoConfirm: false }, false],
    ['that somebody has seen to, not again', { ...order, status: 'confirmed' as const }, on, false],
    ['for later, not before its time', { ...order, scheduledFor: '2026-07-07T18:21:00.000Z' }, on, false],
    ['for later, once it is on the line', { ...order, scheduledFor: '2026-07-07T18:20:00.000Z' }, on, true],
    ['while a cook has paused the intake, all the same', order, { ...on, intake: paused('Fryer') }, true],
    ['while no kitchen is there, not', order, { ...on, intake: paused(UNATTENDED_KITCHEN_REASON) }, false],
  ])('%s', (_, waiting, kitchen, isSo) => {
    expect(isAutoConfirmed(waiting, kitchen, now)).toBe(isSo)
  })
})
