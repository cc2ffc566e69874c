import { routes } from '#shared/registry/routes'
import { scheduleEntry, schedules } from '#shared/registry/schedules'
import { listInvokedWorkers, workerEntry, workers, type WorkerName } from '#shared/registry/reactions'
import { secretNames, type SecretName } from '#functions/platform/secrets'
import { extraFilesByEntry } from './extra-files'
import { streamConsumers, type StreamConsumer } from './stream-consumers'
import type { TranscriptionStep } from '../transcription'
import type { ReservedFor } from '../settings'
import { menuRoutes } from '#shared/menu/contract'
import { pushRoutes } from '#shared/notifications/contract'
import { orderRoutes } from '#shared/orders/contract'
import type { Route } from '#shared/platform/route'

/** What a function uses; its role's permissions, its environment and its time limit follow. */
export type FunctionNeeds = {
  readonly table: 'none' | 'read' | 'write'
  /** Sends messages over the WebSocket API. */
  readonly pushes: boolean
  readonly transcription?: TranscriptionStep | undefined
  /** Publishes to the owner's alarm topic, where one is configured. */
  readonly alertsOwner?: boolean
  /** The workers that it may invoke. */
  readonly invokes?: readonly WorkerName[]
  /** Sends itself messages, such as one per location. */
  readonly invokesItself?: boolean
  /** Renders pages of the sites. */
  readonly rendersPages?: boolean
  readonly mails?: boolean
  /** Creates and changes accounts of the user pool. */
  readonly managesAccounts?: boolean
  /** Reads the secrets of the payment provider. */
  readonly pays?: boolean
  /** The product's own secrets that it reads. */
  readonly secrets?: readonly SecretName[] | undefined
  /** Creates these secrets at the first deployment. */
  readonly createsSecrets?: boolean
  /** Reads the whole table, as no request does. */
  readonly scans?: boolean
}

/** One Lambda function: where its code is, whose log it writes to, what it may do. */
export type FunctionUnit = {
  readonly id: string
  readonly area: string
  readonly source: { readonly file: string } | { readonly consumer: StreamConsumer }
  readonly needs: FunctionNeeds
  /** Whether it gets the ids of the user pool, which needs no permission. */
  readonly knowsUserPool?: boolean
  /** Whether a new version first gets a tenth of the calls. */
  readonly isCanary?: boolean
  /** What its reserved concurrency is for; undefined if it shares the account's. */
  readonly reservedFor?: ReservedFor
  /** Source files and folders that are deployed next to its code, at their own paths. */
  readonly extraFiles?: readonly string[]
}

/** Every call reads the caller's session, and whether the CDN sent it. */
const callSecrets = ['signing-keys', 'origin-keys'] as const satisfies readonly SecretName[]
const seedSecrets = ['signing-keys', 'push-keys'] as const satisfies readonly SecretName[]
/** What functions other than calls read; `bundles.integration.test.ts` compares the code. */
const secretsByUnit: Readonly<Record<string, readonly SecretName[]>> = {
  SocketConnect: callSecrets,
  ReactBooks: ['signing-keys'],
  DeliverPushes: ['push-keys'],
}

const pascal = (name: string) => name.replace(/(^|-)([a-z])/g, (_, __, letter: string) => letter.toUpperCase())

/**
 * The routes whose new versions are released gradually. Only these and the stream readers are:
 * Lambda's control plane accepts 15 requests a second, too few for a deployment of each function.
 */
const canaryRoutes: readonly Route[] = [orderRoutes.placeOrder, menuRoutes.listMenuItems]

/** One function per route of the contract. */
export const routeUnits = routes.map(({ domain, name, route, entry }) => ({
  route,
  unit: {
    id: pascal(domain) + pascal(name),
    area: domain,
    source: { file: entry },
    needs: {
      table: route.table,
      pushes: false,
      transcription: route.service === 'transcription' ? 'start' : undefined,
      managesAccounts: route.service === 'user-pool-admin',
      pays: route.service === 'payments',
      secrets: route === pushRoutes.getPushKey ? secretNames : callSecrets,
    },
    knowsUserPool: route.service === 'user-pool' || route.service === 'user-pool-admin',
    isCanary: canaryRoutes.includes(route),
    ...(route === orderRoutes.placeOrder && { reservedFor: 'placing' as const }),
    extraFiles: extraFilesByEntry[entry] ?? [],
  } satisfies FunctionUnit,
}))

/**
 * One function per event of a socket. `message` answers over the socket; it and `connect` close
 * connections.
 */
export const socketUnits = (['connect', 'disconnect', 'message'] as const).map((name) => ({
  routeKey: `$${name === 'message' ? 'default' : name}`,
  unit: {
    id: `Socket${pascal(name)}`,
    area: 'sockets',
    source: { file: `functions/live/${name}.ts` },
    needs: { table: 'write', pushes: name !== 'disconnect', secrets: secretsByUnit[`Socket${pascal(name)}`] },
  } satisfies FunctionUnit,
}))

