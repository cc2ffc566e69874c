import * as z from 'zod/mini'
import { ofKind } from '../platform/text-kinds'
import { idField, LocationParam, LocationRef, nameField, staffRoles, Version } from '../platform/fields'
import type { RouteGroup } from '../platform/route'
import { User } from '../accounts/contract'
import { mailboxField } from '../accounts/contact-fields'

const TeamRole = z.enum(staffRoles)
export type TeamRole = z.infer<typeof TeamRole>

/** What the desk and the invitation call the roles. */
export const roleLabels = {
  kitchen: 'Kitchen',
  lead: 'Shift lead',
  admin: 'Admin',
} as const satisfies Record<TeamRole, string>

/** A person of the team as the desk shows them. */
export const TeamMember = z.object({
  userId: z.string(),
  /** Null for a person who works on kitchen tablets only. */
  email: z.nullable(z.string()),
  firstName: z.string(),
  lastName: z.string(),
  role: TeamRole,
  /** The codes of the locations where the role counts. */
  locations: z.array(z.string()),
  /** Whether the role counts at all locations, including those that open later. */
  isEverywhere: z.boolean(),
  state: z.enum(['invited', 'active']),
  /** Whether a PIN for kitchen tablets is set. */
  hasPin: z.boolean(),
  invitedAt: z.string(),
  /** When the person first signed in as staff; null until then. */
  joinedAt: z.nullable(z.string()),
  /** Whether the caller may change or remove this person. */
  mayChange: z.boolean(),
  version: z.int(),
})
export type TeamMember = z.infer<typeof TeamMember>

/** A PIN for kitchen tablets. */
const Pin = ofKind('secret', z.string()).check(z.regex(/^\d{4}$/, 'A PIN has four digits'))

const Grant = {
  role: TeamRole,
  locations: z.array(LocationRef).check(z.minLength(1, 'Please choose a location'), z.maxLength(500)),
}

type Invited = { email?: string | undefined; name?: string | undefined; pin?: string | undefined; role: TeamRole }

const isReachable = ({ email, name }: Invited) => email !== undefined || name !== undefined
const mayUnlock = ({ email, name, pin }: Invited) => email !== undefined || name === undefined || pin !== undefined
const maySignIn = ({ email, role }: Invited) => email !== undefined || role !== 'admin'

/** A person has an e-mail address to sign in with, or a name and a PIN for kitchen tablets. */
export const InviteRequest = z
  .object({
    email: z.optional(mailboxField),
    name: z.optional(nameField(80, 'person')),
    pin: z.optional(Pin),
    ...Grant,
  })
  .check(
    z.refine(isReachable, { path: ['email'], error: 'Please enter an e-mail address, or a name and a PIN' }),
    z.refine(mayUnlock, { path: ['pin'], error: 'Please choose a PIN, or enter an e-mail address' }),
    z.refine(maySignIn, { path: ['role'], error: 'An admin signs in with an e-mail address' }),
  )
export type InviteRequest = z.output<typeof InviteRequest>

const MemberParams = z.object({ userId: idField() })

export const teamRoutes = {
  listTeam: {
    method: 'GET',
    path: '/api/desk/team',
    summary: 'The people who work at the locations of the caller',
    access: 'admin',
    table: 'read',
    result: z.array(TeamMember),
  },
  inviteMember: {
    method: 'POST',
    path: '/api/desk/team',
    summary: 'Invites a person by e-mail (again: another mail), or adds one by name and PIN',
    access: 'admin',
    status: 201,
    table: 'write',
    service: 'user-pool-admin',
    body: InviteRequest,
    result: TeamMember,
  },
  updateMember: {
    method: 'PUT',
    path: '/api/desk/team/{userId}',
    summary: 'Changes the role and the locations of a person, whose sessions end',
    access: 'admin',
    table: 'write',
    service: 'user-pool-admin',
    params: MemberParams,
    body: z.object({ ...Grant, version: z.optional(Version) }),
    result: TeamMember,
  },
  removeMember: {
    method: 'DELETE',
    path: '/api/desk/team/{userId}',
    summary: 'Removes a person from the team; their sessions and live connections end within a minute',
    access: 'admin',
    status: 204,
    table: 'write',
    service: 'user-pool-admin',
    params: MemberParams,
    result: z.undefined(),
  },
  endMemberSessions: {
    method: 'DELETE',
    path: '/api/desk/team/{userId}/sessions',
    summary: 'Signs a person out of all devices',
    access: 'admin',
    status: 204,
    table: 'write',
    service: 'user-pool-admin',
    params: MemberParams,
    result: z.undefined(),
  },
  setMemberPin: {
    method: 'PUT',
    path: '/api/desk/team/{userId}/pin',
    summary: 'Sets the PIN of a person for kitchen tablets, or deletes it with null',
    access: 'admin',
    table: 'write',
    params: MemberParams,
    body: z.object({ pin: z.nullable(Pin) }),
    result: TeamMember,
  },
} as const satisfies RouteGroup

/** A shared kitchen tablet, on which cooks identify themselves by PIN. */
export const Tablet = z.object({
  tabletId: z.string(),
  name: z.string(),
  location: z.string(),
  addedAt: z.string(),
  /** When its sign-in ends unless it is revoked earlier. */
  endsAt: z.string(),
})
export type Tablet = z.infer<typeof Tablet>

const TabletParams = z.object({ location: LocationParam, tabletId: idField() })

export const tabletRoutes = {
  listTablets: {
    method: 'GET',
    path: '/api/desk/tablets/{location}',
    summary: 'The kitchen tablets of a location',
    access: 'admin',
    table: 'read',
    params: z.object({ location: LocationParam }),
    result: z.array(Tablet),
  },
  addTablet: {
    method: 'POST',
    path: '/api/desk/tablets/{location}',
    summary: 'Makes the calling browser a kitchen tablet and signs the admin out of it',
    access: 'admin',
    status: 201,
    table: 'write',
    params: z.object({ location: LocationParam }),
    body: z.object({ name: nameField(40, 'name') }),
    result: Tablet,
  },
  revokeTablet: {
    method: 'DELETE',
    path: '/api/desk/tablets/{location}/{tabletId}',
    summary: 'Ends the sign-in of a tablet within a minute',
    access: 'admin',
    status: 204,
    table: 'write',
    params: TabletParams,
    result: z.undefined(),
  },
  listCooks: {
    method: 'GET',
    path: '/api/kitchen/cooks/{location}',
    summary: 'The people who have a PIN at a location',
    access: 'staff',
    table: 'read',
    params: z.object({ location: LocationParam }),
    result: z.array(z.object({ userId: z.string(), name: z.string(), isLead: z.boolean() })),
  },
  unlockTablet: {
    method: 'POST',
    path: '/api/kitchen/pin/{location}',
    summary: 'Identifies the cook at a kitchen tablet by PIN; logging out locks the tablet again',
    access: 'staff',
    table: 'write',
    worksLocked: true,
    params: z.object({ location: LocationParam }),
    body: z.object({ userId: idField(), pin: Pin }),
    result: User,
  },
} as const satisfies RouteGroup
