import { menuRoutes } from '#shared/menu/contract'
import { serve } from '../platform/serve'
import { listCategories } from './repository'

export const handler = serve(menuRoutes.listCategories, () => listCategories())
