import { authRoutes } from '#shared/accounts/contract'
import { serve } from '../platform/serve'
import { createSessionCookies, createSessionId } from '../platform/session/session'
import { listSession } from '../platform/session/user-sessions'
import { transact } from '../platform/table/transaction'
import { admit } from '../team/admission'
import { assertMemberUnchanged } from '../team/repository'
import { findOrCreateUser, findPoolUserId, isFirstAccount } from './user-repository'
import { verifyIdToken } from './user-pool'

export const handler = serve(authRoutes.createSession, async ({ body, site, now, secure, cookies }) => {
  const { email, groupRole, signedInAt, until } = await verifyIdToken(body.idToken, site)
  const userId = await findPoolUserId(email)
  // After an erasure, a token of the erased account may still name its groups.
  const ownGroupRole = isFirstAccount(userId, email) ? groupRole : 'customer'
  const { role, locations, member } = await admit({ userId, email, groupRole: ownGroupRole, signedInAt, now })
  const user = await findOrCreateUser({ email, via: 'cognito', role, locations, now, ref: body.ref })
  const sessionId = createSessionId()
  // The session is listed only if the role is still the same, so that ending all sessions ends it.
  await transact([...listSession({ userIds: [userId], sessionId, until }), assertMemberUnchanged(userId, member)])
  cookies.push(...(await createSessionCookies({ user, via: 'cognito', now, until, sessionId, secure })))
  return user
})
