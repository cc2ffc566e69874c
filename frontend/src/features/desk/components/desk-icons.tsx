import { draw } from '#base/components/icons'

export const TodayIcon = draw('M4 13h6V4H4v9Zm0 7h6v-4H4v4Zm10 0h6v-9h-6v9Zm0-16v4h6V4h-6Z', 'TodayIcon')
export const ListIcon = draw('M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01', 'ListIcon')
export const MoreIcon = draw('M5.5 12h.01M12 12h.01M18.5 12h.01', 'MoreIcon')
export const CrateIcon = draw('M4 8h16v11H4V8Zm0 5.5h16M8 8V5h8v3', 'CrateIcon')
export const BackIcon = draw('M4 5v5h5M4.6 10a8 8 0 1 1-.6 4M12 8v4l3 2', 'BackIcon')
export const GripIcon = draw('M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01', 'GripIcon')
export const StarIcon = draw('m12 4 2.4 5 5.6.8-4 3.9.9 5.5-4.9-2.6-4.9 2.6.9-5.5-4-3.9 5.6-.8L12 4Z', 'StarIcon')
export const FlameIcon = draw(
  'M12 3c.6 3.4 5.5 5.2 5.5 10.5a5.5 5.5 0 0 1-11 0c0-2 1-3.5 2.2-4.7.2 1.5.9 2.4 1.8 2.8-.2-2.8.1-6 1.5-8.6Z',
  'FlameIcon',
)
export const PrinterIcon = draw('M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7v-6Z', 'PrinterIcon')
export const ChartIcon = draw('M5 20v-7M10 20V9M15 20v-4M20 20V5M3.5 20h18', 'ChartIcon')
export const EarIcon = draw(
  'M7 10a5 5 0 0 1 10 0c0 4-4 4.5-4 8a2.5 2.5 0 0 1-4.6 1.4M9.8 10.5a2.2 2.2 0 1 1 4 1.3c-.6.8-1.5 1-1.5 2',
  'EarIcon',
)
export const SpeechIcon = draw('M4 5h16v11H11l-5 4v-4H4V5Z', 'SpeechIcon')
