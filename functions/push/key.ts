import { push } from '#shared/contract/push'
import { serve } from '../runtime/serve'
import { publicKeyOf, vapidKey } from './keys'

export const handler = serve(push.key, async () => ({ publicKey: publicKeyOf(await vapidKey()) }))
