import { existsSync } from 'node:fs'
import { parseProcessArguments, noArguments } from '#infra/command-line'
import { listProductExpressions, listUnsent, readRecordedRequests, RECORDED_FOLDER } from './recorded-requests'
import { startStrictEngine } from './strict-engine'

/** Fewer come from a run of a few tests. */
const LEAST_REQUESTS = 200

parseProcessArguments({ name: 'npm run tool -- strict-engine', options: {}, words: noArguments })

const requests = existsSync(RECORDED_FOLDER) ? readRecordedRequests(RECORDED_FOLDER) : []
if (requests.length < LEAST_REQUESTS) {
  console.error('Run all integration tests first: npm run test:integration')
  process.exit(1)
}

const engine = await startStrictEngine()
const faults: string[] = []
for (const request of requests) {
  const fault = await engine.findFault(request)
  if (fault !== undefined) faults.push(`${request.operation}: ${fault}\n  ${JSON.stringify(request.input)}`)
}
await engine.stop()

const expressions = listProductExpressions()
const unsent = listUnsent(expressions, requests)
for (const fault of faults) console.error(fault)
for (const { at, name } of unsent) console.error(`${at}: no test sends this ${name}`)
console.log(
  `${requests.length} kinds of requests, ${expressions.length} expressions: ${faults.length} rejected, ${unsent.length} never sent.`,
)
process.exitCode = faults.length + unsent.length > 0 ? 1 : 0
