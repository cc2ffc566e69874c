import { Button } from '#ui/chakra/button'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { locations } from '#shared/locations/index'
import { useDeskLocation } from '../desk-location'
import { FormPanel } from '../form/form-panel'
import { OtherLocationDish, type OtherLocationProps } from './other-location-dish'

/**
 * Compares the dish with the other locations. It loads their menus only on request, because each
 * request returns a whole menu.
 */
export function OtherLocationsPanel(props: OtherLocationProps) {
  const here = useDeskLocation()
  const [isShown, setShown] = useState(false)
  return (
    <FormPanel
      title="At the other locations"
      lead="Compare this dish with the other menus, and copy differences either way."
    >
      {isShown ? (
        <chakra.ul display="grid" gap="4" listStyleType="none">
          {locations
            .filter(({ code }) => code !== here.code)
            .map((there) => (
              <chakra.li key={there.code} borderTopWidth="1px" pt="3">
                <OtherLocationDish there={there} {...props} />
              </chakra.li>
            ))}
        </chakra.ul>
      ) : (
        <Button type="button" variant="outline" justifySelf="start" onClick={() => setShown(true)}>
          Compare
        </Button>
      )}
    </FormPanel>
  )
}
