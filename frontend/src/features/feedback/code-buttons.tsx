import { Button } from '#ui/chakra/button'
import { useLocation } from 'wouter'
import { discountCodeStore } from '#base/cart/discount-codes'
import { codeCopiedToast, copyText } from '#ui/share'
import { toast } from '#ui/toast'

type CodeButtonsProps = {
  readonly code: string
  /** What the code takes off; undefined until it is known. */
  readonly percent: number | undefined
  readonly size?: 'sm' | 'md'
  readonly onApplied?: () => void
}

const formatOff = (percent: number | undefined): string => (percent === undefined ? 'The discount' : `${percent}% off`)

/** Buttons that copy a feedback code, or apply it to the cart and open the menu. */
export function CodeButtons({ code, percent, size = 'md', onApplied }: CodeButtonsProps) {
  const [, navigate] = useLocation()

  function apply() {
    discountCodeStore.set(code)
    toast({ title: 'Discount Applied!', description: `${formatOff(percent)} will be applied to your next order.` })
    navigate('/menu')
    onApplied?.()
  }

  return (
    <>
      <Button
        type="button"
        variant="outline"
        size={size}
        flex="1"
        px="3"
        whiteSpace="nowrap"
        onClick={() => void copyText(code, codeCopiedToast)}
      >
        Copy Code
      </Button>
      <Button type="button" size={size} flex="1" px="3" whiteSpace="nowrap" onClick={apply}>
        Apply to Cart
      </Button>
    </>
  )
}
