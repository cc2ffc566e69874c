import { chakra } from '@chakra-ui/react/styled-system'

/** What a figure of a day is made of, one below the other. */
export const SheetList = chakra('ul', {
  base: {
    listStyleType: 'none',
    display: 'grid',
    '& > li': { display: 'grid', gap: '1', py: '3', borderTopWidth: '1px', fontVariantNumeric: 'tabular-nums' },
    '& > li:first-of-type': { borderTopWidth: 0 },
  },
})

export const SheetRow = chakra('div', { base: { display: 'flex', justifyContent: 'space-between', gap: '3' } })
