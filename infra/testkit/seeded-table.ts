import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seedTable } from '#infra/catalogue/load'
import { startTableEngine } from '#infra/local/engine'
import { ensureTable } from '#infra/local/table'
import { FILLED_TABLE, copyFilledTable } from './filled-table'
import { assertMenuVersionsUpdated, watchMenuVersions } from './uncounted-menus'

async function startTable(prepare: (folder: string) => boolean) {
  watchMenuVersions()
  const folder = mkdtempSync(join(tmpdir(), 'hibachi-ember-table-'))
  const isFilled = prepare(folder)
  const given = process.env['AWS_ENDPOINT_URL_DYNAMODB']
  const engine = given === undefined ? await startTableEngine(process.cwd(), folder) : undefined
  const name = isFilled ? FILLED_TABLE : `hibachi-ember-${randomUUID()}`
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_DYNAMODB: engine?.endpoint ?? given,
    AWS_REGION: process.env['AWS_REGION'] ?? 'us-east-1',
    AWS_ACCESS_KEY_ID: process.env['AWS_ACCESS_KEY_ID'] ?? 'local',
    AWS_SECRET_ACCESS_KEY: process.env['AWS_SECRET_ACCESS_KEY'] ?? 'local',
    LOG_LEVEL: 'error',
    TABLE_NAME: name,
  })
  await ensureTable(name)
  return {
    isFilled,
    stop: async (): Promise<void> => {
      await engine?.stop()
      if (engine) delete process.env['AWS_ENDPOINT_URL_DYNAMODB']
      delete process.env['TABLE_NAME']
      rmSync(folder, { recursive: true, force: true })
      assertMenuVersionsUpdated()
    },
  }
}

/** A table with nothing in it, for tests that fill it themselves. */
export const startEmptyTable = () => startTable(() => false)

/**
 * A table with the sample data and nothing that reacts to it, for tests that deliver changes
 * themselves.
 */
export async function startSeededTable() {
  const table = await startTable(copyFilledTable)
  if (!table.isFilled) await seedTable(new Date())
  return table
}
