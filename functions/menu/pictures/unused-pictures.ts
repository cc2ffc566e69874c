import {
  getUndoWindowStart,
  listExpiredUploads,
  listUnusedPictures,
  parsePictureFileName,
} from '#shared/menu/pictures/picture'
import { Problem } from '#shared/platform/problem'
import { queryAll, tableName, type Key } from '../../platform/table/table'
import { ifUnchanged, runOptimisticWrite, type WriteStep } from '../../platform/table/transaction'
import { PictureRecord, pictureKeys } from './records'
import * as z from 'zod/mini'
import { locations, type LocationCode } from '#shared/locations/index'
import { createActivityId } from '#shared/platform/ids'
import { logChanges, parseChangeEntries } from '../../platform/change-log/change-log'
import { changeKeys } from '../../platform/change-log/records'
import { getMenuSnapshot, readKnownCategories } from '../repository'
import { parseItems } from '../../platform/table/parse-items'

const FOLDER = '/pictures/'

type WithImage = { readonly imageUrl: string | null } | null

const createDeletedPictureProblem = () => {
  const message = 'This picture was deleted. Please send it again'
  return new Problem('invalid-input', `${message}.`, { errors: [{ path: 'imageUrl', message }] })
}

/**
 * Returns a step that checks that a dish's new uploaded picture still exists. So the daily clean-up
 * cannot delete the picture at the same time (decision 0042).
 * @throws Problem `invalid-input` for a malformed picture URL; the step throws it too
 */
export function requirePicture(before: WithImage, after: WithImage): readonly WriteStep[] {
  const url = after?.imageUrl
  if (!url?.startsWith(FOLDER) || url === before?.imageUrl) return []
  const parsedName = parsePictureFileName(url.slice(FOLDER.length))
  if (!parsedName) throw createDeletedPictureProblem()
  const ConditionCheck = {
    TableName: tableName(),
    Key: pictureKeys.listed(parsedName.hash),
    ConditionExpression: 'attribute_exists(pk)',
  }
  return [{ write: { ConditionCheck }, onConflict: createDeletedPictureProblem }]
}

/** A transaction has 100 steps: two for each picture, and two for each location. */
const BATCH_SIZE = 40

const WithPicture = z.object({ imageUrl: z._default(z.nullable(z.string()), null) })
const LoggedDish = z.nullable(WithPicture)
const LoggedCategories = z.object({ categories: z.array(WithPicture) })

const listPictures = async (): Promise<readonly PictureRecord[]> => {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :pictures',
    ExpressionAttributeValues: { ':pictures': pictureKeys.list },
    ConsistentRead: true,
  })
  return parseItems(PictureRecord, items)
}

/**
 * Lists dishes and categories as they were before changes that can still be undone; undoing needs
 * their pictures.
 */
async function listLogged(location: LocationCode, now: Date) {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :log AND sk > :since',
    FilterExpression: 'kind IN (:dish, :category)',
    ExpressionAttributeValues: {
      ':log': changeKeys.of(location),
      ':since': createActivityId(location, getUndoWindowStart(now), ''),
      ':dish': 'dish',
      ':category': 'category',
    },
    ConsistentRead: true,
  })
  return items.flatMap(parseChangeEntries).flatMap(({ kind, before }) => {
    const logged: unknown = JSON.parse(before)
    return kind === 'category' ? LoggedCategories.parse(logged).categories : (LoggedDish.parse(logged) ?? [])
  })
}

const readMenu = async (location: LocationCode, now: Date) => {
  const { dishes, isSame } = await getMenuSnapshot(location)
  return { location, dishes, isSame, before: await listLogged(location, now) }
}

async function findUnusedPictures(now: Date) {
  const pictures = listExpiredUploads(await listPictures(), now)
  if (pictures.length === 0) return { menus: [], steps: [], unused: [] }
  const menus = await Promise.all(locations.map(({ code }) => readMenu(code, now)))
  const { categories, isSame } = await readKnownCategories()
  const dishes = [...menus.flatMap((menu) => menu.dishes), ...categories.map(({ imageUrl = null }) => ({ imageUrl }))]
  const before = menus.flatMap((menu) => menu.before)
  const steps = [isSame, ...menus.map((menu) => menu.isSame)]
  return { menus, steps, unused: listUnusedPictures({ pictures, dishes, before }, now) }
}

function buildDeletes({ hash, addedAt }: PictureRecord): readonly WriteStep[] {
  const keyed = (Key: Key) => ({ TableName: tableName(), Key })
  return [
    // Fails if the picture was uploaded again, which restarts its waiting time.
    { write: { Delete: ifUnchanged(keyed(pictureKeys.listed(hash)), { addedAt }) } },
    { write: { Delete: keyed(pictureKeys.files(hash)) } },
  ]
}

const toLogEntry = ({ hash, imageUrl }: PictureRecord) => ({
  subjectId: hash,
  title: 'A picture that no dish had was removed',
  before: { imageUrl },
  after: null,
})

/** Deletes a batch of unused pictures, on condition that no menu changes. Returns their number. */
const deleteBatch = (now: Date): Promise<number> =>
  runOptimisticWrite(
    () => findUnusedPictures(now),
    ({ menus, steps, unused }) => {
      const batch = unused.slice(0, BATCH_SIZE)
      if (batch.length === 0) return { steps: [], answer: 0 }
      const changes = batch.map(toLogEntry)
      const common = { kind: 'picture', by: 'The daily tidying', now, changes } as const
      const logs = menus.flatMap(({ location }) => logChanges({ location, ...common }))
      return {
        steps: [...steps, ...batch.flatMap(buildDeletes), ...logs],
        answer: batch.length,
      }
    },
  )

/** Deletes all unused pictures and returns their number (decision 0042). */
export async function deleteUnusedPictures(now: Date): Promise<number> {
  const deletedCount = await deleteBatch(now)
  return deletedCount < BATCH_SIZE ? deletedCount : deletedCount + (await deleteUnusedPictures(now))
}
