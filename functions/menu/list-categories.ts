import { menuRoutes } from '#shared/menu/contract'
import { serve } from '../platform/serve'
import { presentCategory } from './present'
import { listCategories } from './repository'

export const handler = serve(menuRoutes.listCategories, async () => (await listCategories()).map(presentCategory))
