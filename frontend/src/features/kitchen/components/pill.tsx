import { Badge } from '@chakra-ui/react/badge'
import type { BadgeProps } from '@chakra-ui/react/badge'

const tones = {
  success: { bg: 'success.subtle', color: 'success.fg', borderColor: 'success' },
  warning: { bg: 'warning.subtle', color: 'warning.fg', borderColor: 'warning' },
  danger: { bg: 'danger.subtle', color: 'danger.fg', borderColor: 'danger' },
  info: { bg: 'info.subtle', color: 'info.fg', borderColor: 'info' },
  accent: { bg: 'accent.subtle', color: 'accent.fg', borderColor: 'accent' },
} as const

export type Tone = keyof typeof tones

type PillProps = BadgeProps & { readonly tone: Tone }

export const Pill = ({ tone, ...badge }: PillProps) => <Badge {...tones[tone]} {...badge} />
