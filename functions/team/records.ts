import { getSitePart } from '#shared/locations/site-kind'
import * as z from 'zod/mini'
import { staffRoles } from '#shared/platform/fields'
import type { LocationCode } from '#shared/locations/index'
import { versionedRecord } from '../platform/table/table-schema'

const TEAM = 'TEAM'

/** Keys of the team: one partition for the members and the record that orders their changes. */
export const teamKeys = {
  partition: TEAM,
  prefix: 'MEMBER#',
  member: (userId: string) => ({ pk: TEAM, sk: `MEMBER#${userId}` }),
  /** Its version increases with each change, so that two changes never miss each other. */
  roster: { pk: TEAM, sk: 'ROSTER' },
  signInCode: (userId: string) => ({ pk: `SIGNINCODE#${userId}`, sk: 'STATE' }),
  /** Wrong PINs of a person or at a tablet, in a period. */
  /** The wrong PINs of a person or tablet in a period, at one tablet or together. */
  wrongPins: (of: string, period: number, at?: string) => ({
    pk: `PINS#${of}#${period}`,
    sk: at === undefined ? 'WRONG' : `WRONG#${at}`,
  }),
  tablets: (location: LocationCode) => `TABLETS#${getSitePart(location)}`,
  tablet: (location: LocationCode, tabletId: string) => ({ pk: teamKeys.tablets(location), sk: tabletId }),
} as const

export const Roster = z.object({ type: z.literal('TeamRoster'), version: z.int() })

/** A person of the team. It decides the role at sign-in; the pool's groups only follow it. */
export const MemberRecord = versionedRecord(
  z.object({
    type: z.literal('TeamMember'),
    userId: z.string(),
    /** Without one, the person works on kitchen tablets only. */
    email: z.optional(z.string()),
    /** The name that the admin entered. */
    name: z.optional(z.string()),
    role: z.enum(staffRoles),
    /** Codes of locations; null for all, including later ones. */
    locations: z.nullable(z.array(z.string())),
    state: z.enum(['invited', 'active', 'removed']),
    version: z.int(),
    invitedAt: z.string(),
    /** Number of invitation mails so far. */
    invitations: z.int(),
    joinedAt: z.optional(z.string()),
    /** Sign-ins before this time no longer count. */
    signInsEndedAt: z.optional(z.string()),
    /** Keyed hash of the PIN for kitchen tablets. */
    pinHash: z.optional(z.string()),
  }),
)
export type MemberRecord = z.infer<typeof MemberRecord>

/** An admin whose account was seen without an authenticator app. */
export const SignInCodeRecord = versionedRecord(
  z.object({
    type: z.literal('SignInCode'),
    userId: z.string(),
    /** When the app was first seen. Sign-ins after that needed a code. Undefined until then. */
    requiredSince: z.optional(z.string()),
    expiresAt: z.number(),
  }),
)
export type SignInCodeRecord = z.infer<typeof SignInCodeRecord>

export const TabletRecord = versionedRecord(
  z.object({
    type: z.literal('Tablet'),
    tabletId: z.string(),
    name: z.string(),
    location: z.string(),
    addedAt: z.string(),
    endsAt: z.string(),
    expiresAt: z.number(),
  }),
)
export type TabletRecord = z.infer<typeof TabletRecord>
