import { useId, type ReactNode } from 'react'
import { Heading } from '#ui/heading'
import { Surface } from '#ui/surface'
import styles from './titled-panel.module.css'

type TitledPanelProps = { readonly title: string; readonly children: ReactNode }

/** A card with a title, in a grid of cards. */
export function TitledPanel({ title, children }: TitledPanelProps) {
  const id = useId()
  return (
    <Surface aria-labelledby={id} className={styles.panel}>
      <Heading as="h2" id={id} size="md" className={styles.title}>
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
      <Heading as="h2" id={id} size="md" className={styles.title}>
        {title}
      </Heading>
      {children}
    </Surface>
  )
}
