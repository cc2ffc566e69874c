import type { WorkerName } from './reactions'

/**
 * A scheduled job, whose handler is in `events/schedules/<name>.ts`. The handler receives the time
 * it was due.
 */
export type Schedule = {
  readonly name: string
  readonly summary: string
  readonly table: 'read' | 'write'
  /** Whether it may alert the owner. */
  readonly alertsOwner: boolean
  /** Whether it pushes over the live connection. */
  readonly pushes: boolean
  readonly mails?: boolean
  /** Whether it works for the whole group at once instead of for each location. */
  readonly isGroupWide?: boolean
  /** The worker that it invokes. */
  readonly invokes?: WorkerName
} & ScheduleTimes

export type ScheduleTimes =
  /** Every day at this time, UTC. */
  | { readonly dailyAt: { readonly hour: number; readonly minute: number } }
  /** Repeats at this interval, starting at each full hour. */
  | { readonly everyMinutes: 1 | 10 | 15 | 20 | 30 }

/**
 * A group with more locations sends one message per location instead of doing all work in one run.
 * Fewer would cost more for the messages than for the work.
 */
export const MAX_LOCATIONS_PER_RUN = 10

const MINUTE_MS = 60_000
const DAY_MINUTES = 24 * 60

/** Returns when a schedule was last due, at or before now. */
export function getLastDueTime(times: ScheduleTimes, now: Date): Date {
  const [every, offset] =
    'everyMinutes' in times ? [times.everyMinutes, 0] : [DAY_MINUTES, times.dailyAt.hour * 60 + times.dailyAt.minute]
  const sinceOffset = Math.floor(now.getTime() / MINUTE_MS) - offset
  return new Date((sinceOffset - (sinceOffset % every) + offset) * MINUTE_MS)
}

/** Returns the path of a schedule's handler from the repository root. */
export const scheduleEntry = (name: string): string => `events/schedules/${name}.ts`

/** All scheduled jobs. */
export const schedules = [
  {
    name: 'close-stock-day',
    summary: 'Records the stock at the end of the day before, then delivers every ingredient with a par up to it',
    // Five or six in the morning in Florida, hours before the first location opens.
    dailyAt: { hour: 10, minute: 0 },
    table: 'write',
    alertsOwner: false,
    pushes: false,
  },
  {
    name: 'anonymize-guests',
    summary: "Anonymizes guests' orders older than 90 days",
    // At night in Florida.
    dailyAt: { hour: 8, minute: 30 },
    table: 'write',
    alertsOwner: false,
    pushes: false,
  },
  {
    name: 'delete-unused-pictures',
    summary: 'Deletes uploaded pictures that are older than a day and unused',
    isGroupWide: true,
    // A quarter of an hour after `anonymize-guests`; neither depends on the other.
    dailyAt: { hour: 8, minute: 45 },
    table: 'write',
    alertsOwner: false,
    pushes: false,
  },
  {
    name: 'mail-daily-reports',
    summary: 'Mails the report of the day before to the owner of each location that has it enabled',
    // At night in Florida, hours after the last order and its follow-ups.
    dailyAt: { hour: 9, minute: 0 },
    table: 'write',
    alertsOwner: false,
    pushes: false,
    mails: true,
  },
  {
    name: 'alert-no-orders',
    summary: 'Alerts the owner of an open live location that has had no order for longer than usual',
    everyMinutes: 30,
    table: 'write',
    alertsOwner: true,
    pushes: false,
  },
  {
    name: 'alert-unconfirmed-orders',
    summary:
      'Confirms orders where the owner enabled that, alerts the boards to unconfirmed orders, and pauses the intake if no board is connected',
    everyMinutes: 1,
    table: 'write',
    alertsOwner: true,
    pushes: true,
  },
  {
    name: 'alert-outages',
    summary:
      'Alerts the owner of an open live location that no board is connected, a printer is silent, or payments fail',
    everyMinutes: 10,
    table: 'write',
    alertsOwner: true,
    pushes: false,
  },
  {
    name: 'settle-due-payments',
    summary:
      'Invokes the settlement of payments that are due: unpaid orders to cancel, captures, releases and refunds to repeat, and gift cards to mail',
    everyMinutes: 1,
    table: 'read',
    alertsOwner: false,
    pushes: false,
    invokes: 'settle-payment',
  },
  {
    name: 'update-etas',
    summary:
      'Moves the estimated times of orders that will be late given the current load, so that their guests learn of it',
    everyMinutes: 1,
    table: 'write',
    alertsOwner: false,
    pushes: false,
  },
  {
    name: 'take-planned-stock',
    summary: "Takes the stock of a day's orders that were placed before that day, from its opening on",
    everyMinutes: 10,
    table: 'write',
    alertsOwner: false,
    pushes: false,
  },
  {
    name: 'expire-events',
    summary: 'Ends event requests and quotes whose time has passed, which frees their day',
    everyMinutes: 30,
    table: 'write',
    alertsOwner: false,
    pushes: false,
  },
] as const satisfies readonly Schedule[]
