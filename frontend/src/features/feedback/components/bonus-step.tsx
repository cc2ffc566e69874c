import { Button } from '@chakra-ui/react/button'
import { Flex } from '@chakra-ui/react/flex'
import { chakra } from '@chakra-ui/react/styled-system'
import { useLocation } from 'wouter'
import { toast } from '#base/components/toast'
import { codeCopiedToast, copyText } from '#base/components/copy-text'
import { discountCodeStore } from '#base/codes/discount-code'
import { StepTitle } from './step-title'

type BonusStepProps = {
  readonly code: string
  /** Whether it was given at an earlier visit: then it leaves the reader where they are. */
  readonly isEarlier: boolean
  readonly onApplied: () => void
}

/** The thanks for a good word: a code for the next order. */
export function BonusStep({ code, isEarlier, onApplied }: BonusStepProps) {
  const [, navigate] = useLocation()

  function apply() {
    discountCodeStore.set(code)
    toast({ title: 'Discount Applied!', description: '10% off will be applied to your next order.' })
    navigate('/menu')
    onApplied()
  }

  return (
    <>
      <StepTitle takesFocus={!isEarlier} lead="Here's 10% off your next order">
        Thanks for your feedback!
      </StepTitle>
      <chakra.output
        display="block"
        mb="4"
        py="3.5"
        px="4"
        textAlign="center"
        fontFamily="mono"
        fontSize="lg"
        letterSpacing="wide"
        color="accent.fg"
        bg="bg.inset"
        borderWidth="1px"
        borderStyle="dashed"
        borderColor="accent.glow"
        borderRadius="lg"
        userSelect="all"
      >
        {code}
      </chakra.output>
      <Flex gap="2.5" flexWrap="wrap">
        <Button
          type="button"
          variant="outline"
          flex="1"
          px="3"
          whiteSpace="nowrap"
          onClick={() => void copyText(code, codeCopiedToast)}
        >
          Copy Code
        </Button>
        <Button type="button" flex="1" px="3" whiteSpace="nowrap" onClick={apply}>
          Apply to Cart
        </Button>
      </Flex>
    </>
  )
}
