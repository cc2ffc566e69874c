import './section-intro.css'
import { Skeleton } from '@chakra-ui/react/skeleton'
import { chakra } from '@chakra-ui/react/styled-system'
import { FIRST_SECTION_PLACEHOLDER } from '#shared/pages/first-section'
import { sectionHeadingStyle } from '#ui/theme/recipes'

/** Holds the heading and description that the prerendered page has of its first category. */
const Texts = chakra('div', {
  base: {
    display: 'contents',
    '& h2': { gridArea: 'head', ...sectionHeadingStyle },
    '&:not(:empty) + *': { display: 'none' },
  },
})

/**
 * The head of the first category while the menu loads. On the prerendered menu it is already there
 * as text, which React does not change; elsewhere it is a skeleton.
 */
export const FirstSectionHead = () => (
  <div className="section-intro">
    <Skeleton
      className="picture"
      width={{ base: 'min(4rem, 20vw)', md: '7rem' }}
      aspectRatio="4 / 3"
      borderRadius="xl"
    />
    <Texts suppressHydrationWarning dangerouslySetInnerHTML={{ __html: FIRST_SECTION_PLACEHOLDER }} />
    <Skeleton className="head" height="9" width="11rem" />
  </div>
)