/** One function per reader of the table's stream. */
export const consumerUnits = streamConsumers.map((consumer) => ({
  consumer,
  unit: {
    id: `React${pascal(consumer.name)}`,
    area: 'events',
    source: { consumer },
    isCanary: true,
    reservedFor: 'readers',
    needs: {
      table: consumer.table,
      pushes: consumer.pushes,
      invokes: consumer.invokes,
      alertsOwner: consumer.alertsOwner,
      // It repeats the records that a reaction failed at.
      invokesItself: true,
      secrets: secretsByUnit[`React${pascal(consumer.name)}`],
    },
  } satisfies FunctionUnit,
}))

/** One function per worker, which reactions invoke asynchronously. */
export const workerUnits = workers.map((worker) => ({
  worker,
  unit: {
    id: pascal(worker.name),
    area: 'events',
    source: { file: workerEntry(worker.name) },
    needs: {
      table: worker.table,
      pushes: false,
      mails: 'mails' in worker && worker.mails,
      rendersPages: 'rendersPages' in worker && worker.rendersPages,
      pays: 'pays' in worker && worker.pays,
      secrets: secretsByUnit[pascal(worker.name)],
    },
  } satisfies FunctionUnit,
}))

/** One function per schedule. */
export const scheduleUnits = schedules.map((schedule) => ({
  schedule,
  unit: {
    id: pascal(schedule.name),
    area: 'events',
    source: { file: scheduleEntry(schedule.name) },
    needs: {
      table: schedule.table,
      pushes: schedule.pushes,
      alertsOwner: schedule.alertsOwner,
      mails: 'mails' in schedule && schedule.mails,
      invokesItself: !('isGroupWide' in schedule),
      invokes: listInvokedWorkers(schedule),
      secrets: secretsByUnit[pascal(schedule.name)],
    },
  } satisfies FunctionUnit,
}))

/** Called when a job of the transcription service has ended. */
export const transcriptionEndUnit = {
  id: 'FinishTranscription',
  area: 'events',
  source: { file: 'events/triggers/finish-transcription.ts' },
  needs: { table: 'write', pushes: false, transcription: 'finish' },
} as const satisfies FunctionUnit

/** Called when SES reports a bounce or a complaint. */
export const mailRefusalUnit = {
  id: 'SuppressRecipients',
  area: 'events',
  source: { file: 'events/triggers/suppress-recipients.ts' },
  needs: { table: 'write', pushes: false },
} as const satisfies FunctionUnit

/** Called before the user pool creates an account or mails a code. */
export const signUpUnit = {
  id: 'LimitSignUps',
  area: 'events',
  source: { file: 'events/triggers/limit-sign-ups.ts' },
  needs: { table: 'write', pushes: false },
} as const satisfies FunctionUnit

/** Called when a deployment has put pages into a site's bucket. */
export const pageUploadUnit = {
  id: 'PrerenderUploadedPages',
  area: 'events',
  source: { file: 'events/triggers/prerender-uploaded-pages.ts' },
  needs: { table: 'read', pushes: false, rendersPages: true },
} as const satisfies FunctionUnit

/** Answers unknown routes with a problem. */
export const notFoundUnit = {
  id: 'UnknownCall',
  area: 'operations',
  source: { file: 'functions/platform/unknown-route.ts' },
  needs: { table: 'none', pushes: false },
} as const satisfies FunctionUnit

/** Fills an empty table, once per deployment. */
export const seedUnit = {
  id: 'Seed',
  area: 'operations',
  source: { file: 'infra/catalogue/seed-table.ts' },
  needs: { table: 'write', pushes: false, secrets: seedSecrets, createsSecrets: true, scans: true },
} as const satisfies FunctionUnit

/** Creates the origin key at the first deployment, and hands it to the sites' CDNs. */
export const originKeyUnit = {
  id: 'OriginKey',
  area: 'operations',
  source: { file: 'infra/stacks/functions/lambda/origin-key-handler.ts' },
  needs: { table: 'none', pushes: false },
} as const satisfies FunctionUnit

export const functionUnits: readonly FunctionUnit[] = [
  ...routeUnits.map(({ unit }) => unit),
  ...socketUnits.map(({ unit }) => unit),
  ...consumerUnits.map(({ unit }) => unit),
  ...workerUnits.map(({ unit }) => unit),
  ...scheduleUnits.map(({ unit }) => unit),
  transcriptionEndUnit,
  mailRefusalUnit,
  signUpUnit,
  pageUploadUnit,
  notFoundUnit,
  seedUnit,
]
