import { pathToFileURL } from 'node:url'
import type { DynamoDBStreamEvent } from 'aws-lambda'
import { runProduct } from '#infra/local/product'
import { reactionEntry, reactions } from '#shared/registry/reactions'
import { shiftClock, withStreamFaults } from './fault-injection'
import { createRandom } from '#infra/operate/sample-history/random'
import { HarnessRequest, type HarnessCommand, type HarnessReply, type ProcessStats } from './product-under-test'

// The unmodified product in its own process. The harness controls its clock and its stream.

type Handler = (event: DynamoDBStreamEvent, context: unknown) => unknown
const hasHandler = (module: unknown): module is { handler: Handler } =>
  typeof module === 'object' && module !== null && 'handler' in module && typeof module.handler === 'function'

let streamSeed: number | undefined

/** Loads a function. Wraps a reaction as the harness requests. */
async function load(file: string): Promise<unknown> {
  const module: unknown = await import(pathToFileURL(file).href)
  const reaction = reactions.find(({ name }) => file.endsWith(`/${reactionEntry(name)}`))?.name
  if (reaction === undefined || !hasHandler(module)) return module
  const { handler } = module
  let unsettled: Handler | undefined
  const chosen: Handler = (event, context) => {
    if (streamSeed !== undefined) unsettled ??= withStreamFaults(handler, createRandom(streamSeed + reaction.length))
    return (unsettled ?? handler)(event, context)
  }
  return { handler: chosen }
}

const send = (reply: HarnessReply) => void process.send?.(reply)

const product = await runProduct({
  port: Number(process.env['PORT'] || 0),
  dataDir: process.env['DATA_DIR'] || '.local',
  hostLocation: '',
  payments: process.env['PAYMENTS'],
  load,
})

function measure(): ProcessStats {
  globalThis.gc?.()
  const { rss, heapUsed, external } = process.memoryUsage()
  const handles = process.getActiveResourcesInfo().length
  return { rss, heapUsed, external, handles, managementEndpoint: process.env['WEBSOCKET_ENDPOINT'] ?? '' }
}

async function answer(question: HarnessCommand): Promise<ProcessStats | undefined> {
  switch (question.ask) {
    case 'settle':
      await product.settled()
      return
    case 'jump-clock':
      shiftClock(question.byMs)
      return
    case 'unsettle-stream':
      streamSeed = question.seed
      return
    case 'measure':
      return measure()
  }
}

process.on('message', (message) => {
  const { id, question } = HarnessRequest.parse(message)
  answer(question).then(
    (measured) => send({ id, measured }),
    (error: unknown) => send({ id, error: String(error) }),
  )
})
process.on('SIGTERM', () => void product.stop().finally(() => process.exit(0)))
process.on('disconnect', () => process.exit(0))
send({ ready: product.port })
await product.warm()
product.startSchedules()
