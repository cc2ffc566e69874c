import { Heading } from '@chakra-ui/react/heading'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { Surface } from '#base/components/surface'

type SectionProps = { readonly title: string; readonly children: ReactNode }

/** A titled part of the checkout. */
export function TitledSection({ title, children }: SectionProps) {
  const id = useId()
  return (
    <Surface aria-labelledby={id}>
      <Heading as="h2" id={id} size="md" mb="4">
        {title}
      </Heading>
      {children}
    </Surface>
  )
}
