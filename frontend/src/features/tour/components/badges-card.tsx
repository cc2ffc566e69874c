import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Heading } from '@chakra-ui/react/heading'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import type { TrainingBadge } from '#shared/contract/gamification'
import { Surface } from '#base/components/surface'

type BadgesCardProps = { readonly badges: readonly TrainingBadge[]; readonly earnedBadges: readonly number[] }

const Medal = chakra('div', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '14',
    mx: 'auto',
    borderRadius: 'full',
    borderWidth: '2px',
    borderStyle: 'dashed',
    borderColor: 'border.strong',
    bg: 'bg.inset',
    fontSize: '2xl',
    '& > span': { filter: 'grayscale(1)', opacity: 0.45 },
    '&[data-earned]': { borderStyle: 'solid', borderColor: 'accent.glow', bg: 'accent.subtle' },
    '&[data-earned] > span': { filter: 'none', opacity: 1 },
  },
})

/** Every badge of the tour; those that were earned shine. */
export function BadgesCard({ badges, earnedBadges }: BadgesCardProps) {
  const earned = badges.filter(({ id }) => earnedBadges.includes(id))
  return (
    <Surface aria-label="Earned badges">
      <Flex justify="space-between" align="baseline" gap="4">
        <Heading as="h2" size="md">
          Earned Badges
        </Heading>
        <Text color="fg.muted">
          {earned.length} of {badges.length}
        </Text>
      </Flex>
      <chakra.ul mt="5" display="grid" gridTemplateColumns="repeat(auto-fill, minmax(5.5rem, 1fr))" gap="4">
        {badges.map(({ id, name, icon }) => {
          const isEarned = earnedBadges.includes(id)
          return (
            <chakra.li key={id} textAlign="center">
              <Medal data-earned={isEarned || undefined} aria-hidden>
                <span>{icon}</span>
              </Medal>
              <Box mt="2" fontSize="xs" lineHeight="snug" color={isEarned ? 'fg' : 'fg.muted'}>
                {name}
                <chakra.span srOnly>{isEarned ? ', earned' : ', not earned yet'}</chakra.span>
              </Box>
            </chakra.li>
          )
        })}
      </chakra.ul>
    </Surface>
  )
}
