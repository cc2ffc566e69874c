import { movementKeys } from '../inventory/movements/records'
import type { User } from '#shared/accounts/contract'
import { locations } from '#shared/locations/index'
import { isValidSessionAt, isValidSessionForGroup } from '#shared/accounts/access'
import { getKey, queryAll, tableName, type Item } from '../platform/table/table'
import { FORMER_STAFF_NAME } from '#shared/accounts/personal-data'
import { ChangePack, changeKeys } from '../platform/change-log/records'
import { checklistIds } from '#shared/locations/checklist-contract'
import { stateKey } from '../locations/state/records'
import { pictureKeys } from '../menu/pictures/records'
import { inventoryKeys } from '../inventory/records'
import { findLocationOfMenu, menuKeys } from '../menu/records'
import { incrementMenuVersion } from '../menu/repository'
import { transact } from '../platform/table/transaction'
import type { Person } from './person'

type StaffNames = Pick<Person, 'workNames' | 'user'>

/** Whether a log entry is about the person's own place in the team; its title has their name. */
const isAboutMember = (item: Item, { user }: StaffNames): boolean =>
  item['kind'] === 'team' && item['subjectId'] === user.id

/**
 * Returns the partitions with a person's work as staff: of the locations where their sign-in
 * counts, because anyone can take any name at a test site, and of the group if they may change it.
 */
const listStaffPartitions = (user: User): readonly string[] => [
  ...locations
    .filter((place) => isValidSessionAt(user, place))
    .flatMap(({ code }) => [
      changeKeys.of(code),
      movementKeys.of(code),
      inventoryKeys.stockOf(code),
      menuKeys.location(code),
      stateKey(code).pk,
    ]),
  ...(isValidSessionForGroup(user, locations) ? [pictureKeys.list] : []),
]

const toJsonField = (name: string) => `"by":${JSON.stringify(name)}`

/** Lists the JSON texts of a log record, which may contain names of staff. */
function listJsonTexts(item: Item): readonly string[] {
  if (item['type'] === 'ChangePack')
    return ChangePack.parse(item).changes.flatMap(({ before, after }) => [before, after])
  return [item['before'], item['after']].filter((text) => typeof text === 'string')
}

const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? new Map<string, unknown>(Object.entries(value)).get(name) : undefined

/** Where records of staff's work have a name. */
const namePaths = [
  'by',
  'alert.acknowledgedBy',
  'allergensDeclared.by',
  'changedAtTestSite.by',
  ...checklistIds.map((id) => `checklist.signatures.${id}.by`),
]

/** Returns the paths at which a record has the person's name. */
const listOwnNamePaths = (item: Item, { workNames }: StaffNames): readonly string[] =>
  namePaths.filter((path) => {
    const name = path.split('.').reduce<unknown>(memberOf, item)
    return typeof name === 'string' && workNames.includes(name)
  })

function names(item: Item, person: StaffNames): boolean {
  if (listOwnNamePaths(item, person).length > 0 || isAboutMember(item, person)) return true
  const { workNames } = person
  const texts = listJsonTexts(item)
  return workNames.some((name) => texts.some((text) => text.includes(toJsonField(name))))
}

/** Returns the records of a staff member's work, found by their current and former names. */
export async function listStaffRecords(person: StaffNames): Promise<Item[]> {
  if (person.workNames.length === 0) return []
  const found: Item[] = []
  for (const pk of listStaffPartitions(person.user)) {
    const items = await queryAll({
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': pk },
    })
    found.push(...items.filter((item) => names(item, person)))
  }
  return found
}

const replaceNames = (text: string, { workNames }: StaffNames): string =>
  workNames.reduce((done, name) => done.replaceAll(toJsonField(name), toJsonField(FORMER_STAFF_NAME)), text)

type AttributeChange = { readonly path: string; readonly value: unknown }

function listNameChanges(item: Item, person: StaffNames): readonly AttributeChange[] {
  const texts = (['before', 'after'] as const).flatMap((name) => {
    const text = item[name]
    const replaced = typeof text === 'string' ? replaceNames(text, person) : text
    return replaced === text ? [] : [{ path: name, value: replaced }]
  })
  const pack =
    item['type'] === 'ChangePack'
      ? [
          {
            path: 'changes',
            value: ChangePack.parse(item).changes.map((change) => ({
              ...change,
              before: replaceNames(change.before, person),
              after: replaceNames(change.after, person),
            })),
          },
        ]
      : []
  return [
    ...(isAboutMember(item, person) ? [{ path: 'title', value: `Team: ${FORMER_STAFF_NAME}` }] : []),
    ...listOwnNamePaths(item, person).map((path) => ({ path, value: FORMER_STAFF_NAME })),
    ...texts,
    ...pack,
  ]
}

/** Replaces the person's names in a record. A changed dish also increments the menu version. */
async function anonymizeRecord(item: Item, person: StaffNames): Promise<void> {
  const changes = listNameChanges(item, person)
  if (changes.length === 0) return
  const pathSegments = [...new Set(changes.flatMap(({ path }) => path.split('.')))]
  const alias = (path: string) =>
    path
      .split('.')
      .map((segment) => `#${segment}`)
      .join('.')
  const location = findLocationOfMenu(item['pk'])
  await transact([
    {
      write: {
        Update: {
          TableName: tableName(),
          Key: getKey(item),
          UpdateExpression: `SET ${changes.map(({ path }, index) => `${alias(path)} = :${index}`).join(', ')}`,
          ConditionExpression: 'attribute_exists(pk)',
          ExpressionAttributeNames: Object.fromEntries(pathSegments.map((segment) => [`#${segment}`, segment])),
          ExpressionAttributeValues: Object.fromEntries(changes.map(({ value }, index) => [`:${index}`, value])),
        },
      },
      onConflict: 'already',
    },
    ...(location ? [incrementMenuVersion(location)] : []),
  ])
}

/** Replaces a person's names in all staff records. */
export async function anonymizeStaffRecords(person: Person, checkDeadline: () => void): Promise<void> {
  for (const item of await listStaffRecords(person)) {
    await anonymizeRecord(item, person)
    checkDeadline()
  }
}
