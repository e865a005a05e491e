import { Effect, Layer } from "effect";
import type { CommandDone } from "../command/command.ts";
import { writePhoneNumber } from "../input/phone-number.ts";
import { type CommandError, type QueryError, Refused } from "../request/request.errors.ts";
import { america } from "../session/account/account.test-support.ts";
import type { Customer } from "../session/login/customer.ts";
import { Sessions } from "../session/login/sessions.port.ts";
import type { RealNameRecord, RealNameSubmission, Review } from "./real-name.ts";
import type {
	JuniorSubmission,
	LevelRecord,
	LevelSubmission,
	SeniorSubmission,
	TwoLevelStatus,
	VerificationLevel,
} from "./verification-level.ts";
import { Verifications } from "./verifications.port.ts";

export const mia: Customer = {
	id: 1,
	uid: "10000001",
	email: "mia@tradewind.test",
	mobile: "",
	nickname: "Mia",
	name: "Mia Moss",
	remark: "",
	inviteCode: "",
	isReal: false,
	isDemo: false,
	isTrader: false,
	level: 1,
	creditScore: 100,
};

export const sessionsOf = (customer: Effect.Effect<Customer, QueryError>) =>
	Layer.succeed(Sessions, {
		currentCustomer: customer,
	});

const noReview: Review = { reason: undefined, submittedAt: "" };
export const nothingSubmitted: RealNameRecord = {
	...noReview,
	status: "not submitted",
	name: undefined,
	idNumber: undefined,
	front: undefined,
	reverse: undefined,
	hand: undefined,
	ssn: undefined,
	email: undefined,
};
export const miasName: RealNameSubmission = {
	name: "Mia Moss",
	idNumber: "X123",
	front: "https://cdn.test/front.jpg",
	reverse: "https://cdn.test/reverse.jpg",
	hand: undefined,
	ssn: undefined,
	email: undefined,
};
export const noLevel: TwoLevelStatus = { junior: "not submitted", senior: "not submitted" };
export const juniorCertified: TwoLevelStatus = { ...noLevel, junior: "certified" };
export const miaAsJunior: JuniorSubmission = {
	level: "junior",
	name: "Mia Moss",
	mobile: { area: america, number: "5550109912" },
	front: "https://cdn.test/front.jpg",
	reverse: "https://cdn.test/reverse.jpg",
};
export const miaAsSenior: SeniorSubmission = {
	level: "senior",
	name: "Mia Moss",
	idNumber: "X123",
	hand: "https://cdn.test/hand.jpg",
};
export const noRecord: LevelRecord = {
	...noReview,
	name: undefined,
	mobile: undefined,
	idNumber: undefined,
	front: undefined,
	reverse: undefined,
	hand: undefined,
};
export const miasJuniorRecord: LevelRecord = {
	...noRecord,
	name: "Mia Moss",
	mobile: "+0015550109912",
	front: "https://cdn.test/front.jpg",
	reverse: "https://cdn.test/reverse.jpg",
};
export const miasSeniorRecord: LevelRecord = {
	...noRecord,
	name: "Mia Moss",
	idNumber: "X123",
	hand: "https://cdn.test/hand.jpg",
};

interface Spoiled {
	/** Replaces the answer after the submission has arrived. */
	readonly submit?: (answer: CommandDone) => Effect.Effect<CommandDone, CommandError>;
	/** Runs before a status or a review record is read. */
	readonly read?: Effect.Effect<void, QueryError>;
	/** Runs before the record of a level is read. */
	readonly levelRecord?: Effect.Effect<void, QueryError>;
}

/** In-memory fake of one customer's submissions; `review` makes the decision of the platform's staff. */
export const memoryVerifications = ({
	submit = Effect.succeed,
	read = Effect.void,
	levelRecord = Effect.void,
}: Spoiled = {}) => {
	let realName = nothingSubmitted;
	let levels = noLevel;
	const records = new Map<VerificationLevel, LevelRecord>();
	const done: CommandDone = { message: "Submitted" };
	const refuse = Effect.fail(new Refused({ code: 0, message: "Submitted already" }));
	const takeLevel = (called: VerificationLevel, submission: LevelSubmission) =>
		Effect.suspend(() => {
			const { level } = submission;
			if (called !== level) return Effect.die("the call of the other level");
			if (levels[level] !== "not submitted") return refuse;
			levels = { ...levels, [level]: "waiting for review" };
			records.set(
				level,
				submission.level === "junior"
					? {
							...noRecord,
							name: submission.name,
							mobile: writePhoneNumber(submission.mobile),
							front: submission.front,
							reverse: submission.reverse,
						}
					: {
							...noRecord,
							name: submission.name,
							idNumber: submission.idNumber,
							hand: submission.hand,
						},
			);
			return submit(done);
		});
	const layer = Layer.succeed(Verifications, {
		realNameRecord: Effect.map(read, () => realName),
		submitRealName: (submission) =>
			Effect.suspend(() => {
				if (realName.status === "waiting for review" || realName.status === "finished") return refuse;
				realName = { ...noReview, status: "waiting for review", ...submission };
				return submit(done);
			}),
		twoLevelStatus: Effect.map(read, () => levels),
		levelRecord: (level) => Effect.map(levelRecord, () => records.get(level) ?? noRecord),
		submitJunior: (submission) => takeLevel("junior", submission),
		submitSenior: (submission) => takeLevel("senior", submission),
	});
	return {
		layer,
		record: () => realName,
		review: {
			realName: (status: "finished" | "rejected") => {
				realName = { ...realName, status };
			},
			level: (level: VerificationLevel, status: "certified" | "not submitted", reason?: string) => {
				levels = { ...levels, [level]: status };
				records.set(level, { ...(records.get(level) ?? noRecord), reason });
			},
		},
	};
};
