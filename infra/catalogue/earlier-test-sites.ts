import { DeleteCommand, PutCommand, ScanCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { inventoryKeys } from '#functions/inventory/records'
import { stateKey } from '#functions/locations/state/records'
import { loyaltyKeys } from '#functions/loyalty/records'
import { buildMenuVersionUpdate, menuKeys } from '#functions/menu/records'
import { buildPutIfAbsent } from '#functions/platform/table/transaction'
import { deleteItems, getItem, getKey, table, tableName, type Item } from '#functions/platform/table/table'
import { locations } from '#shared/locations/index'
import { getGroupPart, getSiteKind, getSitePart } from '#shared/locations/site-kind'
import { putIfConditionHolds } from './put-if-condition-holds'
import { seed } from './seed'
import { buildProgramRecords } from './seed-records'

/**
 * The kinds of keys, before a location's code, that test sites have apart since version 1.1
 * (functions/platform/README.md).
 */
export const apartKinds = [
  'ALERTDEVICES',
  'ALERTS',
  'AUDIO#LOCATION',
  'BOARD',
  'CANCELLED',
  'COUPONS',
  'DONE',
  'DRIVERS',
  'FEEDBACK',
  'HEARD',
  'KITCHENTIME',
  'LOCATION',
  'NUMBERS',
  'PLANNED',
  'PRINTERS',
  'PURCHASEMAIL',
  'PURCHASES',
  'SAMPLE',
  'SLOTS',
  'SPECIALS',
  'TABLETS',
  'TICKETS',
  'UNANSWERED',
  'UNPAID',
] as const

/** What anyone may have left to read a live location's orders or to work at its boards. */
const deletedKinds: readonly string[] = ['ALERTDEVICES', 'PRINTERS', 'TABLETS']

const GUEST_ORDERS = 'GUESTORDERS#'
/** Records that a page of the scan reads at most, and how many are written at once. */
const PAGE_SIZE = 500
const WRITERS = 10

const progressKey = { pk: 'SEED', sk: 'PROGRESS#earlier-test-sites' }

const listTestCodes = () => locations.map(({ code }) => code).filter((code) => getSiteKind(code) === 'test')
const isGroupOfTests = () => getGroupPart() !== ''

/** Returns the key of the test site for a key without a kind of site, and what its kind is. */
function findTestKey(key: unknown): { readonly kind: string; readonly key: string } | undefined {
  if (typeof key !== 'string') return undefined
  for (const prefix of ['COUNTED#', ''])
    for (const kind of apartKinds)
      for (const code of listTestCodes()) {
        const plain = `${prefix}${kind}#${getSitePart(code, 'live')}`
        if (key !== plain && !key.startsWith(`${plain}#`)) continue
        return { kind, key: `${prefix}${kind}#${getSitePart(code, 'test')}${key.slice(plain.length)}` }
      }
  const part = getGroupPart('test')
  if (!key.startsWith(GUEST_ORDERS) || key.startsWith(GUEST_ORDERS + part) || !isGroupOfTests()) return undefined
  return { kind: GUEST_ORDERS, key: `${GUEST_ORDERS}${part}${key.slice(GUEST_ORDERS.length)}` }
}

const update = (item: Item, names: Record<string, string>, values: Item, expression: string, condition: string) =>
  putIfConditionHolds(
    new UpdateCommand({
      TableName: tableName(),
      Key: getKey(item),
      UpdateExpression: expression,
      ConditionExpression: condition,
      ExpressionAttributeNames: names,
      ...(Object.keys(values).length > 0 && { ExpressionAttributeValues: values }),
    }),
  )

async function moveIndexKey(item: Item): Promise<void> {
  const moved = findTestKey(item['gsi1pk'])
  if (!moved) return
  const values = { ':old': item['gsi1pk'], ':moved': moved.key }
  await update(item, { '#key': 'gsi1pk' }, values, 'SET #key = :moved', '#key = :old')
}

const isAtTestSite = (location: unknown): boolean => listTestCodes().some((code) => code === location)

async function markOrder(item: Item): Promise<void> {
  if (item['type'] !== 'Order' || item['site'] !== undefined || !isAtTestSite(item['location'])) return
  const condition = 'attribute_exists(pk) AND attribute_not_exists(#site)'
  await update(item, { '#site': 'site' }, { ':site': 'test' }, 'SET #site = :site', condition)
}

/** A figure that is counted again meanwhile gets the site by that. */
async function markCounted({ type, parts, version, ...key }: Item): Promise<void> {
  if (type !== 'Counted' || !Array.isArray(parts)) return
  const marked = parts.map((part: object) =>
    'location' in part && !('site' in part) && isAtTestSite(part.location) ? { ...part, site: 'test' } : part,
  )
  if (marked.every((part) => parts.includes(part))) return
  const values = { ':parts': marked, ':version': version }
  const names = { '#parts': 'parts', '#version': 'version' }
  await update(key, names, values, 'SET #parts = :parts', '#version = :version')
}

/** Anyone may have declared allergens: at a live location they count once its owner signs them. */
async function markDeclaration(item: Item): Promise<void> {
  const { pk, type, allergensDeclared: declared } = item
  const location = listTestCodes().find((code) => menuKeys.dish(code, 0).pk === pk)
  if (type !== 'Dish' || !location) return
  if (typeof declared !== 'object' || !declared || 'signIn' in declared) return
  const names = { '#declared': 'allergensDeclared', '#at': 'at', '#signIn': 'signIn' }
  const condition = 'attribute_exists(#declared.#at) AND attribute_not_exists(#declared.#signIn)'
  const values = { ':signIn': 'development' }
  if (await update(item, names, values, 'SET #declared.#signIn = :signIn', condition))
    await table.send(new UpdateCommand({ TableName: tableName(), ...buildMenuVersionUpdate(location) }))
}

/** Recommendations begin anew at the opening, too. */
async function clearRanks(item: Item): Promise<void> {
  const { pk } = item
  const codes = listTestCodes()
  if (item['mostOrdered'] !== undefined && codes.some((code) => stateKey(code).pk === pk))
    await update(item, { '#ranks': 'mostOrdered' }, {}, 'REMOVE #ranks', 'attribute_exists(pk)')
  const { sk, portions } = item
  const isTally = codes.some((code) => inventoryKeys.tally(code).pk === pk && inventoryKeys.tally(code).sk === sk)
  if (!isTally || !(typeof portions === 'object' && portions && Object.keys(portions).length > 0)) return
  await update(item, { '#portions': 'portions' }, { ':none': {} }, 'SET #portions = :none', 'attribute_exists(pk)')
}

async function moveRecord(item: Item): Promise<void> {
  const moved = findTestKey(item['pk'])
  const isProgram = item['pk'] === loyaltyKeys.programme('live') && isGroupOfTests()
  if (!moved && !isProgram) {
    await markOrder(item)
    await markCounted(item)
    await clearRanks(item)
    await markDeclaration(item)
    return moveIndexKey(item)
  }
  if (moved && !deletedKinds.includes(moved.kind)) {
    await markCounted(item)
    const current = await getItem(getKey(item))
    // What the test site has stored under its own key since the update counts.
    if (current) await putIfConditionHolds(new PutCommand(buildPutIfAbsent({ ...current, pk: moved.key })))
  }
  await deleteItems([getKey(item)])
}

/**
 * Moves what happened at locations that are test sites now under the keys of test sites, where a
 * live location doesn't read it, and deletes printers, tablets and devices, which anyone may have
 * left. Marks allergens that were declared there. Continues after the page at which an interrupted
 * run stopped.
 */
export async function moveRecordsOfEarlierTestSites(): Promise<void> {
  let next = (await getItem(progressKey))?.['next']
  do {
    const page: { Items?: Item[]; LastEvaluatedKey?: Item } = await table.send(
      new ScanCommand({
        TableName: tableName(),
        Limit: PAGE_SIZE,
        ConsistentRead: true,
        ...(typeof next === 'object' && next && { ExclusiveStartKey: { ...next } }),
      }),
    )
    const waiting = page.Items ?? []
    const write = async () => {
      for (let item = waiting.pop(); item; item = waiting.pop()) await moveRecord(item)
    }
    await Promise.all(Array.from({ length: WRITERS }, write))
    next = page.LastEvaluatedKey
    const progress = { ...progressKey, type: 'Seed', next: next ?? null }
    await table.send(new PutCommand({ TableName: tableName(), Item: progress }))
  } while (next)
  if (isGroupOfTests())
    for (const record of buildProgramRecords(seed, 'live'))
      await putIfConditionHolds(new PutCommand(buildPutIfAbsent(record)))
  await table.send(new DeleteCommand({ TableName: tableName(), Key: progressKey }))
}
