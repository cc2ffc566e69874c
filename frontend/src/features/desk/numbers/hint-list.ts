import { chakra } from '@chakra-ui/react/styled-system'

/** What is suggested, each with its act at its end. */
export const HintList = chakra('ul', {
  base: {
    listStyleType: 'none',
    display: 'grid',
    gap: '4',
    '& > li': { display: 'flex', flexWrap: 'wrap', gap: '3', alignItems: 'center', justifyContent: 'space-between' },
    '& small': { display: 'block', fontSize: 'sm', color: 'fg.muted' },
  },
})
