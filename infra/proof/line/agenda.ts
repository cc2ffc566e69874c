import type { Random } from '#infra/testkit/random'

/** What happens to an order, in minutes of the rush since it was placed. */
export type Step =
  | {
      readonly kind: 'move'
      readonly after: number
      readonly to: 'confirmed' | 'cooking' | 'ready' | 'completed' | 'cancelled'
    }
  | { readonly kind: 'strike'; readonly after: number; readonly line: number; readonly isStruck: boolean }

/** An order of the rush: when it is placed, in minutes, what it asks for and what becomes of it. */
export type Guest = {
  readonly at: number
  readonly dishes: number
  readonly isDelivery: boolean
  readonly isAllergic: boolean
  readonly steps: readonly Step[]
}

/** A dish that runs out, and for how many minutes. */
export type RunOut = { readonly at: number; readonly minutes: number }
/** A device that is without a network for so many minutes. */
export type CutOff = { readonly at: number; readonly minutes: number; readonly device: number }

export type Agenda = {
  readonly guests: readonly Guest[]
  readonly runOuts: readonly RunOut[]
  readonly cutOffs: readonly CutOff[]
  /** When everybody waits, and the devices are compared with the list. */
  readonly quiet: readonly number[]
}

/** How a rush goes. Guesses of the trade. */
export const usual = {
  ordersAnHour: 40,
  dishes: [1, 2, 2, 2, 3, 4],
  delivered: 0.3,
  allergic: 0.15,
  cancelled: 0.08,
  recalled: 0.1,
  struckByMistake: 0.15,
  runOutEvery: 25,
  cutOffEvery: 12,
  quietEvery: 20,
} as const

function stepsFor(dishes: number, random: Random): Step[] {
  const confirmed: Step = { kind: 'move', after: random.between(0.5, 3), to: 'confirmed' }
  if (random.chance(usual.cancelled)) {
    return [confirmed, { kind: 'move', after: random.between(4, 8), to: 'cancelled' }]
  }
  const lines = Array.from({ length: dishes }, (_, line) => line).flatMap((line): Step[] => {
    const after = random.between(5, 11)
    const strike = { kind: 'strike', line } as const
    const made: Step = { ...strike, after, isStruck: true }
    if (!random.chance(usual.struckByMistake)) return [made]
    return [made, { ...strike, after: after + 0.5, isStruck: false }, { ...strike, after: after + 1.5, isStruck: true }]
  })
  const ready = random.between(13, 16)
  const completed = ready + random.between(2, 8)
  const recalled: Step[] = random.chance(usual.recalled)
    ? [
        { kind: 'move', after: completed + 1, to: 'ready' },
        { kind: 'move', after: completed + 2, to: 'completed' },
      ]
    : []
  const moves: Step[] = [
    { kind: 'move', after: 4, to: 'cooking' },
    { kind: 'move', after: ready, to: 'ready' },
    { kind: 'move', after: completed, to: 'completed' },
  ]
  return [confirmed, ...lines, ...moves, ...recalled].sort((one, other) => one.after - other.after)
}

const every = (minutes: number, until: number): number[] =>
  Array.from({ length: Math.max(0, Math.ceil(until / minutes) - 1) }, (_, index) => (index + 1) * minutes)

type Rush = { readonly hours: number; readonly devices: number; readonly random: Random }

/** All that happens in a rush of so many hours, the same for the same chance; every cut ends before the next quiet point. */
export function agendaOf({ hours, devices, random }: Rush): Agenda {
  const end = hours * 60
  const guests: Guest[] = []
  const gap = () => -Math.log(1 - random.next()) * (60 / usual.ordersAnHour)
  for (let at = gap(); at < end; at += gap()) {
    const dishes = random.pick(usual.dishes) ?? 2
    guests.push({
      at,
      dishes,
      isDelivery: random.chance(usual.delivered),
      isAllergic: random.chance(usual.allergic),
      steps: stepsFor(dishes, random),
    })
  }
  const quiet = [...every(usual.quietEvery, end), end]
  const untilQuiet = (at: number) => (quiet.find((moment) => moment >= at) ?? end) - at
  return {
    guests,
    runOuts: every(usual.runOutEvery, end).map((at) => ({ at, minutes: 6 })),
    cutOffs: every(usual.cutOffEvery, end)
      .map((at) => ({ at, minutes: Math.min(random.between(2, 6), untilQuiet(at) - 0.5) }))
      .filter(({ minutes }) => minutes > 1)
      .map((cut) => ({ ...cut, device: Math.floor(random.next() * devices) })),
    quiet,
  }
}
