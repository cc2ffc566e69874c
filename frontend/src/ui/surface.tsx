import { chakra } from '@chakra-ui/react/styled-system'

const frame = {
  bg: 'bg.surface',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: '2xl',
} as const

/** A panel on the canvas: the one way in which the product draws a card. */
export const Surface = chakra('section', { base: { ...frame, p: { base: '5', md: '7' } } })

/** One card of a list of them, its act at its foot. */
export const SurfaceListItem = chakra('li', { base: { ...frame, display: 'flex', flexDirection: 'column', p: '5' } })
