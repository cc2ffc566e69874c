/**
 * The formats that recordings may have, by the names that the transcription service has for them.
 */
export const recordingFormats = ['wav', 'webm', 'ogg', 'mp4', 'mp3', 'flac'] as const
export type RecordingFormat = (typeof recordingFormats)[number]
