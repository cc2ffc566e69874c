import { chakra } from '@chakra-ui/react/styled-system'
import { badgeRecipe, buttonRecipe, headingRecipe, skeletonRecipe, spinnerRecipe } from '../theme/recipes'

/**
 * The few parts that the landing page is made of, bare: Chakra's components of the same names look
 * the same, but bring along what only other pages need.
 */
export const Button = chakra('button', buttonRecipe)
export const Badge = chakra('span', badgeRecipe)
export const Heading = chakra('h2', headingRecipe)
export const Skeleton = chakra('div', skeletonRecipe)
export const Spinner = chakra('span', spinnerRecipe)
export const Flex = chakra('div', { base: { display: 'flex' } })
export const Grid = chakra('div', { base: { display: 'grid' } })
export const Center = chakra('div', { base: { display: 'flex', alignItems: 'center', justifyContent: 'center' } })
