import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { LocationCode } from '#shared/locations/index'
import { Problem } from '#shared/platform/problem'
import { createDeviceToken } from '../platform/session/device-token'
import { createEditConflict, logChange, type NewChange } from '../platform/change-log/change-log'
import type { ChangeRecord, UndoHandler } from '../platform/change-log/records'
import { buildPutIfAbsent, ifUnchanged, transact, updateOnce, type WriteStep } from '../platform/table/transaction'
import { getItem, queryAll, tableName } from '../platform/table/table'
import { PrinterRecord, formatStations, printKeys } from './records'
import { parseItems } from '../platform/table/parse-items'

/**
 * Minimum time between two writes of the same printer status. A printer polls every few seconds.
 */
const STATUS_WRITE_MS = 60_000

/** Maximum printers of a location. Each order queues a ticket for each of them. */
const MAX_PRINTERS = 20

const hashSecret = (secret: string) => createHash('sha256').update(secret).digest('base64url')

type PrinterChange = {
  readonly location: LocationCode
  readonly before: PrinterRecord | null
  readonly after: PrinterRecord | null
  readonly by: string
  readonly now: Date
}

const toLoggedPrinter = (printer: PrinterRecord | null) =>
  printer && {
    name: printer.name,
    stations: printer.stations,
    copies: printer.copies,
    kind: printer.kind,
    columns: printer.columns,
    createdAt: printer.createdAt,
  }

/** Returns the log entry of an added or removed printer, without its secret. */
const buildChange = ({ location, before, after, by, now }: PrinterChange): NewChange => {
  const { id = '', name = '', stations = null } = after ?? before ?? {}
  const title = `Printer ${name} (${formatStations({ stations })}): ${after ? 'added' : 'removed'}`
  return {
    locations: [location],
    kind: 'printer',
    subjectId: id,
    title,
    before: toLoggedPrinter(before),
    after: toLoggedPrinter(after),
    by,
    now,
  }
}

type NewPrinter = Readonly<Pick<PrinterRecord, 'name' | 'stations' | 'copies' | 'kind' | 'columns'>> & {
  readonly location: LocationCode
  readonly by: string
  readonly now: Date
  /** Returns additional writes of the same transaction. */
  readonly extraSteps: (added: { printer: PrinterRecord; token: string }) => readonly WriteStep[]
}

/**
 * Creates a printer. Returns it with its token, of which only a hash is stored.
 * @throws Problem `invalid-input` if the location has too many
 */
export async function addPrinter({ location, by, now, extraSteps, ...fields }: NewPrinter) {
  if ((await listPrinters(location)).length >= MAX_PRINTERS)
    throw new Problem('invalid-input', `A location has at most ${MAX_PRINTERS} printers. Please remove one first.`)
  const id = randomBytes(8).toString('hex')
  const token = await createDeviceToken(id)
  const printer: PrinterRecord = {
    type: 'Printer',
    id,
    ...fields,
    stations: fields.stations && [...new Set(fields.stations)],
    secretHash: hashSecret(token.slice(id.length)),
    hasOwnLimit: true,
    createdAt: now.toISOString(),
    by,
  }
  const added = { printer, token }
  const put: WriteStep = { write: { Put: buildPutIfAbsent({ ...printKeys.printer(location, id), ...printer }) } }
  const { steps } = logChange(buildChange({ location, before: null, after: printer, by, now }))
  await transact([put, ...steps, ...extraSteps(added)])
  return added
}

/**
 * Returns a location's printers, oldest first. Those that simultaneous requests added beyond the
 * limit are left out.
 */
export async function listPrinters(location: LocationCode): Promise<readonly PrinterRecord[]> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': printKeys.printers(location) },
    ConsistentRead: true,
  })
  const printers = parseItems(PrinterRecord, items)
  return printers.sort((one, other) => one.createdAt.localeCompare(other.createdAt)).slice(0, MAX_PRINTERS)
}

type Revocation = {
  readonly location: LocationCode
  readonly id: string
  readonly by: string
  readonly now: Date
  readonly extraSteps?: (entry: ChangeRecord) => readonly WriteStep[]
}

/**
 * Deletes a printer. Its queued jobs expire. Returns the log entry.
 * @throws Problem `not-found`
 */
export async function revokePrinter({
  location,
  id,
  by,
  now,
  extraSteps = () => [],
}: Revocation): Promise<ChangeRecord> {
  const notFound = new Problem('not-found', 'There is no such printer.')
  const item = await getItem(printKeys.printer(location, id))
  if (!item) throw notFound
  const { steps, entries } = logChange(
    buildChange({ location, before: PrinterRecord.parse(item), after: null, by, now }),
  )
  const [entry] = entries
  if (!entry) throw new Error('A change without an entry')
  const remove = {
    TableName: tableName(),
    Key: printKeys.printer(location, id),
    ConditionExpression: 'attribute_exists(pk)',
  }
  await transact([{ write: { Delete: remove }, onConflict: () => notFound }, ...steps, ...extraSteps(entry)])
  return entry
}

/**
 * Returns the printer with a token.
 * @throws Problem `not-found` for an invalid token
 */
export async function authenticatePrinter(location: LocationCode, token: string): Promise<PrinterRecord> {
  const [id, secret] = [token.slice(0, 16), token.slice(16)]
  const item = id === '' ? undefined : await getItem(printKeys.printer(location, id))
  const printer = item && PrinterRecord.parse(item)
  const isValid = printer && timingSafeEqual(Buffer.from(hashSecret(secret)), Buffer.from(printer.secretHash))
  if (!isValid) throw new Problem('not-found', 'There is no such printer.')
  return printer
}

type StatusReport = {
  readonly location: LocationCode
  readonly printer: PrinterRecord
  readonly state: string
  readonly now: Date
}

/** Stores a printer's status when it changes, otherwise at most once a minute. */
export async function recordPrinterStatus({ location, printer, state, now }: StatusReport): Promise<void> {
  const isRecent = printer.state === state && now.getTime() - Date.parse(printer.seenAt ?? '') < STATUS_WRITE_MS
  if (isRecent) return
  const update = {
    TableName: tableName(),
    Key: printKeys.printer(location, printer.id),
    UpdateExpression: 'SET seenAt = :now, #state = :state',
    ExpressionAttributeNames: { '#state': 'state' },
    ExpressionAttributeValues: { ':now': now.toISOString(), ':state': state },
  }
  // The condition prevents the update from creating a printer that was deleted meanwhile.
  await updateOnce({ update: ifUnchanged(update, { secretHash: printer.secretHash }), onConflict: 'already' })
}

/** Undoes adding a printer. Removing one can't be undone, because its token is lost. */
export const undoPrinter: UndoHandler = async ({ change, location, by, now, extraSteps }) => {
  if (change.before !== 'null')
    throw new Problem(
      'invalid-input',
      'A removed printer cannot be restored. Please add it again; it gets a new address.',
    )
  try {
    return await revokePrinter({ location, id: change.subjectId, by, now, extraSteps })
  } catch (error) {
    if (error instanceof Problem && error.code === 'not-found') throw createEditConflict(null)
    throw error
  }
}
