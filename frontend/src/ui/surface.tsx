import { chakra } from '@chakra-ui/react/styled-system'

const frame = {
  bg: 'bg.surface',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: '2xl',
} as const

/** A card on the page. Every panel of the product uses it. */
export const Surface = chakra('section', { base: { ...frame, p: { base: '5', md: '7' } } })

/** A card within a list, with room for an action at the bottom. */
export const SurfaceListItem = chakra('li', { base: { ...frame, display: 'flex', flexDirection: 'column', p: '5' } })
