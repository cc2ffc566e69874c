import { mkdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import * as z from 'zod/mini'
import { routes } from '#shared/contract/index'
import { reactions } from '#shared/contract/reactions'
import { schedules } from '#shared/contract/schedules'
import { locations } from '#shared/locations/index'
import { policyOf, standInForModes } from '#shared/locations/policy'
import { userPoolOrigin } from '#shared/user-pool'
import { apiOf } from './api'
import { deadLettersIn } from './dead-letters'
import { startEngine } from './engine'
import { lambdaFunctions } from './lambda'
import type { LoadModule } from './lambda'
import { openMail } from './mail'
import { openOrigin } from './origin'
import { isOutbox, outboxOf } from './outbox'
import { isReference, referenceOf } from './reference'
import { startSchedules } from './schedules'
import { openManagement } from './socket-management'
import { socketsOf } from './sockets'
import { sitePages } from './site-pages'
import { staticSite } from './static-site'
import { startStream } from './stream'
import type { streamBeside } from './stream-beside'
import { ensureTable } from './table'
import { openTranscription } from './transcribe'
import { openUserPool } from './user-pool/open'
import { visitOf } from './visit'

export type ProductOptions = {
  /** 0 takes a free one. */
  readonly port: number
  readonly dataDir: string
  /** A location code that stands in for the host name on localhost; empty for none. */
  readonly hostLocation: string
  /** What stands in for the locations' modes: `live`, or of some `HENOK=live`. */
  readonly mode?: string | undefined
  readonly load: LoadModule
  /** Where the change stream is read; in this thread where nothing is said. */
  readonly streamBeside?: typeof streamBeside
  readonly root?: string
  /** Where the site was built. */
  readonly dist?: string | undefined
}

export type Product = Awaited<ReturnType<typeof runProduct>>

const Package = z.object({ version: z.string() })

const isSeed = (module: unknown): module is { loadSeed: (now: Date) => Promise<void> } =>
  typeof module === 'object' && module !== null && 'loadSeed' in module && typeof module.loadSeed === 'function'

/** What Lambda's configuration and the account give in the cloud; what the caller's environment says goes first. */
function setEnvironment(values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) process.env[name] ??= value
}

type StandIn = { readonly environment: Readonly<Record<string, string>>; readonly close: () => Promise<unknown> }

/** Names a managed service's stand-in in the environment for as long as it is open. */
function named<S extends StandIn>(standIn: S): S {
  Object.assign(process.env, standIn.environment)
  const close = async () => {
    for (const name of Object.keys(standIn.environment)) delete process.env[name]
    await standIn.close()
  }
  return { ...standIn, close }
}

/** What writes spoken comments down; nothing does unless a command or a service is named. */
async function transcriptionFor(dataDir: string, announce: (event: object) => Promise<unknown>) {
  const { TRANSCRIBE_COMMAND: command, RECORDINGS_BUCKET: given } = process.env
  if (!command || given) return undefined
  return named(await openTranscription({ command, folder: join(dataDir, 'recordings-in-hand'), announce }))
}

/** Where people sign in, if a location wants it; another pool may be named in the environment. */
async function userPoolFor(dataDir: string) {
  const isWanted = locations.some((location) => policyOf(location).signIn === 'cognito')
  if (!isWanted || process.env['USER_POOL_ID']) return undefined
  return named(await openUserPool(dataDir))
}

