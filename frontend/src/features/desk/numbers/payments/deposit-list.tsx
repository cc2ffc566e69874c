import { chakra } from '@chakra-ui/react/styled-system'
import { Loaded } from '../../form/loaded'
import { SheetList, SheetLoading } from '../figure-lists'
import { depositWays } from '../figures'
import { ReturnEntry } from './return-entry'
import { useReturns, type ReturnsProps } from './use-returns'

/** The figure that opens to the deposits of the period. */
export const DEPOSITS_FIGURE = { of: 'deposits', name: 'Deposits' } as const

/** The deposits of a period that were received at the restaurant or went back. */
export function PeriodDeposits(props: ReturnsProps) {
  const { location, timeZone } = props
  return (
    <Loaded
      query={useReturns(props)}
      failed="The deposits could not be loaded."
      loading={<SheetLoading what="deposits" />}
    >
      {({ deposits }) =>
        deposits.length === 0 ? (
          <chakra.p color="fg.muted">No deposit was received or returned.</chakra.p>
        ) : (
          <SheetList>
            {deposits.map((deposit) => (
              <ReturnEntry
                key={`${deposit.orderId} ${deposit.kind}`}
                {...{ location, timeZone }}
                entry={deposit}
                how={`${deposit.kind} ${depositWays[deposit.tender]}`}
              />
            ))}
          </SheetList>
        )
      }
    </Loaded>
  )
}
