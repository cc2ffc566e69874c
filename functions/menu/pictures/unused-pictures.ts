import {
  getUndoWindowStart,
  listExpiredUploads,
  listUnusedPictures,
  parsePictureFileName,
} from '#shared/menu/pictures/picture'
import { Problem } from '#shared/platform/problem'
import { queryAll, tableName } from '../../platform/table/table'
import type { Key } from '../../platform/table/table'
import { ifUnchanged, runOptimisticWrite } from '../../platform/table/transaction'
import type { WriteStep } from '../../platform/table/transaction'
import { PictureRecord, pictureKeys } from './records'
import * as z from 'zod/mini'
import { locations } from '#shared/locations/index'
import type { LocationCode } from '#shared/locations/index'
import { createActivityId } from '#shared/platform/ids'
import { logChanges, parseChangeEntries } from '../../platform/change-log/change-log'
import { changeKeys } from '../../platform/change-log/records'
import { getMenuSnapshot } from '../repository'

const FOLDER = '/pictures/'

type Shows = { readonly imageUrl: string | null } | null

const notKept = () => {
  const message = 'This picture is not kept any more. Please send it again'
  return new Problem('invalid-input', `${message}.`, { errors: [{ path: 'imageUrl', message }] })
}

/**
 * What a change that gives a dish a picture of the desk depends on: that it is kept. So it is not
 * swept meanwhile (decision 0051). Throws `invalid-input`, as does the step.
 */
export function requirePicture(was: Shows, is: Shows): readonly WriteStep[] {
  const url = is?.imageUrl
  if (!url?.startsWith(FOLDER) || url === was?.imageUrl) return []
  const named = parsePictureFileName(url.slice(FOLDER.length))
  if (!named) throw notKept()
  const ConditionCheck = {
    TableName: tableName(),
    Key: pictureKeys.listed(named.hash),
    ConditionExpression: 'attribute_exists(pk)',
  }
  return [{ write: { ConditionCheck }, refused: notKept }]
}

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
