/**
 * A function that is invoked asynchronously: `events/<name>.ts` each. Lambda queues the invocation
 * and retries it, so that a slow or failing external service delays only its own work (decision
 * 0004).
 */
type WorkerEntry = {
  readonly name: string
  readonly summary: string
  readonly table: 'read' | 'write'
  readonly mails?: boolean
  /** Whether it renders pages of the sites. */
  readonly prints?: boolean
  /** An invocation that has waited longer is given up. */
  readonly maxAgeHours: number
}

export const workers = [
  {
    name: 'deliver-pushes',
    summary: 'Sends news of an order to the push services of the browsers that subscribed to it',
    table: 'write',
    maxAgeHours: 1,
  },
  {
    name: 'deliver-mails',
    summary: 'Sends mails through the mail service, each once, and with a limit for each mailbox',
    table: 'write',
    mails: true,
    maxAgeHours: 6,
  },
  {
    name: 'prerender-pages',
    summary: "Renders a location's pages, words and data for search engines, with its current menu and hours",
    table: 'read',
    prints: true,
    maxAgeHours: 6,
  },
] as const satisfies readonly WorkerEntry[]

export type Worker = (typeof workers)[number]
export type WorkerName = Worker['name']

/** The environment variable that names a worker's function: `DELIVER_PUSHES_FUNCTION`. */
export const getWorkerEnvironmentVariable = (name: WorkerName): string =>
  `${name.toUpperCase().replaceAll('-', '_')}_FUNCTION`
