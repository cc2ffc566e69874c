import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { Link } from 'wouter'
import { formatCents } from '#shared/rules/money'
import type { Cents } from '#shared/rules/money'
import { usePolicy } from '#base/location/location'
import { useSession } from '#base/session/session'

type PlaceSectionProps = {
  readonly totalCents: Cents
  readonly isPlacing: boolean
  /** Whether a price rose that the guest has not confirmed. */
  readonly isReviewDue: boolean
}

const NoteLink = chakra(Link, {
  base: { color: 'accent.fg', textDecoration: 'underline', textUnderlineOffset: '0.2em' },
})

/** The button, and what it will do. */
export function PlaceOrderSection({ totalCents, isPlacing, isReviewDue }: PlaceSectionProps) {
  const { showsTestBanner } = usePolicy()
  const { user } = useSession()
  const place = `Place ${showsTestBanner ? 'Test ' : ''}Order · ${formatCents(totalCents)}`
  return (
    <Box mt="5">
      <Button type="submit" size="lg" width="100%" px="3" disabled={isPlacing} aria-busy={isPlacing}>
        {isPlacing ? 'Placing Order…' : isReviewDue ? 'Review changes' : place}
      </Button>
      {showsTestBanner && (
        <Text mt="3" fontSize="sm" color="fg.muted">
          This is a test order. It will be visible in the kitchen dashboard at{' '}
          <NoteLink href="/kitchen">/kitchen</NoteLink>.
        </Text>
      )}
      {!user && (
        <Text mt="2" fontSize="sm" color="fg.muted">
          You are ordering as a guest. You will be asked to create an account after ordering.
        </Text>
      )}
    </Box>
  )
}
