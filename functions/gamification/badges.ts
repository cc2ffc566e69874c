import { gamification } from '#shared/contract/gamification'
import { serve } from '../runtime/serve'
import { wholeTraining } from './store'

export const handler = serve(gamification.badges, async () => [...(await wholeTraining()).badges])
