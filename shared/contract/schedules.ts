/** What is done at a time of the day: `events/<name>.ts` each, called with the moment that it was due. */
export type Schedule = {
  readonly name: string
  readonly summary: string
  /** Every day at this time, UTC. */
  readonly dailyAt: { readonly hour: number; readonly minute: number }
  readonly table: 'read' | 'write'
}

export const schedules = [
  {
    name: 'deliver-stock',
    summary: 'Writes down the stock that the day before left, then brings every ingredient that has a par up to it',
    // Five or six in the morning in Florida, hours before the first location opens.
    dailyAt: { hour: 10, minute: 0 },
    table: 'write',
  },
] as const satisfies readonly Schedule[]
