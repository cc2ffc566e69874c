import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import type { EventQuote } from '#shared/catering/contract'
import { stations } from '#shared/menu/contract'
import { stationNames } from '../kitchen/kitchen-queries'
import { FormPanel } from '../form/form-layout'

/** What each station prepares for an event, for printing. */
export const PrepList = ({ quote: { lines } }: { readonly quote: EventQuote }) => (
  <FormPanel
    title="Prep list"
    act={
      <Button variant="outline" className="not-on-paper" onClick={() => window.print()}>
        Print
      </Button>
    }
  >
    {stations
      .map((station) => ({ station, own: lines.filter((line) => line.station === station) }))
      .filter(({ own }) => own.length > 0)
      .map(({ station, own }) => (
        <section key={station} aria-label={stationNames[station]}>
          <chakra.h3 fontWeight="semibold">{stationNames[station]}</chakra.h3>
          <chakra.ul listStyleType="none">
            {own.map(({ name, quantity, notes }, index) => (
              <li key={`${index} ${name}`}>
                {quantity}× {name}
                {notes !== '' && ` – ${notes}`}
              </li>
            ))}
          </chakra.ul>
        </section>
      ))}
  </FormPanel>
)
