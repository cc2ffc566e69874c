/**
 * A worker function, whose handler is in `events/workers/<name>.ts`. Lambda queues its invocations
 * and retries them, so a slow or failing external service delays only this work (decision 0003).
 */
type WorkerEntry = {
  readonly name: string
  readonly summary: string
  readonly table: 'read' | 'write'
  readonly mails?: boolean
  /** Whether it renders pages. */
  readonly rendersPages?: boolean
  /** Whether it calls the payment provider. */
  readonly pays?: boolean
  /** Older invocations are dropped. */
  readonly maxAgeHours: number
}

/** Returns the path of a worker's handler from the repository root. */
export const workerEntry = (name: string): string => `events/workers/${name}.ts`

export const workers = [
  {
    name: 'deliver-pushes',
    summary:
      'Sends news of an order, or an alert of a location, to the push services of the browsers that subscribed to it',
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
    name: 'settle-payment',
    summary:
      'Brings the payment of an order or gift card at the provider in line with it: captures, releases or refunds it',
    table: 'write',
    pays: true,
    maxAgeHours: 1,
  },
  {
    name: 'prerender-pages',
    summary: "Renders a location's pages, words and data for search engines, with its current menu and hours",
    table: 'read',
    rendersPages: true,
    maxAgeHours: 6,
  },
] as const satisfies readonly WorkerEntry[]

type Worker = (typeof workers)[number]
export type WorkerName = Worker['name']

/**
 * Returns the name of the environment variable with a worker's function name, such as
 * `DELIVER_PUSHES_FUNCTION`.
 */
export const getWorkerEnvironmentVariable = (name: WorkerName): string =>
  `${name.toUpperCase().replaceAll('-', '_')}_FUNCTION`

/** The workers that bring an alert to the owner. */
const alertWorkers: readonly WorkerName[] = ['deliver-mails', 'deliver-pushes']

type Invoker = { readonly invokes?: WorkerName | undefined; readonly alertsOwner?: boolean | undefined }

/** Returns the workers that a reaction or schedule invokes, each once. */
export const listInvokedWorkers = ({ invokes, alertsOwner = false }: Invoker): readonly WorkerName[] => [
  ...new Set([...(invokes ? [invokes] : []), ...(alertsOwner ? alertWorkers : [])]),
]
