import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { buildPutIfAbsent } from '#functions/platform/table/transaction'
import { queryAll, table, tableName } from '#functions/platform/table/table'
import { moveRecordsOfEarlierTestSites } from './earlier-test-sites'
import { putIfConditionHolds } from './put-if-condition-holds'
import { seed } from './seed'
import { buildProgramRecords } from './seed-records'

const partition = 'SEED'

/** Markers of one-time changes of this table: filled parts, migrations, pictures. */
export const seedMarkerKeys = {
  part: (name: string) => ({ pk: partition, sk: `PART#${name}` }),
  step: (id: string) => ({ pk: partition, sk: `STEP#${id}` }),
  pictures: (digest: string) => ({ pk: partition, sk: `PICTURES#${digest}` }),
} as const

type Key = ReturnType<typeof seedMarkerKeys.part>

/** Builds a marker. */
export const buildSeedMarker = (key: Key, now: Date) => ({
  TableName: tableName(),
  Item: { ...key, type: 'Seed', loadedAt: now.toISOString() },
})

/** Lists the table's markers. */
export async function listSeedMarkers() {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :seed',
    ExpressionAttributeValues: { ':seed': partition },
    ConsistentRead: true,
  })
  const sorts = new Set(items.map(({ sk }) => String(sk)))
  return { has: ({ sk }: Key) => sorts.has(sk) }
}

export const writeSeedMarker = async (key: Key, now: Date): Promise<void> =>
  void (await table.send(new PutCommand(buildSeedMarker(key, now))))

/**
 * A change of the data in an existing table. It must be idempotent: an interrupted one runs again,
 * and two deployments may run it at once. Functions of the previous version still serve requests
 * meanwhile.
 */
export type Migration = {
  /** Never changes, because the table's markers refer to it. */
  readonly id: string
  readonly run: (now: Date) => Promise<void>
}

/** The steps since version 1.0, in order. New ones go to the end; none is changed or removed. */
export const migrations: readonly Migration[] = [
  {
    id: 'program-of-test-sites',
    run: async () => {
      for (const record of buildProgramRecords(seed, 'test'))
        await putIfConditionHolds(new PutCommand(buildPutIfAbsent(record)))
    },
  },
  { id: 'records-of-earlier-test-sites', run: moveRecordsOfEarlierTestSites },
]

/** Runs the migrations that this table lacks, in order, and marks each as done. */
export async function runMigrations(now: Date, all = migrations): Promise<void> {
  const marks = await listSeedMarkers()
  for (const { id, run } of all.filter((step) => !marks.has(seedMarkerKeys.step(step.id)))) {
    await run(now)
    await writeSeedMarker(seedMarkerKeys.step(id), now)
  }
}
