import { createHash } from 'node:crypto'
import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { buildMenuVersionUpdate } from '#functions/menu/records'
import { ensurePushKeys } from '#functions/notifications/push-repository'
import { buildPutIfAbsent, transact, updateOnce, type WriteStep } from '#functions/platform/table/transaction'
import { ensureSigningKey } from '#functions/platform/session/rotate-signing-key'
import { tableName } from '#functions/platform/table/table'
import { locations, type LocationCode } from '#shared/locations/index'
import { seed } from './seed'
import {
  buildSeedMarker,
  listSeedMarkers,
  migrations,
  runMigrations,
  seedMarkerKeys,
  writeSeedMarker,
} from './migrations'
import { putIfConditionHolds } from './put-if-condition-holds'
import { buildGroupRecords, buildLocationRecords, buildSeedRecords, type SeedRecord } from './seed-records'

const WRITERS = 25
const group = seedMarkerKeys.part('GROUP')

/** Marks a part as filled, once, together with the other marks or not at all. */
async function markOnce(key: typeof group, now: Date, others: readonly (typeof group)[]): Promise<void> {
  const first: WriteStep = { write: { Put: buildPutIfAbsent(buildSeedMarker(key, now).Item) }, onConflict: 'already' }
  await transact([first, ...others.map((other) => ({ write: { Put: buildSeedMarker(other, now) } }))])
}

/**
 * Increments the menu's version after its last record and before the mark, so that a killed run
 * repeats both.
 */
const countChanges = (location: LocationCode) =>
  updateOnce({ update: { TableName: tableName(), ...buildMenuVersionUpdate(location) } })

const putOnce = async (record: SeedRecord): Promise<void> =>
  void (await putIfConditionHolds(new PutCommand(buildPutIfAbsent(record))))

async function fill(records: readonly SeedRecord[], load = putOnce): Promise<void> {
  const waiting = [...records]
  const write = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await load(next)
  }
  await Promise.all(Array.from({ length: WRITERS }, write))
}

async function fillParts(now: Date): Promise<void> {
  const marks = await listSeedMarkers()
  if (!marks.has(group)) {
    await fill(buildGroupRecords(seed, now))
    // Today's sample includes the results of all migrations.
    await markOnce(
      group,
      now,
      migrations.map(({ id }) => seedMarkerKeys.step(id)),
    )
  }
  for (const { code } of locations) {
    const part = seedMarkerKeys.part(code)
    if (marks.has(part)) continue
    await fill(buildLocationRecords(seed, code, now))
    await countChanges(code)
    await writeSeedMarker(part, now)
  }
}

/**
 * Updates the picture of a dish that shows a sample picture, because the files change with the
 * build.
 */
const showPicture = async ({ pk, sk, imageUrl, code }: SeedRecord): Promise<void> =>
  void (await putIfConditionHolds(
    new UpdateCommand({
      TableName: tableName(),
      Key: { pk, sk },
      UpdateExpression: 'SET imageUrl = :url',
      ConditionExpression: 'begins_with(imageUrl, :own) AND imageUrl <> :url',
      ExpressionAttributeValues: { ':url': imageUrl, ':own': `/assets/${String(code).toLowerCase()}.` },
    }),
  ))

async function followPictures(now: Date): Promise<void> {
  const urls = seed.dishes.map(({ imageUrl }) => imageUrl)
  const digest = createHash('sha256').update(JSON.stringify(urls)).digest('base64url')
  const pictures = seedMarkerKeys.pictures(digest)
  if ((await listSeedMarkers()).has(pictures)) return
  const dishes = buildSeedRecords(seed, now).filter(({ type }) => type === 'Dish')
  await fill(dishes, showPicture)
  // All locations, because a killed run may have changed any of them.
  for (const { code } of locations) await countChanges(code)
  await writeSeedMarker(pictures, now)
}

/**
 * Creates the keys of sessions and pushes, fills an empty table or a new location with the sample
 * data, and runs the migrations of an existing table. Never overwrites changes of a person.
 */
export async function seedTable(now: Date): Promise<void> {
  await ensureSigningKey()
  await ensurePushKeys()
  await fillParts(now)
  await runMigrations(now)
  await followPictures(now)
}
