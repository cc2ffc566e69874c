import { chakra } from '@chakra-ui/react/styled-system'

type ProgressBarProps = { readonly label: string; readonly percent: number; readonly valueText: string }

/** How much of something there is, as a bar. */
export const ProgressBar = ({ label, percent, valueText }: ProgressBarProps) => (
  <chakra.div
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={Math.floor(percent)}
    aria-valuetext={valueText}
    height="2.5"
    borderRadius="full"
    bg="bg.inset"
    borderWidth="1px"
    borderColor="border"
    overflow="hidden"
  >
    <chakra.div height="100%" bg="accent.glow" borderRadius="full" style={{ width: `${percent}%` }} />
  </chakra.div>
)
