export { type CertificationContext, certificationMachine } from "./certification.machine.ts";
export type { LevelChange, LevelForm } from "./level-form.ts";
export { type LevelIssue, summariseLevel } from "./level-summary.ts";
export { readCertification } from "./read-certification.ts";
export { readTwoLevel, type TwoLevelReading } from "./read-two-level.ts";
export {
	type RealNameContext,
	type RealNameEvent,
	type RealNameFacts,
	realNameMachine,
} from "./real-name.machine.ts";
export {
	type RealNameRecord,
	type RealNameSubmission,
	type Review,
	type ReviewStatus,
	reviewEnd,
	reviewHours,
} from "./real-name.ts";
export type { RealNameChange, RealNameForm } from "./real-name-form.ts";
export {
	type RealNameFlags,
	type RealNameIssue,
	summariseRealName,
} from "./real-name-summary.ts";
export { reconcileLevel } from "./reconcile-level.ts";
export { reconcileRealName, type SentRealName } from "./reconcile-real-name.ts";
export { submitLevel } from "./submit-level.ts";
export {
	type TwoLevelContext,
	type TwoLevelEvent,
	type TwoLevelFacts,
	type TwoLevelInput,
	twoLevelVerificationMachine,
} from "./two-level-verification.machine.ts";
export {
	type Certification,
	certificationOf,
	isVerified,
	type JuniorSubmission,
	type LevelCard,
	type LevelRecord,
	type LevelStatus,
	type LevelSubmission,
	levelCards,
	mayOpen,
	rejectionOf,
	type SeniorSubmission,
	type TwoLevelStatus,
	type VerificationLevel,
} from "./verification-level.ts";
export { Verifications } from "./verifications.port.ts";
