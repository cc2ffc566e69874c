import { menu } from '#shared/contract/menu'
import { serve } from '../runtime/serve'
import { allCategories } from './store'

export const handler = serve(menu.categories, () => allCategories())
