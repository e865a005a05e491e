export { type CertificationContext, certificationMachine } from "./certification.machine.ts";
export { sidesOf } from "./document.ts";
export { type IdentityReview, readIdentity } from "./identity-requests.ts";
export { summariseLevel } from "./level-summary.ts";
export { readCertification } from "./read-certification.ts";
export { realNameMachine } from "./real-name.machine.ts";
export { type RealNameRecord, type ReviewStatus, reviewEnd } from "./real-name.ts";
export { summariseRealName } from "./real-name-summary.ts";
export { twoLevelVerificationMachine } from "./two-level-verification.machine.ts";
export {
	type Certification,
	certificationOf,
	isVerified,
	type LevelCard,
	type LevelRecord,
	type LevelStatus,
	levelCards,
	rejectionOf,
	type VerificationLevel,
} from "./verification-level.ts";
export { realNameRequests, twoLevelRequests } from "./verification-requests.ts";
export { Verifications } from "./verifications.port.ts";
