import { useLocationConfig } from '#base/location/location'
import { Button } from '#ui/button'
import { Heading } from '#ui/heading'
import { Surface } from '#ui/surface'
import styles from './load-failed.module.css'

export function LoadFailed({ onRetry }: { readonly onRetry: () => void }) {
  const { phone } = useLocationConfig()
  return (
    <Surface role="alert" className={styles.failed}>
      <Heading size="md">The menu did not load</Heading>
      <p className={styles.text}>Try again in a moment, or call us on {phone}.</p>
      <Button onClick={onRetry}>Try Again</Button>
    </Surface>
  )
}
