import { Button } from '@chakra-ui/react/button'
import { Text } from '@chakra-ui/react/text'
import type { LoyaltyReward } from '#shared/contract/loyalty'
import { Dialog, DialogBody, DialogFooter } from '#base/components/dialog'
import { formatPoints } from '../words'

type RedeemDialogProps = {
  readonly reward: LoyaltyReward
  readonly points: number
  readonly isPending: boolean
  /** Whether an attempt before may have taken the points. */
  readonly isUnanswered: boolean
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/**
 * Asks before points are spent. It stays when that fails, so that another try is the same intent.
 */
export const RedeemDialog = ({ reward, points, isPending, isUnanswered, onConfirm, onClose }: RedeemDialogProps) => (
  <Dialog title="Confirm Redemption" isBusy={isPending} onClose={onClose}>
    <DialogBody display="grid" gap="4">
      <Text color="fg.muted">
        Redeem <strong>{reward.name}</strong> for {formatPoints(reward.pointsCost)}?
      </Text>
      <Text color="fg.muted" fontSize="sm" aria-live="polite">
        {isUnanswered
          ? 'We did not hear back. Confirming again takes the points only once.'
          : `You have ${formatPoints(points)}; ${formatPoints(Math.max(0, points - reward.pointsCost))} will be left. You get a code for one order.`}
      </Text>
    </DialogBody>
    <DialogFooter>
      <Button variant="outline" disabled={isPending} onClick={onClose}>
        Cancel
      </Button>
      <Button
        disabled={isPending || (!isUnanswered && points < reward.pointsCost)}
        aria-busy={isPending}
        onClick={onConfirm}
      >
        {isPending ? 'Redeeming…' : 'Confirm'}
      </Button>
    </DialogFooter>
  </Dialog>
)
