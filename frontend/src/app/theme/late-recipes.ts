import { slotRecipes } from './slot-recipes'
import { system } from './system'

// The system looks recipes up by name when a component first asks for one.
Object.assign(system._config.theme?.slotRecipes ?? {}, slotRecipes)
