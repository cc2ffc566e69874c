import * as z from 'zod/mini'
import { formatFullName } from '#shared/accounts/contact'
import { Problem } from '#shared/platform/problem'
import { getMemberNames, isSameName } from '#shared/team/team-rules'
import { userKey } from '../accounts/identity/records'
import { fieldOr } from '../platform/table/parse-items'
import { getItemLookup } from '../platform/table/table'
import { findMember, listMembers } from './repository'

/** A damaged name reads as none. The address suggests one. */
const Profile = z.object({
  firstName: fieldOr('User.firstName', z.optional(z.string()), () => undefined),
  lastName: fieldOr('User.lastName', z.optional(z.string()), () => undefined),
  formerNames: fieldOr('User.formerNames', z._default(z.set(z.string()), new Set<string>()), () => new Set<string>()),
})

/**
 * Returns the names of all other people of the team, removed ones included, and those that they had
 * before. Log entries identify a person by these names.
 */
export async function listNamesOfOthers(userId: string): Promise<readonly string[]> {
  const others = (await listMembers()).filter((member) => member.userId !== userId)
  const profileOf = await getItemLookup(others.map((member) => userKey(member.userId)))
  return others.flatMap((member) => {
    const { firstName, lastName, formerNames } = Profile.parse(profileOf(userKey(member.userId)) ?? {})
    const guessed = getMemberNames(member)
    const name = formatFullName({ firstName: firstName ?? guessed.firstName, lastName: lastName ?? guessed.lastName })
    return [name, ...formerNames]
  })
}

/** Names under which the log has what no person did. */
const namesOfNobody = [
  ...['The system', 'The customer', 'The user pool', 'The invited person', 'The kitchen', 'The daily tidying'],
  ...['Nobody in the kitchen', 'Daily delivery'],
]

/** Whether another person of the team has or had a name, or the log reserves it. */
export const isNameTaken = async (userId: string, name: string): Promise<boolean> =>
  [...namesOfNobody, ...(await listNamesOfOthers(userId))].some((other) => isSameName(other, name))

type NamedPerson = { readonly id: string; readonly firstName: string; readonly lastName: string }

/**
 * Asserts that a person of the team doesn't take another's name, because the log would show their
 * changes as the other's. Does nothing for people outside the team.
 * @throws Problem `invalid-input`
 */
export async function assertNameIsFree(person: NamedPerson): Promise<void> {
  if (!(await findMember(person.id))) return
  if (!(await isNameTaken(person.id, formatFullName(person)))) return
  throw new Problem('invalid-input', 'Another person of the team has this name. Please add an initial.', {
    errors: [{ path: 'firstName', message: 'Another person of the team has this name' }],
  })
}
