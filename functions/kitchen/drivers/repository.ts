import { randomBytes } from 'node:crypto'
import type { LocationCode } from '#shared/locations/index'
import { Problem } from '#shared/platform/problem'
import { logChange } from '../../platform/change-log/change-log'
import { parseItems } from '../../platform/table/parse-items'
import { getItem, queryAll, tableName } from '../../platform/table/table'
import { buildPutIfAbsent, transact, type WriteStep } from '../../platform/table/transaction'
import { DriverRecord, driverKeys } from './records'

/** Maximum drivers of a location at a time. */
const MAX_DRIVERS = 50

/** Returns a location's drivers by name, including removed ones. */
export async function listAllDrivers(location: LocationCode): Promise<readonly DriverRecord[]> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': driverKeys.drivers(location) },
    ConsistentRead: true,
  })
  return parseItems(DriverRecord, items).sort((one, other) => one.name.localeCompare(other.name))
}

const isEmployed = ({ removedAt }: DriverRecord): boolean => removedAt === undefined

/** Returns a location's drivers by name. */
export const listDrivers = async (location: LocationCode): Promise<readonly DriverRecord[]> =>
  (await listAllDrivers(location)).filter(isEmployed)

/**
 * Returns a driver who takes orders.
 * @throws Problem `not-found`
 */
export async function getDriver(location: LocationCode, id: string): Promise<DriverRecord> {
  const item = await getItem(driverKeys.driver(location, id))
  const driver = item && DriverRecord.parse(item)
  if (!driver || !isEmployed(driver)) throw new Problem('not-found', 'There is no such driver.')
  return driver
}

type DriverChange = { readonly location: LocationCode; readonly by: string; readonly now: Date }

const log = (driver: DriverRecord, done: 'added' | 'removed', { location, by, now }: DriverChange) => {
  const { id, name } = driver
  const [before, after] = done === 'added' ? [null, { name }] : [{ name }, null]
  const title = `Driver ${name}: ${done}`
  return logChange({ locations: [location], kind: 'driver', subjectId: id, title, before, after, by, now }).steps
}

type NewDriver = DriverChange & {
  readonly name: string
  /** Returns additional writes of the same transaction. */
  readonly extraSteps: (driver: DriverRecord) => readonly WriteStep[]
}

/**
 * Adds a driver.
 * @throws Problem `name-taken` or, if the location has too many, `invalid-input`
 */
export async function addDriver({ name, extraSteps, ...change }: NewDriver): Promise<DriverRecord> {
  const others = await listDrivers(change.location)
  if (others.some((other) => other.name.toLowerCase() === name.toLowerCase()))
    throw new Problem('name-taken', `There is a driver ${name} already. Add the last name, too.`)
  if (others.length >= MAX_DRIVERS)
    throw new Problem('invalid-input', `A location has at most ${MAX_DRIVERS} drivers. Please remove one first.`)
  const id = randomBytes(8).toString('hex')
  const driver: DriverRecord = { type: 'Driver', id, name, createdAt: change.now.toISOString() }
  const put = buildPutIfAbsent({ ...driverKeys.driver(change.location, id), ...driver })
  await transact([{ write: { Put: put } }, ...log(driver, 'added', change), ...extraSteps(driver)])
  return driver
}

/**
 * Removes a driver from those who take orders.
 * @throws Problem `not-found`
 */
export async function removeDriver({ id, ...change }: DriverChange & { readonly id: string }): Promise<void> {
  const driver = await getDriver(change.location, id)
  const update = {
    TableName: tableName(),
    Key: driverKeys.driver(change.location, id),
    UpdateExpression: 'SET removedAt = :now',
    ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(removedAt)',
    ExpressionAttributeValues: { ':now': change.now.toISOString() },
  }
  const refused = () => new Problem('not-found', 'There is no such driver.')
  await transact([{ write: { Update: update }, onConflict: refused }, ...log(driver, 'removed', change)])
}
