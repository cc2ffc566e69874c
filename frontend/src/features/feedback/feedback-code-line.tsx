import { Button } from '#ui/chakra/button'
import { Flex } from '@chakra-ui/react/flex'
import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { XIcon } from 'lucide-react'
import { feedbackCodeStore } from '#base/cart/feedback-codes'
import { discountCodeQuery } from '#base/cart/applied-code'
import { useSession } from '#base/session/session'
import { CodeButtons } from './code-buttons'

/**
 * A feedback code on the page, after the card has closed, until an order used it or the guest
 * dismisses it.
 */
export function FeedbackCodeLine({ code }: { readonly code: string }) {
  const { user } = useSession()
  const percent = useQuery(discountCodeQuery(code, user?.id)).data?.discountPercent ?? undefined
  return (
    <Flex role="group" aria-label="Your discount code" gap="2.5" flexWrap="wrap" alignItems="center" fontSize="sm">
      <chakra.span color="fg.muted" me="auto">
        {percent === undefined ? 'For' : `${percent}% off`} your next order:{' '}
        <chakra.output fontFamily="mono" color="fg" userSelect="all">
          {code}
        </chakra.output>
      </chakra.span>
      <Flex gap="2.5" alignItems="center">
        <CodeButtons code={code} percent={percent} size="sm" />
        <Button
          type="button"
          variant="ghost"
          size="sm"
          px="0"
          aria-label="Dismiss the code"
          onClick={() => feedbackCodeStore.delete(code)}
        >
          <XIcon />
        </Button>
      </Flex>
    </Flex>
  )
}
