import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Grid } from '@chakra-ui/react/grid'
import { Heading } from '#ui/chakra/heading'
import { Text } from '@chakra-ui/react/text'
import type { LoyaltyAccount, LoyaltyTier } from '#shared/loyalty/contract'
import { getCategoryPicture, type Picture } from '#shared/menu/pictures/picture'
import { categoryIds } from '#shared/menu/category-ids'
import { formatFullDate } from '#shared/platform/time'
import { formatDecimal } from '#shared/platform/money'
import { useLocationConfig } from '#base/location/location'
import { AnimatedNumber, ProgressBar } from '#ui/progress'
import { ResponsivePicture } from '#ui/picture'
import { Surface } from '#ui/chakra/surface'
import { formatPoints, formatTierProgress, formatTiers, getProgressToNextTier } from './loyalty-text'
import { CopyField } from '#ui/copy-field'
import { buildReferralLink } from '#base/session/referral'

type TierCardProps = { readonly account: LoyaltyAccount; readonly tiers: readonly LoyaltyTier[] }

const Stat = ({ label, children }: { readonly label: string; readonly children: string }) => (
  <Box>
    <Box as="dt" fontSize="sm" color="fg.muted">
      {label}
    </Box>
    <Box as="dd" fontWeight="semibold" fontVariantNumeric="tabular-nums">
      {children}
    </Box>
  </Box>
)

/** The picture in the free part of a wide card. */
const CardPicture = ({ picture }: { readonly picture: Picture }) => (
  <ResponsivePicture
    picture={picture}
    sizes="(min-width: 48rem) 30rem, 1px"
    style={{
      position: 'absolute',
      inset: '0 0 0 auto',
      width: '38%',
      height: '100%',
      objectFit: 'cover',
      maskImage: 'linear-gradient(to right, transparent, #000 45%)',
    }}
  />
)

/** The account's points, its tier and the progress to the next tier. */
export function TierCard({ account, tiers }: TierCardProps) {
  const { timeZone } = useLocationConfig()
  const picture = getCategoryPicture(categoryIds.partyTrays)
  const progress = getProgressToNextTier(account, tiers)
  const text = formatTierProgress(progress)
  return (
    // A membership card: dark in both schemes, like the lacquered tray on it.
    <Surface
      aria-label="Tier progress"
      position="relative"
      overflow="hidden"
      color="fg"
      css={{
        colorScheme: 'dark',
        // Text never stands on the picture, which needs a wide card.
        '& > :not(picture)': { maxW: { md: '60%' } },
        '& > picture': { display: { base: 'none', md: 'block' } },
      }}
      bg="radial-gradient(40rem 20rem at 100% 0%, {colors.accent.wash}, transparent), #14100d"
    >
      {picture && <CardPicture picture={picture} />}
      <Flex justify="space-between" align="flex-end" gap="4" wrap="wrap">
        <Box>
          <Text color="fg.muted">Current points</Text>
          <Box fontFamily="heading" fontSize="5xl" lineHeight="1.1" fontVariantNumeric="tabular-nums">
            <AnimatedNumber text={account.currentPoints.toLocaleString('en-US')} />
          </Box>
        </Box>
        <Heading as="h2" size="md" color="accent.fg">
          {account.tierLevel} member
        </Heading>
      </Flex>
      <Box mt="5">
        <ProgressBar label="Tier progress" percent={progress.percent} valueText={text} />
        <Flex mt="2" justify="space-between" gap="4" fontSize="sm" color="fg.muted">
          <span>{account.tierLevel}</span>
          <span>{text}</span>
        </Flex>
        <Text mt="3" fontSize="sm" color="fg.muted">
          {formatTiers(tiers)}
        </Text>
      </Box>
      <Grid
        as="dl"
        mt="5"
        pt="4"
        borderTopWidth="1px"
        borderColor="border"
        columnGap={{ base: '5', md: '10' }}
        rowGap="3"
        templateColumns={{ base: '1fr 1fr', sm: 'repeat(3, max-content)' }}
      >
        <Stat label="Lifetime earned">{formatPoints(account.totalPointsEarned)}</Stat>
        <Stat label="Total spent">{formatDecimal(account.totalSpent)}</Stat>
        <Stat label="Member since">{formatFullDate(account.joinDate, timeZone)}</Stat>
      </Grid>
    </Surface>
  )
}

const copied = { title: 'Link Copied!', description: 'Your referral link has been copied to clipboard.' }

type ReferralPanelProps = Pick<LoyaltyAccount, 'referralCode' | 'referralPoints'>

/** The guest's referral link (docs/product/loyalty.md#referrals). */
export const ReferralPanel = ({ referralCode, referralPoints }: ReferralPanelProps) => (
  <Surface aria-labelledby="refer-title">
    <Heading as="h2" size="md" id="refer-title">
      Bring a friend to the grill
    </Heading>
    <Text mt="2" mb="5" color="fg.muted" maxW="2xl">
      When a friend signs up through your link and their first order is completed, you both get {referralPoints} bonus
      points.
    </Text>
    <Box maxW="2xl">
      <CopyField
        label="Your referral link"
        text={buildReferralLink(window.location.origin, referralCode)}
        button="Copy Link"
        copied={copied}
      />
    </Box>
  </Surface>
)
