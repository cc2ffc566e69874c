import { chakra } from '@chakra-ui/react/styled-system'

const shapes = {
  receipt: 'M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6',
  flame: 'M12 3c1 3 5 5 5 10a5 5 0 0 1-10 0c0-2 1-3 2-4 0 2 1 3 2 3 0-3-1-5 1-9z',
  bell: 'M5 17h14M12 6a6 6 0 0 1 6 6v5H6v-5a6 6 0 0 1 6-6zM12 3v3M10 20h4',
  bag: 'M5 8h14l1 13H4zM9 8V6a3 3 0 0 1 6 0v2',
  check: 'M5 12.5l4.5 4.5L19 7.5',
} as const

export type StepShape = keyof typeof shapes

type StepIconProps = { readonly shape: StepShape }

export const StepIcon = ({ shape }: StepIconProps) => (
  <chakra.svg
    viewBox="0 0 24 24"
    boxSize="6"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
  >
    <path d={shapes[shape]} />
  </chakra.svg>
)
