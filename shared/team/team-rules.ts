import { guessNamesFromEmail } from '../accounts/contact'
import type { User } from '../accounts/contract'
import type { Location } from '../locations/index'
import { Problem } from '../platform/problem'
import { normalizeText } from '../platform/text'
import type { TeamRole } from './contract'

/** The codes of the locations where a role counts; null for all, including later ones. */
type Grant = { readonly role: TeamRole; readonly locations: readonly string[] | null }

/** A person of the team, as far as the rules need it. */
type Member = Grant & { readonly userId: string; readonly state: 'invited' | 'active' | 'removed' }

type Named = { readonly name?: string | undefined; readonly email?: string | undefined }

/** Returns a member's names: as an admin entered them, otherwise guessed from the address. */
export function getMemberNames({ name, email = '' }: Named): { firstName: string; lastName: string } {
  if (name === undefined) return guessNamesFromEmail(email)
  const [firstName = '', ...rest] = name.split(' ')
  return { firstName, lastName: rest.join(' ') }
}

const toComparable = (name: string): string => normalizeText(name).replace(/\s+/g, ' ').trim()

/** Whether two names are one in the log and on a tablet: case, accents and spaces don't differ. */
export const isSameName = (one: string, other: string): boolean => toComparable(one) === toComparable(other)

const isWithin = (inner: Grant['locations'], outer: Grant['locations']): boolean =>
  outer === null || (inner !== null && inner.every((code) => outer.includes(code)))

const grantsOf = ({ locations }: Pick<User, 'locations'>): Grant['locations'] => locations ?? null

/**
 * Returns what is stored for chosen locations: null if they are all, so that locations that open
 * later are included.
 */
export const normalizeLocations = (chosen: readonly string[], all: readonly Pick<Location, 'code'>[]) =>
  all.every(({ code }) => chosen.includes(code)) ? null : [...new Set(chosen)].sort()

/** Whether an admin sees a member: the member works at one of the admin's locations. */
export const isVisibleTo = (admin: Pick<User, 'locations'>, { locations, state }: Member): boolean => {
  const own = grantsOf(admin)
  return state !== 'removed' && (own === null || locations === null || locations.some((code) => own.includes(code)))
}

/** Whether an admin may change a member: all locations of the member are the admin's. */
export const mayChange = (admin: Pick<User, 'locations'>, { locations }: Grant): boolean =>
  isWithin(locations, grantsOf(admin))

/** @throws Problem `not-allowed` if a member or a grant has locations that the admin has not */
export function assertMayChange(admin: Pick<User, 'locations'>, grant: Grant): void {
  if (mayChange(admin, grant)) return
  throw new Problem('not-allowed', 'This person also works at locations that are not yours.')
}

const isAdminAt = (code: string) => (member: Member) =>
  member.role === 'admin' && member.state === 'active' && (member.locations === null || member.locations.includes(code))

/**
 * Asserts that a change leaves an admin at each location that had one, and one for the group.
 * Invited admins don't count, because they may never join.
 * @throws Problem `last-admin` with the codes of the locations
 */
export function assertAdminsRemain(
  before: readonly Member[],
  after: readonly Member[],
  all: readonly Pick<Location, 'code'>[],
): void {
  const lost = all.filter(({ code }) => before.some(isAdminAt(code)) && !after.some(isAdminAt(code)))
  const isOfGroup = (member: Member) => member.locations === null && all.every(({ code }) => isAdminAt(code)(member))
  const losesGroup = before.some(isOfGroup) && !after.some(isOfGroup)
  if (lost.length === 0 && !losesGroup) return
  throw new Problem('last-admin', 'A location needs an admin. Please make another person admin first.', {
    members: { locations: (lost.length > 0 ? lost : all).map(({ code }) => code) },
  })
}
