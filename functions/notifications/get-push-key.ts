import { pushRoutes } from '#shared/notifications/contract'
import { serve } from '../platform/serve'
import { getPublicKey, getVapidKey } from './push-repository'

export const handler = serve(pushRoutes.getPushKey, async () => ({ publicKey: getPublicKey(await getVapidKey()) }))
