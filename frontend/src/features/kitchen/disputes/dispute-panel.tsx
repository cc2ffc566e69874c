import { Box } from '@chakra-ui/react/box'
import { Text } from '@chakra-ui/react/text'
import type { FoundOrder } from '#shared/kitchen/search-contract'
import { useLocationConfig } from '#base/location/location'
import { useSession } from '#base/session/session'
import { formatDispute, formatDisputeDetails, takesEvidence } from './dispute-text'
import { SubmitEvidenceButton } from './submit-evidence-button'

/** A dispute of an order's payment, with the button that submits our evidence, for admins. */
export function DisputePanel({ order: { id, payment } }: { readonly order: FoundOrder }) {
  const { timeZone } = useLocationConfig()
  const { user } = useSession()
  const dispute = payment?.dispute
  if (!dispute) return null
  return (
    <Box mt="3" p="3" bg="warning.subtle" color="warning.fg" borderRadius="lg">
      <Text fontWeight="semibold">{formatDispute(dispute)}</Text>
      <Text mt="1">{formatDisputeDetails(dispute, timeZone)}</Text>
      {user?.role === 'admin' && takesEvidence(dispute) && (
        <Box mt="3">
          <SubmitEvidenceButton orderId={id} />
        </Box>
      )}
    </Box>
  )
}
