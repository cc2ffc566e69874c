import { push } from '#shared/contract/push'
import { serve } from '../runtime/serve'
import { unsubscribe } from './store'

export const handler = serve(push.unsubscribe, async ({ body: { endpoint } }) => {
  await unsubscribe(endpoint)
  return undefined
})
