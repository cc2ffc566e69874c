import { chakra } from '@chakra-ui/react/styled-system'
import { inputRecipe } from '../theme/control-recipes'

/**
 * A text field without the form-field machinery: what the landing page needs, and no more to load.
 */
export const TextInput = chakra('input', inputRecipe)
