import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps } from 'react'
import { getBadgeClass, type BadgeLook } from '../badge'

/** The badge with Chakra's style props. */
export const Badge = ({
  variant,
  size,
  className,
  ...rest
}: Omit<ComponentProps<typeof chakra.span>, 'size'> & BadgeLook) => (
  <chakra.span {...rest} className={getBadgeClass({ variant, size }, className)} />
)
