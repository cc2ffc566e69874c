import { savedDetailsRoutes } from '#shared/accounts/users-contract'
import { requireUser } from '../../platform/session/session'
import { serve } from '../../platform/serve'
import { saveContact } from './repository'

export const handler = serve(savedDetailsRoutes.saveContact, async ({ caller, body, now }) => {
  await saveContact(requireUser(caller).id, body, now)
  return body
})
