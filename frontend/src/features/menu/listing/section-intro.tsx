import { chakra } from '@chakra-ui/react/styled-system'

/** Lays out the head of a category: `.picture`, `.head` and `.lead`. */
export const SectionIntro = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gridTemplateAreas: { base: '"picture head" "lead lead"', md: '"picture head" "picture lead"' },
    rowGap: '2',
    alignItems: { base: 'center', md: 'start' },
    mb: { base: '3', md: '5' },
    '& :is(picture, .picture)': { gridArea: 'picture', alignSelf: 'center', me: { base: 'min(1rem, 5vw)', md: '6' } },
    '& img': {
      w: { base: 'min(4rem, 20vw)', md: '7rem' },
      h: 'auto',
      aspectRatio: '4 / 3',
      objectFit: 'cover',
      borderRadius: 'xl',
    },
    '& .head': { gridArea: 'head', alignSelf: { md: 'end' }, display: 'flex', alignItems: 'baseline', gap: '4' },
    '& picture + .head': { flexWrap: { base: 'wrap', md: 'nowrap' }, columnGap: '4', rowGap: '0' },
    '& .lead': { gridArea: 'lead', color: 'fg.muted', maxW: '2xl', fontSize: { base: 'sm', md: 'md' } },
  },
})
