import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps } from 'react'
import { joinClasses } from '../class-names'
import { surfaceClass, surfaceItemClass } from '../surface'

/** The card with Chakra's style props. */
export const Surface = ({ className, ...rest }: ComponentProps<typeof chakra.section>) => (
  <chakra.section {...rest} className={joinClasses(surfaceClass, className)} />
)

/** The card within a list with Chakra's style props. */
export const SurfaceListItem = ({ className, ...rest }: ComponentProps<typeof chakra.li>) => (
  <chakra.li {...rest} className={joinClasses(surfaceItemClass, className)} />
)
