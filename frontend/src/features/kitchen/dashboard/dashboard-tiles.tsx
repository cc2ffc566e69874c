import type { Ticket } from '#shared/orders/contract'
import { useLocationConfig } from '#base/location/location'
import { useWords } from '#base/language/use-words'
import { summarizeBoard } from './filter'
import { useCoarseNow } from '../board/clock'
import styles from './dashboard-tiles.module.css'

export { FilterSelect } from './filter-select'

const Tile = ({ label, value }: { readonly label: string; readonly value: number }) => (
  <div className={styles.tile}>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
)

type TilesProps = { readonly tickets: readonly Ticket[]; readonly finished: number }

export function Tiles({ tickets, finished }: TilesProps) {
  const { tiles } = useWords().board
  const location = useLocationConfig()
  const look = useCoarseNow()
  return (
    <dl className={styles.tiles}>
      {summarizeBoard(tickets, finished, location, look).map(({ id, value }) => (
        <Tile key={id} label={tiles[id]} value={value} />
      ))}
    </dl>
  )
}
