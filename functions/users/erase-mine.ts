import { users } from '#shared/contract/users'
import { serve } from '../runtime/serve'
import { endedSessionCookies, userOf } from '../runtime/session'
import { personOf } from './rights/person'
import { erasePerson } from './rights/store-erase'

export const handler = serve(users.eraseMine, async ({ caller, secure, cookies }) => {
  await erasePerson(await personOf(userOf(caller), caller.visitorId))
  cookies.push(...endedSessionCookies(secure))
  return undefined
})
