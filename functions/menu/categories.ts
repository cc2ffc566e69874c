import { menuRoutes } from '#shared/contract/menu'
import { serve } from '../runtime/serve'
import { listCategories } from './store'

export const handler = serve(menuRoutes.categories, () => listCategories())
