import { numbersRoutes } from '#shared/contract/numbers'
import { serve } from '../runtime/serve'
import { getNumbers } from './store-period'

export const handler = serve(
  numbersRoutes.read,
  async ({ params, query, caller }) => (await getNumbers({ ...params, ...query, caller })).numbers,
)
