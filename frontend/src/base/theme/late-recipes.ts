import { slotRecipes } from './slot-recipes'
import { themeSystem } from './system'

// The system looks recipes up by name when a component first asks for one.
Object.assign(themeSystem()._config.theme?.slotRecipes ?? {}, slotRecipes)
