import { Heading } from '@chakra-ui/react/heading'
import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'

type StepTitleProps = {
  readonly children: ReactNode
  readonly lead?: ReactNode
  /** The first step leaves the reader where they are; the others follow on what they pressed. */
  readonly takesFocus?: boolean
}

export function StepTitle({ children, lead, takesFocus = false }: StepTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true })
  }, [takesFocus])
  return (
    <chakra.div mb="4" pe="9">
      <Heading ref={heading} as="h2" size="sm" tabIndex={-1} outline="0">
        {children}
      </Heading>
      {lead && (
        <chakra.p mt="1.5" fontSize="sm" color="fg.muted">
          {lead}
        </chakra.p>
      )}
    </chakra.div>
  )
}
