import { pushRoutes } from '#shared/notifications/contract'
import { serve } from '../platform/serve'
import { deleteEndpointSubscriptions } from './push-repository'

export const handler = serve(pushRoutes.unsubscribeFromPush, async ({ body: { endpoint } }) => {
  await deleteEndpointSubscriptions(endpoint)
  return undefined
})
