import { formatFullName } from '#shared/accounts/contact'
import { locations, type Location, type LocationCode } from '#shared/locations/index'
import { getPolicy } from '#shared/locations/policy'
import { Problem } from '#shared/platform/problem'
import { assertAdminsRemain, getMemberNames } from '#shared/team/team-rules'
import { logChange } from '../platform/change-log/change-log'
import { getItem, queryAll, tableName } from '../platform/table/table'
import { ifUnchanged, keepUnchanged, runOptimisticWrite, type WriteStep } from '../platform/table/transaction'
import { MemberRecord, Roster, teamKeys } from './records'
import { parseItems } from '../platform/table/parse-items'

/** Whether a member may use a kitchen tablet of a location. */
export const hasPinAt = ({ state, locations, pinHash }: MemberRecord, location: LocationCode): boolean =>
  state !== 'removed' && pinHash !== undefined && (locations === null || locations.includes(location))

/** Returns the members who have a PIN at a location. */
export const listCooks = async (location: LocationCode): Promise<readonly MemberRecord[]> =>
  (await listMembers()).filter((member) => hasPinAt(member, location))

/** Returns the locations that are open to the public, which the team works at. */
export const listTeamLocations = (): readonly Location[] =>
  locations.filter((location) => getPolicy(location).signIn === 'cognito')

/** @throws Problem `not-found` on a test site, where anyone chooses their role */
export function assertHasTeam(site: Location): void {
  if (getPolicy(site).signIn !== 'cognito') throw new Problem('not-found', 'A test site has no team.')
}

/** Returns the member of an account, even if removed. */
export async function findMember(userId: string): Promise<MemberRecord | undefined> {
  const item = await getItem(teamKeys.member(userId))
  return item && MemberRecord.parse(item)
}

/**
 * Returns a member who was not removed.
 * @throws Problem `not-found`
 */
export async function getMember(userId: string): Promise<MemberRecord> {
  const member = await findMember(userId)
  if (!member || member.state === 'removed') throw new Problem('not-found', 'There is no such person in the team.')
  return member
}

type Team = { readonly rosterVersion: number | undefined; readonly members: readonly MemberRecord[] }

async function readTeam(): Promise<Team> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :team',
    ExpressionAttributeValues: { ':team': teamKeys.partition },
    ConsistentRead: true,
  })
  const isMember = ({ sk }: Record<string, unknown>) => String(sk).startsWith(teamKeys.prefix)
  const roster = items.find((item) => !isMember(item))
  return {
    rosterVersion: roster && Roster.parse(roster).version,
    members: parseItems(MemberRecord, items.filter(isMember)),
  }
}

/** Returns all members, including removed ones. */
export const listMembers = async (): Promise<readonly MemberRecord[]> => (await readTeam()).members

const describeGrant = ({ role, locations: codes }: MemberRecord): string =>
  `${role} at ${codes === null ? 'all locations' : codes.join(', ')}`

function describeChange(before: MemberRecord | undefined, after: MemberRecord): string {
  const name = formatFullName(getMemberNames(after.state === 'removed' && before ? before : after))
  if (after.state === 'removed') return `${name} removed`
  const isNew = before === undefined || before.state === 'removed'
  // The first admin joins by a group at the pool.
  if (isNew && after.state === 'active') return `${name} joined as ${describeGrant(after)}`
  if (isNew || after.invitations > before.invitations) return `${name} invited as ${describeGrant(after)}`
  if (after.state !== before.state) return `${name} joined as ${describeGrant(after)}`
  if (describeGrant(after) !== describeGrant(before)) return `${name} is now ${describeGrant(after)}`
  if (after.signInsEndedAt !== before.signInsEndedAt) return `${name} signed out of all devices`
  if (after.pinHash !== before.pinHash) return `PIN of ${name} ${after.pinHash === undefined ? 'deleted' : 'set'}`
  return `${name} is now ${describeGrant(after)}`
}

const toLogged = (member: MemberRecord | undefined) =>
  member && member.state !== 'removed'
    ? {
        role: member.role,
        locations: member.locations ?? 'all',
        state: member.state,
        hasPin: member.pinHash !== undefined,
      }
    : null

type Logged = { readonly by: string; readonly now: Date }

/** Logs a change at the locations that the person works at, before or after it. */
function logMember(before: MemberRecord | undefined, after: MemberRecord, { by, now }: Logged): readonly WriteStep[] {
  const isConcerned = ({ code }: Location) =>
    [before, after].some((member) => member && (member.locations === null || member.locations.includes(code)))
  return logChange({
    locations: listTeamLocations()
      .filter(isConcerned)
      .map(({ code }): LocationCode => code),
    kind: 'team',
    subjectId: after.userId,
    title: `Team: ${describeChange(before, after)}`,
    before: toLogged(before),
    after: toLogged(after),
    by,
    now,
  }).steps
}

function countChange(version: number | undefined): WriteStep {
  const Item = { ...teamKeys.roster, type: 'TeamRoster', version: (version ?? 0) + 1 }
  return { write: { Put: ifUnchanged({ TableName: tableName(), Item }, { version }) } }
}

type MemberChange = Logged & {
  readonly userId: string
  /** Returns the member after the change, without its version; undefined if nothing changes. */
  readonly change: (member: MemberRecord | undefined, all: readonly MemberRecord[]) => MemberRecord | undefined
  readonly extraSteps?: (after: MemberRecord) => readonly WriteStep[]
}

/**
 * Changes one member and logs it, in one transaction that excludes any other change of the team.
 * @throws Problem `last-admin` or the error of `change`
 */
export const changeMember = ({ userId, change, extraSteps = () => [], ...logged }: MemberChange) =>
  runOptimisticWrite(readTeam, ({ members, rosterVersion }) => {
    const before = members.find((member) => member.userId === userId)
    const changed = change(before, members)
    if (!changed) {
      const steps = before ? extraSteps(before) : []
      return steps.length === 0 ? keepUnchanged(before) : { steps, answer: before }
    }
    const after = { ...changed, version: (before?.version ?? 0) + 1 }
    const others = members.filter((member) => member !== before)
    assertAdminsRemain(members, [...others, after], listTeamLocations())
    const Item = { ...teamKeys.member(userId), ...after }
    return {
      steps: [
        countChange(rosterVersion),
        { write: { Put: ifUnchanged({ TableName: tableName(), Item }, { version: before?.version }) } },
        ...logMember(before, after, logged),
        ...extraSteps(after),
      ],
      answer: after,
    }
  })

/** Returns the step that checks that a member is still as it was read. */
export const assertMemberUnchanged = (userId: string, member: MemberRecord | undefined): WriteStep => ({
  write: {
    ConditionCheck: ifUnchanged({ TableName: tableName(), Key: teamKeys.member(userId) }, { version: member?.version }),
  },
  onConflict: () =>
    new Problem('unavailable', 'Your role has just been changed. Please try again.', { retryAfterSeconds: 1 }),
})
