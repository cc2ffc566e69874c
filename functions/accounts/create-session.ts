import { authRoutes } from '#shared/accounts/contract'
import { serve } from '../platform/serve'
import { createSessionCookies, createSessionId } from '../platform/session/session'
import { listSession } from '../platform/session/user-sessions'
import { transact } from '../platform/table/transaction'
import { admit } from '../team/admission'
import { assertMemberUnchanged } from '../team/repository'
import { findOrCreateUserId, isErasedLately } from './identity/user-ids'
import { verifyIdToken } from './user-pool'
import { findOrCreateUser } from './user-repository'

export const handler = serve(authRoutes.createSession, async ({ body, site, now, secure, cookies }) => {
  const { email, groupRole, signedInAt, until } = await verifyIdToken(body.idToken, site)
  const address = { email, via: 'cognito' } as const
  const userId = await findOrCreateUserId(address)
  // After an erasure, a token of the erased account may still name its groups.
  const ownGroupRole = (await isErasedLately(address, now)) ? 'customer' : groupRole
  const { role, locations, member } = await admit({ userId, email, groupRole: ownGroupRole, signedInAt, now })
  const user = await findOrCreateUser({ id: userId, email, role, locations, now, ref: body.ref })
  const sessionId = createSessionId()
  // The session is listed only if the role is still the same, so that ending all sessions ends it.
  await transact([...listSession({ userIds: [userId], sessionId, until }), assertMemberUnchanged(userId, member)])
  cookies.push(...(await createSessionCookies({ user, via: 'cognito', now, until, sessionId, secure })))
  return user
})
