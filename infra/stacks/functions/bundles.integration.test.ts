import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { openS3 } from '#infra/local/emulated/s3'
import { startSeededTable } from '#infra/testkit/product/seeded-table'
import { createTemporaryFolder } from '#infra/testkit/temporary-folder'
import { MAX_BUNDLE_BYTES, bundleUnitsOnce, type Bundles } from './bundles'
import {
  ORIGIN_KEY,
  callBundle,
  lambdaEnvironment,
  startPushSink,
  createSampleEvent,
} from '#infra/testkit/stacks/run-bundle'
import { getGroupTemplate } from '#infra/testkit/stacks/stack-templates'
import { functionUnits, type FunctionNeeds } from './function-units'
import { createSecret, secretNames } from '#functions/platform/secrets'
import { scaleLimit } from '#infra/testkit/machine-speed'

const root = process.cwd()
let pushes: Awaited<ReturnType<typeof startPushSink>>
/** An S3 without buckets: no site has pages to render. */
let s3: Awaited<ReturnType<typeof openS3>>

const Functions = z.record(
  z.string(),
  z.object({
    Properties: z.object({
      Description: z.optional(z.unknown()),
      Environment: z.optional(z.object({ Variables: z.record(z.string(), z.unknown()) })),
    }),
  }),
)
const functions = Functions.parse(getGroupTemplate().findResources('AWS::Lambda::Function'))

/** Returns the environment of a unit in the stack, with local values for its references. */
function environmentOf(id: string): Record<string, string> {
  const found = Object.values(functions).find(({ Properties }) => String(Properties.Description).endsWith(`: ${id}`))
  if (!found) throw new Error(`The stack has no function ${id}`)
  const here: Record<string, string> = {
    TABLE_NAME: process.env['TABLE_NAME'] ?? '',
    WEBSOCKET_ENDPOINT: pushes.url,
  }
  return Object.fromEntries(
    Object.entries(found.Properties.Environment?.Variables ?? {}).map(([name, value]) => [
      name,
      here[name] ?? (typeof value === 'string' ? value : `a-${name}`),
    ]),
  )
}

let bundles: Bundles
let table: Awaited<ReturnType<typeof startSeededTable>>
beforeAll(async () => {
  table = await startSeededTable()
  await createSecret('origin-keys', ORIGIN_KEY)
  bundles = await bundleUnitsOnce(functionUnits, root, createTemporaryFolder('ember-bundles'))
  pushes = await startPushSink()
  s3 = await openS3({})
}, scaleLimit(400_000))
afterAll(async () => {
  pushes.close()
  await s3.close()
  await table.stop()
})

test.each(functionUnits.flatMap(({ id, source }) => ('file' in source ? [[id, source.file] as const] : [])))(
  '%s has its code in %s',
  (_, file) => {
    expect(existsSync(join(root, file))).toBe(true)
  },
)

/** How all scripts are spelled in ASCII, for paper. */
const SPELLINGS_BYTES = 400_000
/** What Hiro's grammar and the allergy words need more than the largest other function. */
const GRAMMAR_BYTES = 60_000
const ownBytes: Readonly<Record<string, number>> = {
  PrintingGetPrintJob: SPELLINGS_BYTES,
  VoiceInterpretMessage: GRAMMAR_BYTES,
}

test('every function is small enough to start fast', () => {
  const lines = Object.entries(bundles.bytes)
    .sort(([, one], [, other]) => other - one)
    .map(([id, bytes]) => `${id} ${(bytes / 1000).toFixed(1)} kB`)
  process.stdout.write(`${lines.join('\n')}\n`)
  expect(Object.keys(bundles.bytes).sort()).toEqual(functionUnits.map(({ id }) => id).sort())
  const limitOf = (id: string) => MAX_BUNDLE_BYTES + (ownBytes[id] ?? 0)
  expect(Object.entries(bundles.bytes).filter(([id, bytes]) => bytes > limitOf(id))).toEqual([])
})

test.each(functionUnits.map((unit) => [unit.id, unit] as const))(
  '%s may read the secrets that its code names',
  (id, unit) => {
    const { secrets = [] }: FunctionNeeds = unit.needs
    const code = readFileSync(bundles.fileOf(id), 'utf8')
    expect(secretNames.filter((name) => new RegExp(`["'\`]${name}["'\`]`).test(code))).toEqual([...secrets])
  },
)

test.each(functionUnits.map((unit) => [unit.id, unit] as const))('%s starts alone and answers', async (id, unit) => {
  const environment = {
    ...lambdaEnvironment,
    AWS_ENDPOINT_URL_DYNAMODB: process.env['AWS_ENDPOINT_URL_DYNAMODB'] ?? '',
    ...s3.environment,
    ...environmentOf(id),
    // A function that may read no secrets has no path of them.
    ...(unit.needs.secrets && { SECRETS_FOLDER: process.env['SECRETS_FOLDER'] ?? '' }),
  }
  const answer = await callBundle(bundles.fileOf(id), environment, createSampleEvent(unit))
  const { statusCode } = z.object({ statusCode: z._default(z.number(), 200) }).parse(answer ?? {})
  expect(statusCode).toBeLessThan(500)
  expect(statusCode).not.toBe(403)
})
