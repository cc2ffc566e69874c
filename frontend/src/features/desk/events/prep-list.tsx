import { Button } from '@chakra-ui/react/button'
import { chakra } from '@chakra-ui/react/styled-system'
import type { EventQuote } from '#shared/catering/contract'
import { listLineDetails } from '#shared/catering/quote-text'
import { formatDecimal } from '#shared/platform/money'
import { stations } from '#shared/menu/contract'
import { stationNames } from '../kitchen/kitchen-queries'
import { FormPanel } from '../form/form-layout'

type PrepListProps = {
  readonly quote: EventQuote
  /** What the guest still has to pay. */
  readonly balanceDue: string
}

/** What each station prepares for an event, for printing. */
export const PrepList = ({ quote: { lines }, balanceDue }: PrepListProps) => (
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
            {own.map((line, index) => (
              <li key={`${index} ${line.name}`}>
                {line.quantity}× {line.name}
                {listLineDetails(line).map((detail) => (
                  <chakra.small key={detail} display="block" ps="6">
                    {detail}
                  </chakra.small>
                ))}
              </li>
            ))}
          </chakra.ul>
        </section>
      ))}
    <chakra.p fontWeight="semibold">Balance due {formatDecimal(balanceDue)}</chakra.p>
  </FormPanel>
)
