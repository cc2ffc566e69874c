import { setTimeout as sleep } from 'node:timers/promises'
import {
  CreateTableCommand,
  DescribeTableCommand,
  DynamoDBClient,
  ResourceNotFoundException,
} from '@aws-sdk/client-dynamodb'
import { tableDefinition } from '#functions/platform/table/table-schema'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { streamConsumers } from '#infra/stacks/functions/stream-consumers'
import type { CloseStack } from '../http-server'
import { loadCheckpoints } from '../stream/checkpoints'
import { listLanes } from '../stream/readers'
import { applyLocationSettings } from '../emulated/payments/payments-setting'
import { startExpiry } from './expired-records'
import { findRunningEngine, startTableEngine } from './table-engine'
import { trimChanges } from './table-file'

/** Creates the table if it does not exist. Returns the ARN of its change stream. */
export async function ensureTable(name: string): Promise<string> {
  const client = new DynamoDBClient()
  const describe = async () => (await client.send(new DescribeTableCommand({ TableName: name }))).Table
  const create = async () => {
    await client.send(new CreateTableCommand({ TableName: name, ...tableDefinition }))
    return describe()
  }
  try {
    let table = await describe().catch((error: unknown) => {
      if (error instanceof ResourceNotFoundException) return create()
      throw error
    })
    while (table?.TableStatus !== 'ACTIVE') {
      await sleep(100)
      table = await describe()
    }
    if (!table.LatestStreamArn) throw new Error(`The table ${name} has no change stream.`)
    return table.LatestStreamArn
  } finally {
    client.destroy()
  }
}

/** Opens the table, starting an engine if the environment names none. */
export async function startLocalTable(root: string, folder: string, opened: CloseStack) {
  const name = process.env['TABLE_NAME'] ?? ''
  const deleteExpired = () => opened.add(startExpiry(name).stop)
  if (process.env['AWS_ENDPOINT_URL_DYNAMODB']) return { streamArn: await ensureTable(name), deleteExpired }
  const engine = await startTableEngine(root, folder)
  opened.add(engine.stop)
  process.env['AWS_ENDPOINT_URL_DYNAMODB'] = engine.endpoint
  const streamArn = await ensureTable(name)
  const checkpoints = loadCheckpoints(folder, streamArn)
  const lanes = listLanes(streamConsumers)
  trimChanges(engine.file, (shard) => checkpoints.earliest(lanes, shard), new Date())
  return { streamArn, deleteExpired }
}

const LOCAL = { AWS_REGION: 'us-east-1', AWS_ACCESS_KEY_ID: 'local', AWS_SECRET_ACCESS_KEY: 'local' } as const

/**
 * Connects an operator's tool to a table: the one in the cloud that `TABLE_NAME` names, else that
 * of the local product in the data folder, running or not. With `DATA_DIR`, `TABLE_NAME` is a local
 * table. `LOCATION_MODE` and `PAYMENTS` mean what they mean for the product. Throws an error with
 * one sentence if there is none.
 */
export async function connectToTable(dataDir: string): Promise<{ readonly close: () => Promise<void> }> {
  const nothing = { close: () => Promise.resolve() }
  if (process.env['TABLE_NAME'] && !process.env['DATA_DIR']) return nothing
  process.env['TABLE_NAME'] ??= 'hibachi-ember'
  for (const [name, value] of Object.entries(LOCAL)) process.env[name] ??= value
  const { LOCATION_MODE: mode, PAYMENTS: payments } = process.env
  if (mode || payments) applyLocationSettings({ mode, payments })
  if (process.env['AWS_ENDPOINT_URL_DYNAMODB']) return nothing
  const folder = resolve(dataDir)
  const running = findRunningEngine(folder)
  if (!running && !existsSync(join(folder, 'table.db'))) throw new Error(`There is no table in ${folder}.`)
  const engine = running ?? (await startTableEngine(process.cwd(), folder))
  process.env['AWS_ENDPOINT_URL_DYNAMODB'] = engine.endpoint
  return { close: async () => void ('stop' in engine && (await engine.stop())) }
}
