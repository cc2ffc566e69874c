import { useEffect, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { findCity } from '#shared/locations/zip-cities'
import type { CheckoutForm } from '../checkout-form'

/** Fills the city in from the ZIP code. What the guest typed stays. */
export function useCityOfZipCode() {
  const { getValues, setValue } = useFormContext<CheckoutForm>()
  const typed = useWatch<CheckoutForm, 'address.zipCode'>({ name: 'address.zipCode' })
  const filled = useRef(findCity(typed))
  useEffect(() => {
    const city = findCity(typed)
    if (city === undefined) return
    const current = getValues('address.city')
    if (current === '' || current === filled.current) setValue('address.city', city)
    filled.current = city
  }, [typed, getValues, setValue])
}
