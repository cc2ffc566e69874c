import { Skeleton } from '@chakra-ui/react/skeleton'
import type { ReactNode } from 'react'

type FigureProps = {
  readonly label: string
  /** A skeleton is shown until there is a value. */
  readonly children: ReactNode
}

/** A figure of the desk's Today. */
export const Figure = ({ label, children }: FigureProps) => (
  <div>
    <dt>{label}</dt>
    <dd>{children ?? <Skeleton height="1.25em" width="3em" />}</dd>
  </div>
)
