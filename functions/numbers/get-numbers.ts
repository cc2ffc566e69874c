import { numbersRoutes } from '#shared/numbers/contract'
import { serve } from '../platform/serve'
import { getNumbers } from './period-figures'

export const handler = serve(
  numbersRoutes.getNumbers,
  async ({ params, query, caller }) => (await getNumbers({ ...params, ...query, caller })).numbers,
)
