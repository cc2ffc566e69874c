import { Box } from '@chakra-ui/react/box'
import { Heading } from '@chakra-ui/react/heading'
import { Text } from '@chakra-ui/react/text'
import { REFERRAL_POINTS } from '#shared/rules/loyalty'
import { Surface } from '#base/components/surface'
import { CopyField } from '#base/components/copy-field'
import { buildReferralLink } from '#base/session/referral'

const copied = { title: 'Link Copied!', description: 'Your referral link has been copied to clipboard.' }

/** A link for friends (docs/product/loyalty.md#friends). */
export const ReferralPanel = ({ referralCode }: { readonly referralCode: string }) => (
  <Surface aria-labelledby="refer-title">
    <Heading as="h2" size="md" id="refer-title">
      Bring a friend to the grill
    </Heading>
    <Text mt="2" mb="5" color="fg.muted" maxW="2xl">
      When a friend signs up through your link and their first order is completed, you both get {REFERRAL_POINTS} bonus
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
