import { getUserPoolOrigin } from '#shared/accounts/access'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { locations } from '#shared/locations/index'
import { workers, getWorkerEnvironmentVariable } from '#shared/registry/reactions'
import { getPolicy } from '#shared/locations/policy'
import { startMailServer } from './mail-service'
import type { CloseStack } from '../http-server'
import { useLocalSecrets } from '../local-secrets'
import { openS3 } from './s3'
import type { SiteBuckets } from '../api/site-buckets'
import { startSocketManagement, type SocketServer } from '../sockets/socket-server'
import { startPaymentService } from './payments/payment-service'
import { startTranscriptionService } from './transcription-service'
import type { BeforeSignUp } from './user-pool/sign-up-calls'
import { startUserPool } from './user-pool/user-pool'

const Package = z.object({ version: z.string() })

/**
 * Sets the environment variables that Lambda sets in the cloud. Existing values take precedence.
 */
export function setLambdaEnvironment(root: string): void {
  const values = {
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    TABLE_NAME: 'hibachi-ember',
    LOG_LEVEL: 'error',
    PUSH_TO_LOOPBACK: 'on',
    ...Object.fromEntries(workers.map(({ name }) => [getWorkerEnvironmentVariable(name), name])),
    APP_VERSION: Package.parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))).version,
  }
  for (const [name, value] of Object.entries(values)) process.env[name] ??= value
}

type EmulatedService = {
  readonly environment: Readonly<Record<string, string>>
  readonly close: () => Promise<unknown>
}

/** Adds an emulated service's address to the environment while it is open. */
function named<S extends EmulatedService>(service: S): S {
  Object.assign(process.env, service.environment)
  const close = async () => {
    for (const name of Object.keys(service.environment)) delete process.env[name]
    await service.close()
  }
  return { ...service, close }
}

/** Emulates the transcription service if a transcription command is configured. */
async function transcriptionFor(folder: string, announce: (event: object) => Promise<unknown>) {
  const command = process.env['TRANSCRIBE_COMMAND']
  if (!command) return undefined
  return named(await startTranscriptionService({ command, folder: join(folder, 'recordings-in-hand'), announce }))
}

/** Starts the user pool if a location needs it and the environment names no other pool. */
async function userPoolFor(folder: string, beforeSignUp: BeforeSignUp) {
  const isWanted = locations.some((location) => getPolicy(location).signIn === 'cognito')
  if (!isWanted || process.env['USER_POOL_ID']) return undefined
  return named(await startUserPool(folder, beforeSignUp))
}

type ServiceOptions = {
  readonly folder: string
  readonly outboxFolder: string
  readonly port: number
  readonly sockets: SocketServer
  readonly pages: SiteBuckets
  /** Receives the event of a completed transcription job. */
  readonly announce: (event: object) => Promise<unknown>
  readonly beforeSignUp: BeforeSignUp
  /** Whether guests pay at the payment stand-in. */
  readonly emulatesPayments: boolean
}

/**
 * Starts emulations of the cloud's managed services, except for those that the environment names.
 */
export async function startEmulatedServices(
  { folder, outboxFolder, port, sockets, pages, announce, beforeSignUp, emulatesPayments }: ServiceOptions,
  opened: CloseStack,
) {
  opened.add(useLocalSecrets(folder))
  const management = await startSocketManagement(sockets)
  opened.add(management.close)
  process.env['WEBSOCKET_ENDPOINT'] = management.endpoint
  const transcription = await transcriptionFor(folder, announce)
  if (transcription) opened.add(transcription.close)
  const s3 = await openS3({ ...pages.buckets, ...transcription?.buckets })
  opened.add(named({ ...s3, environment: { ...s3.environment, ...pages.environment } }).close)
  const mail = process.env['AWS_ENDPOINT_URL_SESV2'] ? undefined : named(await startMailServer(outboxFolder, port))
  if (mail) opened.add(mail.close)
  const payments = emulatesPayments ? named(await startPaymentService({ folder, productPort: port })) : undefined
  if (payments) opened.add(payments.close)
  const userPool = await userPoolFor(folder, beforeSignUp)
  if (userPool) opened.add(userPool.close)
  return { transcription, userPool }
}

/** Returns the origin of the user pool of the pages: the emulated one, else that of the region. */
export const getCurrentUserPool = (): string =>
  process.env['AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER'] ?? getUserPoolOrigin(process.env['AWS_REGION'] ?? '')
