import * as z from 'zod/mini'

/** Keys of the records about sessions. The session itself is in the browser's cookie. */
export const sessionKeys = {
  revoked: (sessionId: string) => ({ pk: `SESSION#${sessionId}`, sk: 'REVOKED' }),
  /** Lists a user's sessions. A cook's session at a tablet is also listed for the tablet. */
  ofUser: (userId: string) => `USERSESSIONS#${userId}`,
  session: (userId: string, sessionId: string) => ({ pk: `USERSESSIONS#${userId}`, sk: sessionId }),
} as const

/** A session that was ended before its time. `expiresAt` is its time. */
export const RevokedSession = z.object({
  type: z.literal('RevokedSession'),
  sessionId: z.string(),
  expiresAt: z.number(),
})

/** A session of a user pool account, so that all sessions of an account can be revoked. */
export const UserSession = z.object({
  type: z.literal('UserSession'),
  sessionId: z.string(),
  /** The kitchen tablet that the session's cook unlocked. */
  tabletId: z.optional(z.string()),
  expiresAt: z.number(),
})
export type UserSession = z.infer<typeof UserSession>
