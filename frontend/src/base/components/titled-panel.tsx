import { Heading } from '#ui/chakra/heading'
import { useId, type ReactNode } from 'react'
import { Surface } from '#ui/surface'

type TitledPanelProps = { readonly title: string; readonly children: ReactNode }

/** A card with a title, in a grid of cards. */
export function TitledPanel({ title, children }: TitledPanelProps) {
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

type TitledSectionProps = { readonly title: string; readonly children: ReactNode }

/** A card with a title, in a form such as the checkout. */
export function TitledSection({ title, children }: TitledSectionProps) {
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
