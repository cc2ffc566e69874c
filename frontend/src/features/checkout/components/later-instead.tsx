import { Box } from '@chakra-ui/react/box'
import { Button } from '@chakra-ui/react/button'
import { useFormContext, useWatch } from 'react-hook-form'
import { orderTypeStore } from '#base/cart/order-type'
import type { CheckoutForm } from '../draft'

/** The way on where nothing is taken for now: another time, and of a delivery, another way. */
export function OrderLaterButton() {
  const { control, setValue, setFocus } = useFormContext<CheckoutForm>()
  const isDelivery = useWatch({ control, name: 'orderType' }) === 'delivery'
  const choose = () => {
    if (!isDelivery) return setFocus('scheduledFor')
    setValue('orderType', 'pickup')
    orderTypeStore.set('pickup')
  }
  return (
    <>
      Nothing has been ordered yet, and all that you typed is still here.
      <Box mt="3">
        <Button type="button" size="sm" onClick={choose}>
          {isDelivery ? 'Pick it up later' : 'Look at the time'}
        </Button>
      </Box>
    </>
  )
}
