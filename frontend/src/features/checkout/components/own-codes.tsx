import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import type { OwnCode } from '#shared/contract/codes'
import { normaliseCode } from '#shared/rules/codes'
import { dayOf } from '#shared/rules/day-and-time'
import { useUnusedCodes } from '#base/codes/own-codes'
import { useLocationConfig } from '#base/location/location'
import { discountIn } from '../api/use-discount'
import type { AppliedCode } from '../api/use-discount'
import { worthOf } from '../promo'

type ChoiceProps = { readonly own: OwnCode; readonly timeZone: string; readonly onChoose: () => void }

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
      <chakra.b display="block">Use {worthOf(discountIn(own))} off</chakra.b>
      <chakra.span fontSize="xs" fontWeight="normal" color="fg.muted">
        {[own.title, own.code, `until ${dayOf(own.expiresAt, timeZone)}`].filter(Boolean).join(' · ')}
      </chakra.span>
    </chakra.span>
  </Button>
)

type OwnCodesProps = { readonly applied: AppliedCode | null; readonly onChoose: (code: string) => void }

/**
 * What the guest may take off by a tap: codes of the account and of this browser, but for the one
 * that is on the order.
 */
export function OwnCodes({ applied, onChoose }: OwnCodesProps) {
  const { timeZone } = useLocationConfig()
  const isApplied = ({ code }: OwnCode) => applied !== null && normaliseCode(applied.code) === normaliseCode(code)
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
