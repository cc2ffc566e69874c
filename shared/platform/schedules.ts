/** What is done by the clock: `events/<name>.ts` each, called with the moment that it was due. */
export type Schedule = {
  readonly name: string
  readonly summary: string
  readonly table: 'read' | 'write'
  /** Whether it may tell the owner of something. */
  readonly tells: boolean
  /** Whether it pushes over the live connection. */
  readonly pushes: boolean
  readonly mails?: boolean
} & ScheduleTimes

export type ScheduleTimes =
  /** Every day at this time, UTC. */
  | { readonly dailyAt: { readonly hour: number; readonly minute: number } }
  /** So often, from each full hour on. */
  | { readonly everyMinutes: 1 | 10 | 15 | 20 | 30 }

const MINUTE_MS = 60_000
const DAY_MINUTES = 24 * 60

/** The latest moment up to now at which a schedule was due. */
export function getLastDueTime(times: ScheduleTimes, now: Date): Date {
  const [every, offset] =
    'everyMinutes' in times ? [times.everyMinutes, 0] : [DAY_MINUTES, times.dailyAt.hour * 60 + times.dailyAt.minute]
  const sinceOffset = Math.floor(now.getTime() / MINUTE_MS) - offset
  return new Date((sinceOffset - (sinceOffset % every) + offset) * MINUTE_MS)
}

/** Returns the file of a schedule, from the root of the repository. */
export const scheduleEntry = (name: string): string => `events/schedules/${name}.ts`

export const schedules = [
  {
    name: 'close-stock-day',
    summary: 'Writes down the stock that the day before left, then brings every ingredient that has a par up to it',
    // Five or six in the morning in Florida, hours before the first location opens.
    dailyAt: { hour: 10, minute: 0 },
    table: 'write',
    tells: false,
    pushes: false,
  },
  {
    name: 'anonymize-guests',
    summary: "Takes the names off guests' orders that were over 90 days ago",
    // In the night in Florida.
    dailyAt: { hour: 8, minute: 30 },
    table: 'write',
    tells: false,
    pushes: false,
  },
  {
    name: 'delete-unused-pictures',
    summary: 'Removes pictures that were sent to the desk over a day ago and that nothing needs',
    // A quarter of an hour after the names: neither waits for the other.
    dailyAt: { hour: 8, minute: 45 },
    table: 'write',
    tells: false,
    pushes: false,
  },
  {
    name: 'mail-daily-reports',
    summary: 'Mails the closing of the day before to the owner of each location that asks for it',
    // In the night in Florida, hours after the last order and what follows from it.
    dailyAt: { hour: 9, minute: 0 },
    table: 'write',
    tells: false,
    pushes: false,
    mails: true,
  },
  {
    name: 'alert-no-orders',
    summary: 'Tells the owner of a live location that is open and has had no order for longer than usual',
    everyMinutes: 30,
    table: 'write',
    tells: true,
    pushes: false,
  },
  {
    name: 'alert-unconfirmed-orders',
    summary:
      'Confirms orders where the owner has that done, rings on the boards for what nobody has confirmed, and pauses the intake where no board is connected',
    everyMinutes: 1,
    table: 'write',
    tells: true,
    pushes: true,
  },
  {
    name: 'update-etas',
    summary: 'Moves the promises that a kitchen will not keep by what it has in hand, so that their guests are told',
    everyMinutes: 1,
    table: 'write',
    tells: false,
    pushes: false,
  },
] as const satisfies readonly Schedule[]
