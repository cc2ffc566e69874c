import * as z from 'zod/mini'
import { locations } from '#shared/locations/index'
import type { LocationCode } from '#shared/locations/index'
import { createActivityId } from '#shared/rules/change-id'
import { listExpiredUploads, getUndoWindowStart, listUnusedPictures } from '#shared/rules/picture-sweep'
import { parseChangeEntries, logChanges } from '../changes/log-pack'
import { changeKeys } from '../changes/records'
import { ifUnchanged } from '../runtime/conditions'
import { runOptimisticWrite } from '../runtime/decide'
import { queryAll, tableName } from '../runtime/table'
import type { Key } from '../runtime/table'
import type { WriteStep } from '../runtime/transact'
import { pictureKeys, PictureRecord } from './picture-records'
import { getMenuSnapshot } from './whole-menu'

/** A transaction has a hundred steps: two a picture, and two a location. */
const AT_ONCE = 40

const Before = z.nullable(z.object({ imageUrl: z.nullable(z.string()) }))

const keptPictures = async (): Promise<readonly PictureRecord[]> => {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :pictures',
    ExpressionAttributeValues: { ':pictures': pictureKeys.list },
    ConsistentRead: true,
  })
  return items.map((item) => PictureRecord.parse(item))
}

/** What dishes were before the changes that an undoing may still find its picture for. */
async function beforeChanges(location: LocationCode, now: Date) {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :log AND sk > :since',
    FilterExpression: 'kind = :dish',
    ExpressionAttributeValues: {
      ':log': changeKeys.of(location),
      ':since': createActivityId(location, getUndoWindowStart(now), ''),
      ':dish': 'dish',
    },
    ConsistentRead: true,
  })
  return items.flatMap(parseChangeEntries).flatMap(({ before }) => Before.parse(JSON.parse(before)) ?? [])
}

const readLocation = async (location: LocationCode, now: Date) => {
  const { dishes, isSame } = await getMenuSnapshot(location)
  return { location, dishes, isSame, before: await beforeChanges(location, now) }
}

async function readUse(now: Date) {
  const pictures = listExpiredUploads(await keptPictures(), now)
  const houses = pictures.length === 0 ? [] : await Promise.all(locations.map(({ code }) => readLocation(code, now)))
  const dishes = houses.flatMap((house) => house.dishes)
  const before = houses.flatMap((house) => house.before)
  return { houses, unused: listUnusedPictures({ pictures, dishes, before }, now) }
}

function forgotten({ hash, addedAt }: PictureRecord): readonly WriteStep[] {
  const gone = (Key: Key) => ({ TableName: tableName(), Key })
  return [
    // Sent again meanwhile, it rests anew.
    { write: { Delete: ifUnchanged(gone(pictureKeys.listed(hash)), { addedAt }) } },
    { write: { Delete: gone(pictureKeys.files(hash)) } },
  ]
}

const entryOf = ({ hash, imageUrl }: PictureRecord) => ({
  subjectId: hash,
  title: 'A picture that no dish had was removed',
  before: { imageUrl },
  after: null,
})

/**
 * Removes some of the pictures that nothing needs, while no menu changes, and gives how many those
 * were.
 */
const sweepSome = (now: Date): Promise<number> =>
  runOptimisticWrite(
    () => readUse(now),
    ({ houses, unused }) => {
      const some = unused.slice(0, AT_ONCE)
      if (some.length === 0) return { steps: [], answer: 0 }
      const changes = some.map(entryOf)
      const about = { kind: 'picture', by: 'The daily tidying', now, changes } as const
      const logs = houses.flatMap(({ location }) => logChanges({ location, ...about }))
      return {
        steps: [...houses.map(({ isSame }) => isSame), ...some.flatMap(forgotten), ...logs],
        answer: some.length,
      }
    },
  )

/**
 * Removes the pictures that nothing needs any more, and gives how many those were (decision 0051).
 */
export async function deleteUnusedPictures(now: Date): Promise<number> {
  const swept = await sweepSome(now)
  return swept < AT_ONCE ? swept : swept + (await deleteUnusedPictures(now))
}
