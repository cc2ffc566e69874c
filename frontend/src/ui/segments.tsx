import { useId, type ReactNode } from 'react'
import styles from './segments.module.css'

type SegmentsProps<Id extends string> = {
  readonly label: string
  readonly options: readonly { readonly id: Id; readonly label: string; readonly icon?: ReactNode }[]
  readonly chosen: Id
  readonly onChoose: (id: Id) => void
}

/** A segmented control: one choice of a few. */
export function Segments<Id extends string>({ label, options, chosen, onChoose }: SegmentsProps<Id>) {
  const name = useId()
  return (
    <div className={styles.segments} role="radiogroup" aria-label={label}>
      {options.map(({ id, icon, label: text }) => (
        <label key={id} className={styles.segment}>
          {icon}
          {text}
          <input type="radio" className="sr-only" name={name} checked={id === chosen} onChange={() => onChoose(id)} />
        </label>
      ))}
    </div>
  )
}
