import { verification as contract, type ReplyOf } from "@tradewind/contracts";
import { writePhoneNumber } from "@tradewind/domain/input";
import {
	type LevelRecord,
	type LevelStatus,
	type RealNameRecord,
	type ReviewStatus,
	Verifications,
} from "@tradewind/domain/verification";
import { Effect } from "effect";
import { adapter } from "../http/adapter.ts";

/** Identity verification over HTTP. */
export const verifications = adapter(Verifications, (http) => ({
	realNameRecord: Effect.map(http.query(contract.getRealNameReview, {}), realNameOf),
	submitRealName: ({ name, idNumber, front, reverse, hand, ssn, email }) =>
		http.done(contract.submitRealName, {
			name,
			card_id: idNumber,
			front_pic: front,
			reverse_pic: reverse,
			...(hand !== undefined && { hand_pic: hand }),
			...(ssn !== undefined && { ssn }),
			...(email !== undefined && { email }),
		}),
	twoLevelStatus: Effect.map(http.query(contract.getLevels, {}), ({ junior_status, senior_status }) => ({
		junior: levelStatusOf(junior_status),
		senior: levelStatusOf(senior_status),
	})),
	levelRecord: (level) => Effect.map(http.query(contract.getLevel, { type: types[level] }), levelOf),
	submitJunior: ({ name, mobile, front, reverse }) =>
		http.done(contract.submitJunior, {
			name,
			mobile: writePhoneNumber(mobile),
			front_pic: front,
			reverse_pic: reverse,
		}),
	submitSenior: ({ name, idNumber, hand }) =>
		http.done(contract.submitSenior, { name, card_id: idNumber, hand_pic: hand }),
}));

const types = { junior: "1", senior: "2" } as const;

/** Any other number is a rejection (docs/assumptions.md, A-360). */
const reviewStatuses: ReadonlyMap<number, ReviewStatus> = new Map([
	[0, "not submitted"],
	[1, "waiting for review"],
	[2, "finished"],
]);

/** Any other number, and none, opens the form (docs/assumptions.md, A-360). */
const levelStatusOf = (status: number | null | undefined): LevelStatus => {
	if (status === 1) return "waiting for review";
	return status === 2 ? "certified" : "not submitted";
};

type Submitted = Omit<ReplyOf<typeof contract.getLevel>, "mobile">;

const realNameOf = (reply: ReplyOf<typeof contract.getRealNameReview>): RealNameRecord => ({
	...submittedOf(reply),
	status:
		typeof reply.review_status === "number"
			? (reviewStatuses.get(reply.review_status) ?? "rejected")
			: "not submitted",
	ssn: reply.ssn || undefined,
	email: reply.email || undefined,
});

const levelOf = ({ mobile, ...reply }: ReplyOf<typeof contract.getLevel>): LevelRecord => ({
	...submittedOf(reply),
	mobile: mobile || undefined,
});

const submittedOf = (reply: Submitted) => ({
	name: reply.name || undefined,
	idNumber: reply.card_id || undefined,
	front: reply.front_pic || undefined,
	reverse: reply.reverse_pic || undefined,
	hand: reply.hand_pic || undefined,
	reason: reply.remark || undefined,
	submittedAt: reply.created_at ?? "",
});
