import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import * as z from 'zod/mini'
import { defineOption, parseProcessArguments, parseTime } from '#infra/command-line'
import { runOnTable } from '../run-on-table'
import { createCopySource, findMissingRecords, restoreTable } from './restore-table'
import { formatMissing } from './compare-tables'
import { createPointInTimeSource } from './point-in-time'

const { options, words } = parseProcessArguments({
  name: 'npm run tool -- restore',
  options: {
    from: defineOption(z.optional(z.string()), { value: 'TABLE', help: 'the table to read (TABLE_NAME unless given)' }),
    into: defineOption(z.string(), { value: 'TABLE', help: 'the new table' }),
    at: defineOption(z.optional(parseTime), {
      value: 'TIME',
      help: 'the second to go back to, as 2026-01-31T18:00:00Z',
    }),
  },
  words: defineOption(z.union([z.tuple([]), z.tuple([z.literal('missing')])], { error: 'not understood' }), {
    value: 'missing',
    help: 'brings only what came in since into a table that was restored',
  }),
})

/** A stand-in for the cloud's table has an address of its own, and keeps no former content. */
const isStandIn = () => process.env['AWS_ENDPOINT_URL_DYNAMODB'] !== undefined

const switchLines = (into: string, streamArn: string) =>
  isStandIn()
    ? [`Stop the product, then start it on the new table: TABLE_NAME=${into} npm start`]
    : ['Switch over in cdk.json, then npm run deploy:', `  "restoredTable": "${streamArn}"`]

await runOnTable(async () => {
  const { into, at } = options
  const from = options.from ?? process.env['TABLE_NAME'] ?? ''
  if (from === into) throw new Error('A table is restored into another one, which --into names.')
  if (words[0] === 'missing') {
    for (const line of formatMissing(await findMissingRecords({ from, into }))) console.log(line)
    return
  }
  const client = new DynamoDBClient()
  const source = isStandIn() ? createCopySource(client) : createPointInTimeSource(client)
  const pace = { pollMs: isStandIn() ? 50 : 5000 }
  const { audit, streamArn } = await restoreTable({ from, into, at, client, source, pace, print: console.log })
  const isRight = audit.differences.length === 0
  if (!isRight) console.log('The books differ: look at that before you switch over.')
  for (const line of switchLines(into, streamArn)) console.log(line)
  console.log(`Then what came in between: npm run tool -- restore missing --from ${from} --into ${into}`)
  return isRight
})
