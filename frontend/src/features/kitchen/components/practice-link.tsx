import { Button } from '@chakra-ui/react/button'
import { Link } from 'wouter'

const shownAt = {
  wide: { base: 'none', md: 'inline-flex' },
  narrow: { base: 'inline-flex', md: 'none' },
} as const

/**
 * The way to the practice board, from a real one: beside its title where there is room, else among
 * its settings.
 */
export const PracticeLink = ({ on }: { readonly on: keyof typeof shownAt }) => (
  <Button asChild variant="outline" px="4" display={shownAt[on]}>
    <Link href="/kitchen/practice">Practice</Link>
  </Button>
)
