import { controlRecipes } from './control-recipes'
import { slotRecipes } from './slot-recipes'
import { themeSystem } from './system'

// The system looks recipes up by name when a component first asks for one.
const { theme } = themeSystem()._config
Object.assign(theme?.slotRecipes ?? {}, slotRecipes)
Object.assign(theme?.recipes ?? {}, controlRecipes)
