import { desk } from '#shared/contract/desk/index'
import { serve } from '../runtime/serve'
import { specialsAt } from './store-specials'

export const handler = serve(desk.specials, async ({ params }) => (await specialsAt(params.location)).week)
