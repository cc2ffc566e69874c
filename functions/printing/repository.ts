import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import type { Station } from '#shared/menu/contract'
import type { LocationCode } from '#shared/locations/index'
import { Problem } from '#shared/platform/problem'
import { createEditConflict, logChange } from '../platform/change-log/change-log'
import type { NewChange } from '../platform/change-log/change-log'
import type { ChangeRecord, UndoHandler } from '../platform/change-log/records'
import { buildPutIfAbsent, ifUnchanged, transact, updateOnce } from '../platform/table/transaction'
import type { WriteStep } from '../platform/table/transaction'
import { deleteItems, getItem, queryAll, table, tableName } from '../platform/table/table'
import { PrintJobRecord, PrinterRecord, printKeys } from './records'

/** That a printer is there is written down this often at most: it asks every few seconds. */
const SEEN_MS = 60_000

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url')

type PrinterChange = {
  readonly location: LocationCode
  readonly before: PrinterRecord | null
  readonly after: PrinterRecord | null
  readonly by: string
  readonly now: Date
}

const shown = (printer: PrinterRecord | null) =>
  printer && { name: printer.name, stations: printer.stations, createdAt: printer.createdAt }

/** A printer's entry in the log; never with what opens its door. */
const changeOf = ({ location, before, after, by, now }: PrinterChange): NewChange => {
  const { id = '', name = '' } = after ?? before ?? {}
  const title = `Printer ${name}: ${after ? 'added' : 'removed'}`
  return {
    locations: [location],
    kind: 'printer',
    subjectId: id,
    title,
    before: shown(before),
    after: shown(after),
    by,
    now,
  }
}

type NewPrinter = {
  readonly location: LocationCode
  readonly name: string
  readonly stations: readonly Station[] | null
  readonly by: string
  readonly now: Date
  readonly alongside: (made: { printer: PrinterRecord; token: string }) => readonly WriteStep[]
}

/** Makes a printer and the token that is its key; only the token's hash is kept. */
export async function addPrinter({ location, name, stations, by, now, alongside }: NewPrinter) {
  const id = randomBytes(8).toString('hex')
  const secret = randomBytes(16).toString('hex')
  const printer: PrinterRecord = {
    type: 'Printer',
    id,
    name,
    stations: stations && [...new Set(stations)],
    secretHash: hashOf(secret),
    createdAt: now.toISOString(),
    by,
  }
  const made = { printer, token: `${id}${secret}` }
  const put: WriteStep = { write: { Put: buildPutIfAbsent({ ...printKeys.printer(location, id), ...printer }) } }
  const { steps } = logChange(changeOf({ location, before: null, after: printer, by, now }))
  await transact([put, ...steps, ...alongside(made)])
  return made
}

/** A location's printers, the oldest first. */
export async function listPrinters(location: LocationCode): Promise<readonly PrinterRecord[]> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': printKeys.printers(location) },
    ConsistentRead: true,
  })
  const printers = items.map((item) => PrinterRecord.parse(item))
  return printers.sort((one, other) => one.createdAt.localeCompare(other.createdAt))
}

type Revoking = {
  readonly location: LocationCode
  readonly id: string
  readonly by: string
  readonly now: Date
  readonly alongside?: (entry: ChangeRecord) => readonly WriteStep[]
}

/** Revokes a printer; what waited for it goes by itself. Throws `not-found`. */
export async function revokePrinter({ location, id, by, now, alongside = () => [] }: Revoking): Promise<ChangeRecord> {
  const gone = new Problem('not-found', 'There is no such printer.')
  const item = await getItem(printKeys.printer(location, id))
  if (!item) throw gone
  const { steps, entries } = logChange(changeOf({ location, before: PrinterRecord.parse(item), after: null, by, now }))
  const [entry] = entries
  if (!entry) throw new Error('A change without an entry')
  const remove = {
    TableName: tableName(),
    Key: printKeys.printer(location, id),
    ConditionExpression: 'attribute_exists(pk)',
  }
  await transact([{ write: { Delete: remove }, refused: () => gone }, ...steps, ...alongside(entry)])
  return entry
}

