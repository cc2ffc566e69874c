import { pushRoutes } from '#shared/contract/push'
import { serve } from '../runtime/serve'
import { deleteEndpointSubscriptions } from './store'

export const handler = serve(pushRoutes.unsubscribe, async ({ body: { endpoint } }) => {
  await deleteEndpointSubscriptions(endpoint)
  return undefined
})
