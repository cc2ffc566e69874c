import { chakra } from '@chakra-ui/react/styled-system'

/** A row of filters in force, each a button of the class `chip` that removes it. */
export const FilterChipList = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    mt: '3',
    fontSize: 'sm',
    '& button': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      minH: '11',
      px: '3.5',
      borderRadius: 'full',
      cursor: 'pointer',
    },
    '& .chip': { bg: 'accent.subtle', color: 'accent.fg', borderWidth: '1px', borderColor: 'accent' },
    '& .clear': { color: 'fg.muted', textDecoration: 'underline', textUnderlineOffset: '0.2em', px: '2' },
  },
})
