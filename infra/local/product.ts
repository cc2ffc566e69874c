import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { schedules } from '#shared/registry/schedules'
import { createApi, openLogFile } from './api/api'
import { openDeadLetters } from './stream/dead-letters'
import { listTargets, startAsyncInvocations, startSchedules } from './stream/invocations'
import { createReaders } from './stream/readers'
import { createLambdaFunctions, firstRoutes, type LoadModule } from './api/lambda-runtime'
import { answerNotReady, createCloseStack, startHttpServer } from './http-server'
import { createRequestHandler } from './request-handler'
import { createSocketServer } from './sockets/socket-server'
import { createSiteBuckets } from './api/site-buckets'
import { getCurrentUserPool, setLambdaEnvironment, startEmulatedServices } from './emulated/emulated-services'
import { applyLocationSettings } from './emulated/payments/payments-setting'
import { createStaticSite } from './api/static-site'
import { startLocalTable } from './table/local-table'
import { startChangeStream } from './stream/change-stream'
import { readViewerRequest } from './api/http-event'

type ProductOptions = {
  /** 0 takes a free port. */
  readonly port: number
  readonly dataDir: string
  /** A location code to use for localhost; empty for none. */
  readonly hostLocation: string
  /** Overrides the modes of locations: `live` for all, or `HENOK=live`. */
  readonly mode?: string | undefined
  /** The locations that take payments online: `HENPR=local`. */
  readonly payments?: string | undefined
  readonly load: LoadModule
  readonly root?: string
  /** The folder of the built site. */
  readonly dist?: string | undefined
}

export type Product = Awaited<ReturnType<typeof runProduct>>

const isSeed = (module: unknown): module is { seedTable: (now: Date) => Promise<void> } =>
  typeof module === 'object' && module !== null && 'seedTable' in module && typeof module.seedTable === 'function'

async function fillTable(load: LoadModule, root: string): Promise<void> {
  const seed = await load(join(root, 'infra/catalogue/load-seed.ts'))
  if (isSeed(seed)) await seed.seedTable(new Date())
}

/**
 * Runs the whole product in this process: engine, table, seed, functions, sockets, stream and site
 * on one origin.
 */
export async function runProduct({
  port,
  dataDir,
  hostLocation,
  mode: givenMode,
  payments,
  load,
  root = process.cwd(),
  ...given
}: ProductOptions) {
  const { emulatesPayments } = applyLocationSettings({ mode: givenMode, payments })
  const folder = resolve(dataDir)
  const outboxFolder = join(folder, 'outbox')
  const dist = given.dist ?? join(root, 'dist')
  mkdirSync(folder, { recursive: true })
  let written = () => {}
  let ready = false
  const functions = createLambdaFunctions(root, load)
  const pages = createSiteBuckets({
    dist,
    folder: join(folder, 'pages'),
    announce: (event) => functions.call('events/triggers/prerender-uploaded-pages.ts', event),
  })
  const sockets = createSocketServer(functions, (request) => readViewerRequest(request, hostLocation))
  const logFile = openLogFile(folder)
  const api = createApi({ functions, afterWrite: () => written(), writeAccess: logFile.writeAccess })
  const site = createStaticSite({ folder: dist, userPool: getCurrentUserPool, ownPage: pages.read })
  const answer = createRequestHandler({ root, outboxFolder, hostLocation, api, site })
  const origin = await startHttpServer(
    port,
    async (request, response) => (ready ? answer(request, response) : answerNotReady(response)),
    (request, socket, head) => (ready ? sockets.upgrade(request, socket, head) : socket.destroy()),
  )
  const opened = createCloseStack([origin.close, sockets.close])
  opened.add(logFile.close)

  try {
    setLambdaEnvironment(root)
    const table = await startLocalTable(root, folder, opened)
    const announce = (event: object) =>
      functions.call('events/triggers/finish-transcription.ts', event).finally(() => written())
    const beforeSignUp = (event: object) => functions.call('events/triggers/limit-sign-ups.ts', event)
    const wanted = { folder, outboxFolder, port: origin.port, sockets, pages, announce, beforeSignUp, emulatesPayments }
    const { transcription, userPool } = await startEmulatedServices(wanted, opened)
    await fillTable(load, root)
    opened.add(pages.idle)
    const deadLetters = openDeadLetters(folder)
    const readers = createReaders(functions)
    const running = { dataDir: folder, targets: listTargets(readers, functions), deadLetters }
    const invocations = await startAsyncInvocations(running)
    const { streamArn } = table
    const stream = startChangeStream({
      streamArn,
      dataDir: folder,
      readers,
      deadLetters,
      functions,
      invocations,
    })
    opened.add(stream.stop)
    written = stream.wake
    ready = true
    return {
      port: origin.port,
      /** Loads every function, so that the first request doesn't wait. */
      warm: () => Promise.all([stream.warm(), functions.warm(firstRoutes)]),
      /**
       * Starts the schedules, including those missed while the product was stopped, and deletes
       * expired records.
       */
      startSchedules: () => {
        opened.add(startSchedules(schedules, functions, deadLetters).stop)
        table.deleteExpired()
      },
      /** Renders the pages of a new build with the current data. */
      prerenderPages: pages.lookAtAll,
      /** Lists recordings, transcripts and jobs that were not deleted. */
      recordingsLeft: () => transcription?.left() ?? [],
      /** The staff accounts of the pool on this machine; none without one. */
      staff: userPool?.staff ?? [],
      /** Waits until every change so far was delivered to the reactions. */
      settled: async () => {
        await stream.settled()
        await pages.idle()
      },
      /** Completes requests in progress, then closes everything. */
      stop: opened.close,
    }
  } catch (error) {
    await opened.close()
    throw error
  }
}
