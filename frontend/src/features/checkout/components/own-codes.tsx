import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import type { OwnDiscountCode } from '#shared/contract/codes'
import { normalizeDiscountCode } from '#shared/rules/codes'
import { formatFullDate } from '#shared/rules/day-and-time'
import { useUnusedCodes } from '#base/codes/own-codes'
import { useLocationConfig } from '#base/location/location'
import { toDiscount } from '../api/use-discount'
import type { AppliedCode } from '../api/use-discount'
import { formatDiscount } from '../promo'

type ChoiceProps = { readonly own: OwnDiscountCode; readonly timeZone: string; readonly onChoose: () => void }

const CodeChoice = ({ own, timeZone, onChoose }: ChoiceProps) => (
  <Button
    variant="outline"
    height="auto"
    minH="11"
    py="2"
    justifyContent="flex-start"
    textAlign="start"
    whiteSpace="normal"
    onClick={onChoose}
  >
    <chakra.span>
      <chakra.b display="block">Use {formatDiscount(toDiscount(own))} off</chakra.b>
      <chakra.span fontSize="xs" fontWeight="normal" color="fg.muted">
        {[own.title, own.code, `until ${formatFullDate(own.expiresAt, timeZone)}`].filter(Boolean).join(' · ')}
      </chakra.span>
    </chakra.span>
  </Button>
)

type OwnCodesProps = { readonly applied: AppliedCode | null; readonly onChoose: (code: string) => void }

/**
 * What the guest may take off by a tap: codes of the account and of this browser, but for the one
 * that is on the order.
 */
export function AvailableCodes({ applied, onChoose }: OwnCodesProps) {
  const { timeZone } = useLocationConfig()
  const isApplied = ({ code }: OwnDiscountCode) =>
    applied !== null && normalizeDiscountCode(applied.code) === normalizeDiscountCode(code)
  const offered = useUnusedCodes().filter((own) => !isApplied(own))
  if (offered.length === 0) return null
  return (
    <chakra.div display="grid" gap="2" mb="4" role="group" aria-label="Your codes">
      {offered.map((own) => (
        <CodeChoice key={own.code} own={own} timeZone={timeZone} onChoose={() => onChoose(own.code)} />
      ))}
    </chakra.div>
  )
}
