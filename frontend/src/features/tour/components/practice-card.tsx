import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '@chakra-ui/react/heading'
import { Text } from '@chakra-ui/react/text'
import { Link } from 'wouter'
import type { TourType } from '#shared/contract/gamification'
import { Surface } from '#base/components/surface'
import { getPracticeResult } from '#base/practised'

type PracticeCardProps = { readonly userId: string; readonly tourType: TourType | undefined }

const promises = {
  customer: 'See your order as the kitchen does: bump it, recall it, and find the guest who must not eat sesame.',
  staff:
    'Before your first shift: bump, recall, one station, run out, count and allergies, on tickets that nobody ordered.',
} as const satisfies Record<TourType, string>

/**
 * The way to the kitchen's practice board, and how it went
 * (docs/product/training.md#the-practice-board).
 */
export function PracticeCard({ userId, tourType = 'customer' }: PracticeCardProps) {
  const kept = getPracticeResult(userId)
  return (
    <Surface aria-label="Practice board" mt="5">
      <Flex gap="4" wrap="wrap" align="center" justify="space-between">
        <div>
          <Heading as="h2" size="md">
            Practice board
          </Heading>
          <Text mt="1" color="fg.muted">
            {promises[tourType]}
          </Text>
          {kept && (
            <Text mt="1" fontWeight="semibold">
              ✓ Done on this device: {kept.alone} of {kept.count} without help
            </Text>
          )}
        </div>
        <Button asChild variant="outline">
          <Link href="/kitchen/practice">{kept ? 'Practise Again' : 'To the Practice Board'}</Link>
        </Button>
      </Flex>
    </Surface>
  )
}
