import { chakra } from '@chakra-ui/react/styled-system'

/** A panel on the canvas: the one way in which the product draws a card. */
export const Surface = chakra('section', {
  base: {
    bg: 'bg.surface',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: '2xl',
    p: { base: '5', md: '7' },
  },
})
