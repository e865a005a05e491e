import type { Sending } from "../command/command.ts";
import { readTwoLevel } from "./read-two-level.ts";
import { reconcileLevel } from "./reconcile-level.ts";
import { reconcileRealName, type SentRealName } from "./reconcile-real-name.ts";
import { submitLevel } from "./submit-level.ts";
import type { LevelSubmission } from "./verification-level.ts";
import { Verifications } from "./verifications.port.ts";

/** The requests of `realNameMachine`. */
export const realNameRequests = {
	commands: {
		send: ({ submission }: SentRealName): Sending<Verifications> =>
			Verifications.use((port) => port.submitRealName(submission)),
	},
	readings: {
		readRecord: () => Verifications.use((port) => port.realNameRecord),
		reconcile: reconcileRealName,
	},
};

/** The requests of `twoLevelVerificationMachine`. */
export const twoLevelRequests = {
	commands: { send: (submission: LevelSubmission): Sending<Verifications> => submitLevel(submission) },
	readings: { readLevels: () => readTwoLevel, reconcile: reconcileLevel },
};
