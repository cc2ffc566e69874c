import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps } from 'react'
import { joinClasses } from '../class-names'
import { skeletonClass } from '../skeleton'

/** The skeleton with Chakra's style props. */
export const Skeleton = ({ className, ...rest }: ComponentProps<typeof chakra.div>) => (
  <chakra.div {...rest} className={joinClasses(skeletonClass, className)} />
)