/** The printer that a token is the key of; throws `not-found` for every other. */
export async function authenticatePrinter(location: LocationCode, token: string): Promise<PrinterRecord> {
  const [id, secret] = [token.slice(0, 16), token.slice(16)]
  const item = id === '' ? undefined : await getItem(printKeys.printer(location, id))
  const printer = item && PrinterRecord.parse(item)
  const isKey = printer && timingSafeEqual(Buffer.from(hashOf(secret)), Buffer.from(printer.secretHash))
  if (!isKey) throw new Problem('not-found', 'There is no such printer.')
  return printer
}

type Seen = {
  readonly location: LocationCode
  readonly printer: PrinterRecord
  readonly state: string
  readonly now: Date
}

/** Writes down what a printer says of itself: when that changes, else once a minute. */
export async function recordPrinterStatus({ location, printer, state, now }: Seen): Promise<void> {
  const isKnown = printer.state === state && now.getTime() - Date.parse(printer.seenAt ?? '') < SEEN_MS
  if (isKnown) return
  const update = {
    TableName: tableName(),
    Key: printKeys.printer(location, printer.id),
    UpdateExpression: 'SET seenAt = :now, #state = :state',
    ExpressionAttributeNames: { '#state': 'state' },
    ExpressionAttributeValues: { ':now': now.toISOString(), ':state': state },
  }
  // One that was revoked meanwhile is not made again.
  await updateOnce({ update: ifUnchanged(update, { secretHash: printer.secretHash }), refused: 'already' })
}

/** What is due for a printer by now, the oldest first. */
export async function findDueJob(printerId: string, now: Date): Promise<PrintJobRecord | undefined> {
  const { Items = [] } = await table.send(
    new QueryCommand({
      TableName: tableName(),
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :first AND :now',
      ExpressionAttributeValues: {
        ':pk': printKeys.jobs(printerId),
        ':first': 'DUE#',
        // Whatever is due in this very millisecond, too.
        ':now': `DUE#${now.toISOString()}#~`,
      },
      ConsistentRead: true,
      Limit: 1,
    }),
  )
  return Items.map((item) => PrintJobRecord.parse(item))[0]
}

/** The names of a job, and the job of a name: `2026-11-22T23:10:00.000Z#ORDER`. */
export const getJobToken = ({ sk }: Pick<PrintJobRecord, 'sk'>): string => sk.slice('DUE#'.length)

/** A job that waits for a printer, by its name; undefined once it is printed. */
export async function findJob(printerId: string, token: string): Promise<PrintJobRecord | undefined> {
  const item = await getItem({ pk: printKeys.jobs(printerId), sk: `DUE#${token}` })
  return item && PrintJobRecord.parse(item)
}

/** Remembers which job a printer was given. */
export async function markJobHandedOver(
  location: LocationCode,
  printer: PrinterRecord,
  job: PrintJobRecord,
): Promise<void> {
  const update = {
    TableName: tableName(),
    Key: printKeys.printer(location, printer.id),
    UpdateExpression: 'SET handed = :token',
    ExpressionAttributeValues: { ':token': getJobToken(job) },
  }
  if (printer.handed === getJobToken(job)) return
  await updateOnce({ update: ifUnchanged(update, { secretHash: printer.secretHash }), refused: 'already' })
}

/**
 * Takes a job off what waits: it was printed, or nobody wants it any more. Once however often it is
 * told.
 */
export const deleteJob = (printerId: string, token: string): Promise<void> =>
  deleteItems([{ pk: printKeys.jobs(printerId), sk: `DUE#${token}` }])

/** Takes a printer back that was added; one that was removed has no address any more. */
export const undoPrinter: UndoHandler = async ({ change, location, by, now, alongside }) => {
  if (change.before !== 'null')
    throw new Problem('invalid-input', 'A printer that was removed is added again, with a new address.')
  try {
    return await revokePrinter({ location, id: change.subjectId, by, now, alongside })
  } catch (error) {
    if (error instanceof Problem && error.code === 'not-found') throw createEditConflict(null)
    throw error
  }
}
