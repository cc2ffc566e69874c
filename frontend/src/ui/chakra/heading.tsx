import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps } from 'react'
import { getHeadingClass, type HeadingSize } from '../heading'

type HeadingProps = ComponentProps<typeof chakra.h2> & { readonly size?: HeadingSize }

/** The heading with Chakra's style props. */
export const Heading = ({ size, className, ...rest }: HeadingProps) => (
  <chakra.h2 {...rest} className={getHeadingClass(size, className)} />
)