/** Runs the whole product in this process: engine, table, seed, functions, sockets, stream and site on one origin. */
export async function runProduct({
  port,
  dataDir,
  hostLocation,
  mode,
  load,
  root = process.cwd(),
  ...given
}: ProductOptions) {
  standInForModes(mode)
  const folder = resolve(dataDir)
  const dist = given.dist ?? join(root, 'dist')
  mkdirSync(folder, { recursive: true })
  const functions = lambdaFunctions(root, load)
  const pages = sitePages({
    dist,
    folder: join(folder, 'pages'),
    announce: (event) => functions.call('events/print-new-pages.ts', event),
  })
  const sockets = socketsOf(functions, (request) => visitOf(request, hostLocation))
  const site = staticSite({
    folder: dist,
    mode,
    userPool: () =>
      process.env['AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER'] ?? userPoolOrigin(process.env['AWS_REGION'] ?? ''),
    ownPage: pages.read,
  })
  const reference = referenceOf(root)
  const outboxFolder = join(folder, 'outbox')
  const outbox = outboxOf(outboxFolder)
  let written = () => {}
  const api = apiOf(functions, () => written())
  let ready = false

  const origin = await openOrigin(
    port,
    async (request, response) => {
      if (!ready) return void response.writeHead(503, { 'retry-after': '1' }).end()
      if (isReference(request)) return reference(request, response)
      if (isOutbox(request)) return outbox(request, response)
      const visit = visitOf(request, hostLocation)
      // As at the CDN.
      if (/^\/(pictures|dish)\//.test(request.url ?? '')) request.url = `/api${request.url}`
      await (/^\/api(\/|\?|$)/.test(request.url ?? '') ? api : site)(request, response, visit)
    },
    (request, socket, head) => (ready ? sockets.upgrade(request, socket, head) : socket.destroy()),
  )
  // Last opened, first closed; before all of them the doors to the outside.
  const opened: (() => Promise<unknown>)[] = []
  const closeAll = async () => {
    const failed: unknown[] = []
    const note = (error: unknown) => void failed.push(error)
    await Promise.all([origin.close().catch(note), sockets.close().catch(note)])
    for (const close of opened.splice(0).reverse()) await close().catch(note)
    if (failed.length > 0) throw failed[0]
  }

  try {
    setEnvironment({
      AWS_REGION: 'us-east-1',
      AWS_ACCESS_KEY_ID: 'local',
      AWS_SECRET_ACCESS_KEY: 'local',
      TABLE_NAME: 'hibachi-ember',
      LOG_LEVEL: 'error',
      PUSH_TO_LOOPBACK: 'on',
      APP_VERSION: Package.parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))).version,
    })
    if (!process.env['AWS_ENDPOINT_URL_DYNAMODB']) {
      const engine = await startEngine(root, folder)
      opened.push(engine.stop)
      process.env['AWS_ENDPOINT_URL_DYNAMODB'] = engine.endpoint
    }
    const streamArn = await ensureTable(process.env['TABLE_NAME'] ?? '')
    const management = await openManagement(sockets)
    opened.push(management.close)
    process.env['WEBSOCKET_ENDPOINT'] = management.endpoint
    opened.push(named(await pages.open()).close)
    const transcription = await transcriptionFor(folder, (event) =>
      functions.call('events/finish-transcription.ts', event).finally(() => written()),
    )
    if (transcription) opened.push(transcription.close)
    const mail = process.env['AWS_ENDPOINT_URL_SESV2'] ? undefined : named(await openMail(outboxFolder, origin.port))
    if (mail) opened.push(mail.close)
    const userPool = await userPoolFor(folder)
    if (userPool) opened.push(userPool.close)
    const seed = await load(join(root, 'infra/catalogue/load.ts'))
    if (isSeed(seed)) await seed.loadSeed(new Date())
    opened.push(pages.idle)
    const stream =
      given.streamBeside?.({ root, dataDir: folder, streamArn, mode }) ??
      startStream({ streamArn, dataDir: folder, reactions, functions })
    opened.push(stream.stop)
    written = stream.wake
    ready = true
    return {
      port: origin.port,
      /** Loads every function, so that nobody's first request has to wait for it. */
      warm: () =>
        Promise.all([
          stream.warm(),
          functions.warm([
            ...routes.map(({ entry }) => entry),
            ...['connect', 'message', 'disconnect'].map((name) => `functions/sockets/${name}.ts`),
          ]),
        ]),
      /** Does what is due by the clock, from now on and for the time that nobody ran. */
      keepSchedules: () => void opened.push(startSchedules(schedules, functions, deadLettersIn(folder)).stop),
      /** Brings the pages of a build to what is so now, before anybody asks for them. */
      printPages: pages.lookAtAll,
      /** Recordings, transcripts and jobs that still lie about. */
      recordingsLeft: () => transcription?.left() ?? [],
      /** Whether people sign in at a pool on this machine. */
      hasUserPool: userPool !== undefined,
      /** Until every change so far has been delivered to the reactions. */
      settled: async () => {
        await stream.settled()
        await pages.idle()
      },
      /** Finishes what is under way, then closes everything. */
      stop: closeAll,
    }
  } catch (error) {
    await closeAll()
    throw error
  }
}
