import { loan, wire } from "@tradewind/contracts";
import { Result } from "effect";
import { type Refusal, refuse } from "../api/answer.ts";
import type { Core } from "../core/core.ts";
import type { Text } from "../words/words.ts";
import { applicationApproved, applicationRejected } from "./letters.ts";

/** The fields as they were sent. */
export type SentFields = Readonly<Record<string, string | undefined>>;

export interface LoanApplication {
	readonly status: "waiting" | "approved" | "rejected";
	readonly fields: SentFields;
	/** Of a rejection. */
	readonly reason: Text | undefined;
	/** The field that a rejection concerns, by its name on the wire. */
	readonly concerns?: string | undefined;
}

type Parts = Pick<Core, "clock" | "decideLater" | "messages" | "site">;

/** The applications of customers for the right to borrow (Spec 2 §4, A-370). */
export const createLoanApplications = ({ clock, decideLater, messages, site }: Parts) => {
	const byCustomer = new Map<number, LoanApplication>();

	/** Decides a waiting application and tells the customer by a message; false if there is none. */
	const decide = (customerId: number, rejected: Text | undefined, at: number, concerns?: string): boolean => {
		const waiting = byCustomer.get(customerId);
		if (waiting?.status !== "waiting") return false;
		const status = rejected ? "rejected" : "approved";
		byCustomer.set(customerId, { ...waiting, status, reason: rejected, concerns });
		messages.send(customerId, rejected ? applicationRejected(rejected) : applicationApproved, at);
		return true;
	};

	/** The latest day that is today for any customer. */
	const today = (): string => new Date(clock.now() + eastOfGmtMs).toISOString().slice(0, 10);
	const isOwed = ({ question, answer, unlessAsked }: Certificate, fields: SentFields): boolean =>
		question === undefined || (isAsked(question) ? fields[question] === answer : unlessAsked === true);
	const isAsked = (name: string): boolean =>
		Object.entries(site.info()).some(([flag, value]) => flag === `is_loan_${name}` && value === "1");

	return {
		of: (customerId: number): LoanApplication | undefined => byCustomer.get(customerId),
		/** The customers whose application waits. */
		waiting: (): readonly number[] =>
			[...byCustomer].flatMap(([id, { status }]) => (status === "waiting" ? [id] : [])),
		decide,
		apply: (customerId: number, fields: SentFields): Result.Result<void, Refusal> => {
			const known = byCustomer.get(customerId)?.status;
			if (known === "waiting") return refuse("loan.applicationWaits");
			if (known === "approved") return refuse("loan.applicationApprovedAlready");
			const isMissing = alwaysRequired.some((name) => isAsked(name) && fields[name] === undefined);
			if (isMissing) return refuse("loan.fieldMissing");
			const { birthday } = fields;
			if (birthday !== undefined && !isBirthday(birthday, today())) return refuse("loan.birthdayWrong");
			if (
				certificates.some((one) => isAsked(one.name) && isOwed(one, fields) && fields[one.name] === undefined)
			)
				return refuse("loan.certificateMissing");
			const application = { status: "waiting", fields, reason: undefined } as const;
			byCustomer.set(customerId, application);
			decideLater({
				since: clock.now(),
				isWaiting: () => byCustomer.get(customerId) === application,
				decide: (at) => decide(customerId, undefined, at),
			});
			return Result.succeed(undefined);
		},
	};
};

export type LoanApplications = ReturnType<typeof createLoanApplications>;

const eastOfGmtMs = 14 * 60 * 60_000;

/** From 1940-01-01 to today (Spec 2 §5), and a day that exists. */
const isBirthday = (text: string, today: string): boolean => {
	const at = Date.parse(`${text}T00:00:00Z`);
	const exists = !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
	return exists && text >= "1940-01-01" && text <= today;
};

interface Certificate {
	readonly name: string;
	/** The answer that makes it necessary. */
	readonly question?: string;
	readonly answer?: string;
	/** Also required where the site does not ask the question. */
	readonly unlessAsked?: true;
}

/** Pictures that the answers ask for (Spec 2 §5). */
const certificates: readonly Certificate[] = [
	{ name: "house_cert", question: "has_house", answer: "1" },
	{ name: "car_cert", question: "has_car", answer: "1" },
	{ name: "passport_photo", question: "id_card_type", answer: "2", unlessAsked: true },
	{ name: "tax_bill" },
];

const optional: readonly string[] = ["hand_pic", "other_income", "credit_score_pic"];

/** Required where the site asks for them, whatever the other answers are (Spec 2 §5). */
const alwaysRequired: readonly string[] = wire
	.wordsOf(loan.applicationFields.applicationFields)
	.filter((name) => !optional.includes(name) && !certificates.some((one) => one.name === name));
