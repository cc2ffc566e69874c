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

/** Returns the file of a worker, from the root of the repository. */
export const workerEntry = (name: string): string => `events/workers/${name}.ts`

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

/**
 * What reacts to a change in the table, off the request path: `events/<name>.ts` each.
 * `on` names the changes and `entities` the types of records that it is called for.
 */
export type Reaction = {
  readonly name: string
  readonly summary: string
  readonly entities: readonly string[]
  readonly on: readonly ('INSERT' | 'MODIFY' | 'REMOVE')[]
  readonly table: 'read' | 'write'
  /** Whether it pushes over the live connection. */
  readonly pushes: boolean
  /** The worker that it invokes for what must not delay other reactions. */
  readonly invokes?: WorkerName
}

/** Returns the file of a reaction, from the root of the repository. */
export const reactionEntry = (name: string): string => `events/${name}.ts`

export const reactions = [
  {
    name: 'push-kitchen-tickets',
    summary: "Pushes new_order, status_update and ticket_update to the location's boards",
    entities: ['Order'],
    on: ['INSERT', 'MODIFY'],
    table: 'write',
    pushes: true,
  },
  {
    name: 'push-order-status',
    summary: 'Pushes status_update and notification to whoever follows the order, also of a promise that moves',
    entities: ['Order'],
    on: ['MODIFY'],
    table: 'write',
    pushes: true,
  },
  {
    name: 'queue-print-jobs',
    summary: "Puts an order's ticket among what waits for the kitchen's printers, and takes a cancelled one off it",
    entities: ['Order'],
    on: ['INSERT', 'MODIFY'],
    table: 'write',
    pushes: false,
  },
  {
    name: 'send-order-pushes',
    summary: 'Invokes the delivery of news of an order to browsers whose page of it may be closed',
    entities: ['Order'],
    on: ['MODIFY'],
    table: 'read',
    pushes: false,
    invokes: 'deliver-pushes',
  },
  {
    name: 'track-unconfirmed-orders',
    summary:
      'Keeps which orders nobody has confirmed, releases what they count towards a guest’s limit, and opens an intake that was paused for want of a kitchen',
    entities: ['Order'],
    on: ['INSERT', 'MODIFY'],
    table: 'write',
    pushes: false,
  },
  {
    name: 'send-order-mail',
    summary:
      'Invokes the delivery of mails: receipt, ready, cancelled, the code of a reward and what the desk answers to feedback, where a location sends mail',
    entities: ['Order', 'Code', 'Feedback'],
    on: ['INSERT', 'MODIFY'],
    table: 'read',
    pushes: false,
    invokes: 'deliver-mails',
  },
  {
    name: 'release-reservations',
    summary:
      'Releases what a cancelled order reserved: stock, its slot, portions and codes; ends the codes that refunded its dishes',
    entities: ['Order'],
    on: ['MODIFY'],
    table: 'write',
    pushes: false,
  },
  {
    name: 'award-points',
    summary: 'Books the points of completed orders and of put-backs, and referral bonuses',
    entities: ['Order'],
    on: ['MODIFY'],
    table: 'write',
    pushes: false,
  },
  {
    name: 'index-guest-contact',
    summary: 'Lists an order without an account under its e-mail address, for the export and the erasure',
    entities: ['Order'],
    on: ['INSERT'],
    table: 'write',
    pushes: false,
  },
  {
    name: 'apply-stock-changes',
    summary:
      'Records what orders took, raises and ends alerts, takes dishes that ran out off the menu and puts them back',
    entities: ['Tally'],
    on: ['MODIFY'],
    table: 'write',
    pushes: false,
  },
  {
    name: 'push-transcription',
    summary: 'Pushes transcription_update to whoever waits for a spoken comment to be written down',
    entities: ['SpokenComment'],
    on: ['MODIFY'],
    table: 'write',
    pushes: true,
  },
  {
    name: 'push-menu',
    summary:
      'Pushes menu_update to everyone on the location when a dish or an option of it runs out or comes back, and when the owner changes the menu',
    entities: ['Dish', 'Specials', 'Categories'],
    on: ['INSERT', 'MODIFY'],
    table: 'write',
    pushes: true,
  },
  {
    name: 'push-location-state',
    summary:
      'Pushes to everyone on the location menu_update when portions are counted or ordered, intake_update when the intake changes',
    entities: ['MenuChanges'],
    on: ['MODIFY'],
    table: 'write',
    pushes: true,
  },
  {
    name: 'request-prerender',
    summary: "Requests a location's pages to be rendered again when its menu or hours change",
    entities: ['MenuChanges', 'Categories'],
    on: ['INSERT', 'MODIFY'],
    table: 'read',
    pushes: false,
    invokes: 'prerender-pages',
  },
  {
    name: 'push-hours',
    summary: 'Pushes hours_update to everyone on the location when its opening hours are changed',
    entities: ['Hours'],
    on: ['INSERT', 'MODIFY'],
    table: 'write',
    pushes: true,
  },
  {
    name: 'rank-dishes',
    summary: "Notes beside a location's menu which dishes were ordered most in the last 30 days",
    entities: ['Day'],
    on: ['INSERT', 'MODIFY'],
    table: 'write',
    pushes: false,
  },
  {
    name: 'update-numbers',
    summary: "Counts completed and cancelled orders, waste, points, codes and feedback towards their location's day",
    entities: ['Order', 'Movement', 'LedgerEntry', 'Code', 'Feedback'],
    on: ['INSERT', 'MODIFY'],
    table: 'write',
    pushes: false,
  },
] as const satisfies readonly Reaction[]
