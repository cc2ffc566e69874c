import { SegmentGroup } from '@chakra-ui/react/segment-group'
import { useId, type ReactNode } from 'react'

type SegmentsProps<Id extends string> = {
  readonly label: string
  readonly options: readonly { readonly id: Id; readonly label: string; readonly icon?: ReactNode }[]
  readonly chosen: Id
  readonly onChoose: (id: Id) => void
}

/** A segmented control: one choice of a few. */
export function Segments<Id extends string>({ label, options, chosen, onChoose }: SegmentsProps<Id>) {
  const labelId = useId()
  const choose = (value: string | null) => {
    const option = options.find(({ id }) => id === value)
    if (option) onChoose(option.id)
  }
  return (
    <SegmentGroup.Root value={chosen} ids={{ label: labelId }} onValueChange={({ value }) => choose(value)}>
      <span id={labelId} className="sr-only">
        {label}
      </span>
      {options.map(({ id, icon, label: text }) => (
        <SegmentGroup.Item key={id} value={id}>
          {icon}
          <SegmentGroup.ItemText>{text}</SegmentGroup.ItemText>
          <SegmentGroup.ItemHiddenInput />
        </SegmentGroup.Item>
      ))}
    </SegmentGroup.Root>
  )
}
