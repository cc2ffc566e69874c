import { join } from 'node:path'
import { startSeededTable } from '#infra/local/testing/seeded-table'
import { BUNDLE_BUDGET, bundle, bundleDirectory, bundleEntry } from '#infra/stacks/bundles'
import { ORIGIN_KEY, lambdaEnvironment, openPushes, sampleEvent, startAlone } from '#infra/stacks/start-alone'
import { units } from '#infra/stacks/units'

const RUNS = 15
const root = process.cwd()
const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN

const named = process.argv.slice(2)
/** The functions named on the command line, otherwise all. */
const wanted = units.filter(({ id }) => named.length === 0 || named.includes(id))

const table = await startSeededTable()
const pushes = await openPushes()
try {
  const { fileOf, bytes } = await bundle(wanted, root)
  const bareFolder = bundleDirectory()
  const bareBytes = await bundleEntry(join(root, 'infra/bench/bare-client.ts'), root, bareFolder)
  const environment = {
    ...lambdaEnvironment,
    AWS_ENDPOINT_URL_DYNAMODB: process.env['AWS_ENDPOINT_URL_DYNAMODB'] ?? '',
    AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
    TABLE_NAME: process.env['TABLE_NAME'] ?? '',
    WEBSOCKET_ENDPOINT: pushes.url,
    RECORDINGS_BUCKET: 'recordings',
    VOCABULARY_NAME: 'vocabulary',
    LOG_LEVEL: 'error',
    ORIGIN_KEY,
  }
  const bare = () => startAlone(join(bareFolder, 'index.cjs'), environment, {})
  console.log(`${'bare document client'.padEnd(30)} ${(bareBytes / 1000).toFixed(0)} kB`)
  console.log(`${''.padEnd(30)}    kB  init ms  x bare  to the first answer ms  x bare`)
  for (const unit of wanted) {
    const runs = { bare: [await bare()], own: [await startAlone(fileOf(unit.id), environment, sampleEvent(unit))] }
    while (runs.own.length < RUNS) {
      runs.bare.push(await bare())
      runs.own.push(await startAlone(fileOf(unit.id), environment, sampleEvent(unit)))
    }
    const init = (list: typeof runs.own) => median(list.map(({ initMs }) => initMs))
    const first = (list: typeof runs.own) => median(list.map(({ initMs, firstAnswerMs }) => initMs + firstAnswerMs))
    const times = init(runs.own) / init(runs.bare)
    const isOver = times > BUNDLE_BUDGET.timesBareInit
    if (isOver) process.exitCode = 1
    const cells = [
      ((bytes[unit.id] ?? 0) / 1000).toFixed(0).padStart(5),
      init(runs.own).toFixed(1).padStart(8),
      times.toFixed(2).padStart(7),
      first(runs.own).toFixed(1).padStart(23),
      (first(runs.own) / first(runs.bare)).toFixed(2).padStart(7),
      isOver ? 'over its budget' : '',
    ]
    console.log(unit.id.padEnd(30), ...cells)
  }
} finally {
  pushes.close()
  await table.stop()
}
