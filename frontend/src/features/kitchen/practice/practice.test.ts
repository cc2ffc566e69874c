import { isShownAtStation } from '#shared/kitchen/ticket-items'
import { MARK_UNAVAILABLE } from '#shared/menu/availability'
import type { Exercise } from './exercise'
import { exercises } from './exercises'
import {
  applyPracticeAction,
  getCurrentExercise,
  createPractice,
  type PracticeState,
  type PracticeAction,
} from './practice'

const NOON = Date.parse('2026-05-01T16:00:00.000Z')
const at = NOON + 60_000

const after = (practice: PracticeState, ...acts: readonly PracticeAction[]): PracticeState =>
  acts.reduce(applyPracticeAction, practice)
const idOf = (ticketNumber: number) => `practice-${ticketNumber}`
const ticketIn = ({ world }: PracticeState, ticketNumber: number) =>
  world.tickets.find(({ id }) => id === idOf(ticketNumber))

/** Returns a practice at an exercise, with the earlier ones solved. */
function practiceAt(id: Exercise['id']): PracticeState {
  const before = exercises.slice(
    0,
    exercises.findIndex((exercise) => exercise.id === id),
  )
  return after(createPractice(NOON), ...before.map(() => ({ do: 'show', at }) as const))
}

const move = (ticketNumber: number, status: 'confirmed' | 'ready' | 'completed' | 'cancelled'): PracticeAction => ({
  do: 'move',
  orderId: idOf(ticketNumber),
  to: { status },
  at,
})

it('every exercise is completed by its solution and by nothing that was there before', () => {
  for (const exercise of exercises) {
    const practice = practiceAt(exercise.id)
    expect(getCurrentExercise(practice)?.id).toBe(exercise.id)
    expect(exercise.isOpen(practice.world, at)).toBe(true)
    const solution = exercise.solve(practice.world, at)
    expect(solution.length).toBeGreaterThan(0)
    expect(after(practice, ...solution.slice(0, -1)).step).toBe(practice.step)
    const done = after(practice, ...solution)
    expect([done.step, done.alone, done.message]).toEqual([practice.step + 1, 1, { tone: 'right', exercise }])
  }
})

it('a wrong attempt does not complete an exercise, and the coach shows the hint', () => {
  const wrong: Readonly<Record<string, PracticeAction>> = {
    allergy: { do: 'answer', answer: 'soy', at },
    late: move(46, 'confirmed'),
    move: move(44, 'confirmed'),
    line: { do: 'strike', orderId: idOf(45), lineIds: ['practice-45-chicken'], isStruck: true, at },
    station: { do: 'post', post: 'sushi', at },
    bump: { do: 'strike', orderId: idOf(41), lineIds: ['practice-41-chicken'], isStruck: true, at },
    recall: move(43, 'completed'),
    expo: move(45, 'ready'),
    out: { do: 'availability', dishId: 1, change: MARK_UNAVAILABLE, at },
    count: { do: 'availability', dishId: 8, change: { portionsLeft: 5 }, at },
  }
  for (const exercise of exercises) {
    const { id } = exercise
    const practice = practiceAt(id)
    const missed = after(practice, wrong[id] ?? { do: 'recall', at })
    expect([id, missed.step, missed.message]).toEqual([id, practice.step, { tone: 'wrong', exercise }])
  }
})

it('an action that makes an exercise impossible is reverted', () => {
  const cancelled = after(practiceAt('move'), move(46, 'cancelled'))
  expect(ticketIn(cancelled, 46)?.status).toBe('pending')
  expect(cancelled.message?.isUndone).toBe(true)
  expect(ticketIn(after(practiceAt('late'), move(42, 'cancelled')), 42)?.status).toBe('cooking')
})

it('a ticket is late by its promised time, whichever ticket it is', () => {
  const later = NOON + 15 * 60_000
  const done = after(practiceAt('late'), { do: 'move', orderId: idOf(41), to: { status: 'plating' }, at: later })
  expect(getCurrentExercise(done)?.id).toBe('move')
})

it('a bump removes the ticket from the station’s screen, and a recall restores the last bump', () => {
  const bumped = after(practiceAt('bump'), { do: 'show', at })
  const ticket = (practice: PracticeState) => ticketIn(practice, 45)
  const isShown = (practice: PracticeState) => {
    const found = ticket(practice)
    return found !== undefined && isShownAtStation(found, practice.world.post)
  }
  expect([bumped.world.post, isShown(bumped)]).toEqual(['hibachi', false])
  const handedOut = after(bumped, move(43, 'completed'))
  expect(ticketIn(handedOut, 43)?.completedAt).toBe(new Date(at).toISOString())
  const recalledOnce = after(handedOut, { do: 'recall', at })
  expect([ticketIn(recalledOnce, 43)?.status, recalledOnce.step]).toEqual(['ready', bumped.step])
  const recalled = after(recalledOnce, { do: 'recall', at })
  expect([isShown(recalled), recalled.step]).toEqual([true, bumped.step + 1])
})

it('the expeditor calls a finished ticket from the expeditor’s screen, and no other action counts', () => {
  const asExpo = after(practiceAt('expo'), { do: 'post', post: 'expo', at })
  for (const ticketNumber of [43, 45]) {
    const missed = after(asExpo, move(ticketNumber, 'ready'))
    expect([ticketNumber, missed.step, missed.message?.tone]).toEqual([ticketNumber, asExpo.step, 'wrong'])
  }
  expect(after(asExpo, move(41, 'completed')).message?.isUndone).toBe(true)
  expect(after(practiceAt('expo'), move(41, 'ready')).step).toBe(asExpo.step)
  expect(after(asExpo, move(41, 'ready')).step).toBe(asExpo.step + 1)
})

it('an availability change is undone, and a count makes an unavailable dish available', () => {
  const out = after(practiceAt('out'), { do: 'availability', dishId: 6, change: MARK_UNAVAILABLE, at })
  const dish = ({ world }: PracticeState) => world.dishes.find(({ id }) => id === 6)
  expect([getCurrentExercise(out)?.id, dish(out)?.isAvailable]).toEqual(['count', false])
  expect(dish(after(out, { do: 'undo-availability', at }))).toMatchObject({ isAvailable: true, portionsLeft: null })
})

it('shown exercises do not count as solved alone, and a restart clears everything', () => {
  const through = after(createPractice(NOON), ...exercises.map(() => ({ do: 'show', at }) as const))
  expect([through.step, through.alone, getCurrentExercise(through)]).toEqual([exercises.length, 0, undefined])
  expect(after(through, { do: 'show', at }, { do: 'recall', at }).step).toBe(exercises.length)
  expect(after(through, { do: 'restart', at: NOON })).toEqual(createPractice(NOON))
})
