import { createSecret } from '#functions/platform/secrets'
import { bundleUnits } from '#infra/stacks/functions/bundles'
import {
  ORIGIN_KEY,
  lambdaEnvironment,
  startPushSink,
  createSampleEvent,
  runBundle,
} from '#infra/testkit/stacks/run-bundle'
import { functionUnits as allUnits } from '#infra/stacks/functions/function-units'
import { median, roundTo } from '../measure'
import type { BundleFigures } from '../measurements'
import { startProductProcess } from '../product-process'

const RUNS = 15
/**
 * Number of functions between two starts of the baseline, so that both experience the same load.
 */
const BETWEEN_BARE = 4
/** The functions that the report lists. */
const SLOWEST = 10
const root = process.cwd()

type Start = Awaited<ReturnType<typeof runBundle>>
/** A function's start and the baseline's nearest start. */
type Pair = { readonly own: Start; readonly bare: Start }

const initOf = ({ initMs }: Start) => initMs
const firstOf = ({ initMs, firstAnswerMs }: Start) => initMs + firstAnswerMs

/** Median factor by which a function starts slower than the baseline. */
const times = (pairs: readonly Pair[], of: (start: Start) => number) =>
  roundTo(median(pairs.map(({ own }) => of(own))) / median(pairs.map(({ bare }) => of(bare))))

/**
 * Measures bytes and start of the named functions, or of all, against a baseline that is bundled
 * the same way.
 */
export async function measureBundles(only: readonly string[] = []) {
  const units = allUnits.filter(({ id }) => only.length === 0 || only.includes(id))
  const product = await startProductProcess()
  const pushes = await startPushSink()
  try {
    await createSecret('origin-keys', ORIGIN_KEY)
    const { fileOf, bytes } = await bundleUnits(units, root)
    const baseline = { id: 'baseline', source: { file: 'infra/checks/bench/baseline-function.ts' } }
    const bareBundles = await bundleUnits([baseline], root)
    const environment = {
      ...lambdaEnvironment,
      AWS_ENDPOINT_URL_DYNAMODB: process.env['AWS_ENDPOINT_URL_DYNAMODB'] ?? '',
      TABLE_NAME: process.env['TABLE_NAME'] ?? '',
      WEBSOCKET_ENDPOINT: pushes.url,
      RECORDINGS_BUCKET: 'recordings',
      VOCABULARY_NAME: 'vocabulary',
      LOG_LEVEL: 'error',
      ORIGIN_CHECK: 'on',
      SECRETS_FOLDER: process.env['SECRETS_FOLDER'] ?? '',
    }
    const pairs = new Map<string, Pair[]>(units.map(({ id }) => [id, []]))
    for (let run = 0; run < RUNS; run += 1) {
      let bare: Start | undefined
      for (const [index, unit] of units.entries()) {
        if (!bare || index % BETWEEN_BARE === 0)
          bare = await runBundle(bareBundles.fileOf(baseline.id), environment, {})
        const own = await runBundle(fileOf(unit.id), environment, createSampleEvent(unit))
        pairs.get(unit.id)?.push({ own, bare })
      }
    }
    const functions = units.map(({ id }): BundleFigures => {
      const own = pairs.get(id) ?? []
      return {
        id,
        bytes: bytes[id] ?? 0,
        timesBare: times(own, initOf),
        firstTimesBare: times(own, firstOf),
      }
    })
    return {
      count: functions.length,
      timesBare: median(functions.map(({ timesBare }) => timesBare)),
      firstTimesBare: median(functions.map(({ firstTimesBare }) => firstTimesBare)),
      bareBytes: bareBundles.bytes[baseline.id] ?? 0,
      slowest: functions.toSorted((one, other) => other.firstTimesBare - one.firstTimesBare).slice(0, SLOWEST),
    }
  } finally {
    pushes.close()
    await product.stop()
  }
}
