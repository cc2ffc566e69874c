import { numbers } from '#shared/contract/numbers'
import { serve } from '../runtime/serve'
import { numbersOf } from './store-period'

export const handler = serve(
  numbers.read,
  async ({ params, query, caller }) => (await numbersOf({ ...params, ...query, caller })).numbers,
)
