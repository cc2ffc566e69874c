import { getTabletUserId } from '#shared/accounts/access'
import type { LocationCode } from '#shared/locations/index'
import { Problem } from '#shared/platform/problem'
import type { Tablet } from '#shared/team/contract'
import { logChange } from '../platform/change-log/change-log'
import { MAX_SESSION_SECONDS } from '../platform/session/signing-keys'
import { endUserSessions, listSession } from '../platform/session/user-sessions'
import { getItem, queryAll, tableName } from '../platform/table/table'
import { buildPutIfAbsent, transact } from '../platform/table/transaction'
import { TabletRecord, teamKeys } from './records'
import { parseItems } from '../platform/table/parse-items'
import { expiresAfter } from '../platform/table/expiry'

export const presentTablet = ({ tabletId, name, location, addedAt, endsAt }: TabletRecord): Tablet => ({
  tabletId,
  name,
  location,
  addedAt,
  endsAt,
})

type Change = { readonly location: LocationCode; readonly by: string; readonly now: Date }

const log = ({ tabletId, name }: TabletRecord, isAdded: boolean, { location, by, now }: Change) =>
  logChange({
    locations: [location],
    kind: 'team',
    subjectId: tabletId,
    title: `Tablet “${name}” ${isAdded ? 'set up' : 'revoked'}`,
    before: isAdded ? null : { name },
    after: isAdded ? { name } : null,
    by,
    now,
  }).steps

/** Returns the tablets of a location whose sign-in has not ended. */
export async function listTablets(location: LocationCode, now: Date): Promise<readonly TabletRecord[]> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :tablets',
    ExpressionAttributeValues: { ':tablets': teamKeys.tablets(location) },
    ConsistentRead: true,
  })
  const tablets = parseItems(TabletRecord, items)
  return tablets.filter(({ endsAt }) => Date.parse(endsAt) > now.getTime())
}

type NewTablet = Change & { readonly tabletId: string; readonly name: string }

/** Stores a tablet together with its session. */
export async function createTablet({ tabletId, name, ...change }: NewTablet): Promise<TabletRecord> {
  const { location, now } = change
  const until = new Date(now.getTime() + MAX_SESSION_SECONDS * 1000)
  const tablet: TabletRecord = {
    type: 'Tablet',
    tabletId,
    name,
    location,
    addedAt: now.toISOString(),
    endsAt: until.toISOString(),
    expiresAt: expiresAfter(until),
  }
  await transact([
    { write: { Put: buildPutIfAbsent({ ...teamKeys.tablet(location, tabletId), ...tablet }) } },
    ...listSession({ userIds: [getTabletUserId(tabletId)], sessionId: tabletId, until }),
    ...log(tablet, true, change),
  ])
  return tablet
}

/**
 * Deletes a tablet and ends its session and those of the cooks on it. Can be repeated until the
 * tablet is gone.
 * @throws Problem `not-found`
 */
export async function revokeTablet(tabletId: string, change: Change): Promise<void> {
  const key = teamKeys.tablet(change.location, tabletId)
  const item = await getItem(key)
  if (!item) throw new Problem('not-found', 'There is no such tablet.')
  await endUserSessions(getTabletUserId(tabletId), change.now)
  const remove = {
    write: { Delete: { TableName: tableName(), Key: key, ConditionExpression: 'attribute_exists(pk)' } },
    onConflict: 'already' as const,
  }
  await transact([remove, ...log(TabletRecord.parse(item), false, change)])
}

/** Whether a tablet was set up at a location and not revoked. */
export const isTabletAt = async (location: LocationCode, tabletId: string): Promise<boolean> =>
  (await getItem(teamKeys.tablet(location, tabletId))) !== undefined
