export { type CertificationContext, certificationMachine } from "./certification.machine.ts";
export { summariseLevel } from "./level-summary.ts";
export { readCertification } from "./read-certification.ts";
export { readTwoLevel } from "./read-two-level.ts";
export { realNameMachine } from "./real-name.machine.ts";
export { type RealNameRecord, type ReviewStatus, reviewEnd } from "./real-name.ts";
export { summariseRealName } from "./real-name-summary.ts";
export { reconcileLevel } from "./reconcile-level.ts";
export { reconcileRealName, type SentRealName } from "./reconcile-real-name.ts";
export { submitLevel } from "./submit-level.ts";
export { twoLevelVerificationMachine } from "./two-level-verification.machine.ts";
export {
	type Certification,
	certificationOf,
	isVerified,
	type LevelCard,
	type LevelRecord,
	type LevelStatus,
	type LevelSubmission,
	levelCards,
	rejectionOf,
	type VerificationLevel,
} from "./verification-level.ts";
export { Verifications } from "./verifications.port.ts";
