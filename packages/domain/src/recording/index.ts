export { type Difference, firstDifferences, fits } from "./first-differences.ts";
export { type Recording, readRecording, recordingOf, type Step, type StepOf } from "./recording.ts";
