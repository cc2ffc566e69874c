import { Link } from 'wouter'
import { Button } from '#base/components/ui'

/** The way to the practice board, from a real one. */
export const PracticeLink = () => (
  <Button asChild variant="outline" px="4">
    <Link href="/kitchen/practice">Practice</Link>
  </Button>
)
