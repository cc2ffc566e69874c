import { parseArgs } from 'node:util'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { openTableAtHand } from '#infra/local/table-at-hand'
import { copyOfNow } from './copy'
import { describeMissing } from './missing'
import { pointInTime } from './point-in-time'
import { missingIn, restore } from './restore'

process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true'

const USAGE = 'npm run restore -- [missing] [--from TABLE] --into TABLE [--at 2026-01-31T18:00:00Z]'

function dateOf(text: string | undefined): Date | undefined {
  if (text === undefined) return undefined
  const date = new Date(text)
  if (Number.isNaN(date.getTime())) throw new Error(`${text} is no time. ${USAGE}`)
  return date
}

/** A stand-in for the cloud's table has an address of its own, and keeps no former content. */
const isStandIn = () => process.env['AWS_ENDPOINT_URL_DYNAMODB'] !== undefined

const switchLines = (into: string, streamArn: string) =>
  isStandIn()
    ? [`Stop the product, then start it on the new table: TABLE_NAME=${into} npm start`]
    : ['Switch over in cdk.json, then npm run deploy:', `  "restoredTable": "${streamArn}"`]

async function run(): Promise<boolean> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { from: { type: 'string' }, into: { type: 'string' }, at: { type: 'string' } },
  })
  const [command = 'restore'] = positionals
  const { into } = values
  const at = dateOf(values.at)
  if (into === undefined || !['restore', 'missing'].includes(command)) throw new Error(USAGE)
  const opened = await openTableAtHand(process.env['DATA_DIR'] || '.local')
  try {
    const from = values.from ?? process.env['TABLE_NAME'] ?? ''
    if (from === into) throw new Error('A table is restored into another one, which --into names.')
    if (command === 'missing') {
      for (const line of describeMissing(await missingIn({ from, into }))) console.log(line)
      return true
    }
    const client = new DynamoDBClient()
    const source = isStandIn() ? copyOfNow(client) : pointInTime(client)
    const pace = { pollMs: isStandIn() ? 50 : 5000 }
    const { audit, streamArn } = await restore({ from, into, at, client, source, pace, say: console.log })
    const isRight = audit.differences.length === 0
    if (!isRight) console.log('The books differ: look at that before you switch over.')
    for (const line of switchLines(into, streamArn)) console.log(line)
    console.log(`Then what came in between: npm run restore -- missing --from ${from} --into ${into}`)
    return isRight
  } finally {
    await opened.close()
  }
}

try {
  process.exitCode = (await run()) ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
