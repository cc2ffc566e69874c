import type { ReactionOf } from './reaction'

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
    name: 'settle-payment',
    summary: "Brings an order's payment at the provider in line with the order: captures, releases or refunds it",
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

export type Reaction = ReactionOf<WorkerName>

/** Returns the path of a reaction's handler from the repository root. */
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
    summary:
      'Pushes status_update and notification to everyone who follows the order, also when its estimated time changes',
    entities: ['Order'],
    on: ['MODIFY'],
    table: 'write',
    pushes: true,
  },
  {
    name: 'queue-print-jobs',
    summary: "Adds an order's ticket to the print queue of the kitchen, and removes a cancelled one",
    entities: ['Order'],
    on: ['INSERT', 'MODIFY'],
    table: 'write',
    pushes: false,
  },
  {
    name: 'settle-payments',
    summary: 'Notes when the payment of an order must be looked at, and invokes the settlement of one that is due',
    entities: ['Order'],
    on: ['INSERT', 'MODIFY'],
    table: 'write',
    pushes: false,
    invokes: 'settle-payment',
  },
  {
    name: 'send-order-pushes',
    summary: 'Invokes the delivery of push notifications about an order',
    entities: ['Order'],
    on: ['MODIFY'],
    table: 'read',
    pushes: false,
    invokes: 'deliver-pushes',
  },
  {
    name: 'track-unconfirmed-orders',
    summary:
      'Tracks unconfirmed orders, releases what they count towards a guest’s limit, and resumes an intake that was paused because the kitchen was unattended',
    entities: ['Order'],
    on: ['INSERT', 'MODIFY'],
    table: 'write',
    pushes: false,
  },
  {
    name: 'send-order-mail',
    summary:
      'Invokes the delivery of mails about orders, codes, feedback, events, the team and purchases, where a location sends mail',
    entities: ['Order', 'Code', 'Feedback', 'CateringEvent', 'TeamMember', 'Purchase'],
    on: ['INSERT', 'MODIFY'],
    table: 'read',
    pushes: false,
    invokes: 'deliver-mails',
  },
  {
    name: 'release-reservations',
    summary:
      'Releases what a cancelled order reserved: stock, its slot, portions and codes; ends the codes that refunded its dishes; takes the stock that is still planned for a completed order; books what was made of a cancelled one, and dishes that are made again, as waste',
    entities: ['Order'],
    on: ['MODIFY'],
    table: 'write',
    pushes: false,
  },
  {
    name: 'update-catering-event',
    summary: 'Completes, reopens or cancels a catered event with its order',
    entities: ['Order'],
    on: ['MODIFY'],
    table: 'write',
    pushes: false,
  },
  {
    name: 'award-points',
    summary: 'Posts the points of completed, recalled and refunded orders, and referral bonuses',
    entities: ['Order'],
    on: ['MODIFY'],
    table: 'write',
    pushes: false,
  },
  {
    name: 'index-guest-contact',
    summary: 'Indexes guest orders by e-mail address, for export and erasure of personal data',
    entities: ['Order'],
    on: ['INSERT', 'MODIFY'],
    table: 'write',
    pushes: false,
  },
  {
    name: 'index-order-work',
    summary: 'Indexes orders by the people who made steps of them, for the erasure of their names',
    entities: ['Order'],
    on: ['INSERT', 'MODIFY'],
    table: 'write',
    pushes: false,
  },
  {
    name: 'apply-stock-changes',
    summary: 'Records the stock that orders used, raises and ends alerts, and updates the availability of dishes',
    entities: ['Tally'],
    on: ['MODIFY'],
    table: 'write',
    pushes: false,
  },
  {
    name: 'push-transcription',
    summary: 'Pushes transcription_update to the browser that waits for the text of a spoken comment',
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
    name: 'close-revoked-sockets',
    summary: 'Closes the live connections of a session that was revoked',
    entities: ['RevokedSession'],
    on: ['INSERT'],
    table: 'write',
    pushes: true,
  },
  {
    name: 'rank-dishes',
    summary: 'Stores which dishes of a location were ordered most in the last 30 days',
    entities: ['Day'],
    on: ['INSERT', 'MODIFY'],
    table: 'write',
    pushes: false,
  },
  {
    name: 'update-numbers',
    summary: "Adds completed and cancelled orders, waste, points, codes and feedback to their location's daily figures",
    entities: ['Order', 'Movement', 'LedgerEntry', 'Code', 'Feedback'],
    on: ['INSERT', 'MODIFY'],
    table: 'write',
    pushes: false,
  },
] as const satisfies readonly Reaction[]
