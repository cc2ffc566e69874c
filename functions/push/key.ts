import { pushRoutes } from '#shared/contract/push'
import { serve } from '../runtime/serve'
import { getPublicKey, getVapidKey } from './keys'

export const handler = serve(pushRoutes.key, async () => ({ publicKey: getPublicKey(await getVapidKey()) }))
