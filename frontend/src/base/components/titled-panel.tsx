import { Heading } from '@chakra-ui/react/heading'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { Surface } from '#ui/surface'

type PanelProps = { readonly title: string; readonly children: ReactNode }

/** A titled box of the home screen. */
export function TitledPanel({ title, children }: PanelProps) {
  const id = useId()
  return (
    <Surface aria-labelledby={id} minW="0">
      <Heading as="h2" id={id} size="md" mb="4">
        {title}
      </Heading>
      {children}
    </Surface>
  )
}

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
