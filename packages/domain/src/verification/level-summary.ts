import { type AreaCode, areaOf, type PhoneIssue, readPhoneNumber } from "../input/phone-number.ts";
import { readRequired } from "../input/required-text.ts";
import { readDocumentNumber } from "../input/typed-code.ts";
import { reverseOf } from "./document.ts";
import { type IdentityIssue, missing } from "./identity-issue.ts";
import type { LevelForm } from "./level-form.ts";
import type { JuniorSubmission, LevelSubmission, SeniorSubmission } from "./verification-level.ts";

type LevelIssue = PhoneIssue<"mobile"> | IdentityIssue;

export interface LevelSummary {
	/** Why the form cannot be sent, in the order of the fields; empty when it can. */
	readonly issues: readonly LevelIssue[];
	/** The submission that `submit` sends. */
	readonly submission: LevelSubmission | undefined;
}

/**
 * Validates the form of a level (Spec 2 §3). Junior: name, mobile with prefix, front and back. Senior: name, id
 * number and a picture in hand. All are required.
 */
export const summariseLevel = (form: LevelForm, areas: readonly AreaCode[]): LevelSummary =>
	form.level === "junior" ? summariseJunior(form, areas) : summariseSenior(form);

const summariseJunior = (form: LevelForm, areas: readonly AreaCode[]): LevelSummary => {
	const name = readRequired(true, form.name, missing.name);
	const mobile = readPhoneNumber(form.mobile, areaOf(areas, form.areaId), "mobile");
	const front = readRequired(true, form.front, missing.front);
	const reverse = readRequired(
		form.document !== "passport" || form.front !== undefined,
		reverseOf(form),
		missing.reverse,
	);
	const submission: JuniorSubmission | undefined =
		name.text && mobile.phone && front.text && reverse.text
			? { level: "junior", name: name.text, mobile: mobile.phone, front: front.text, reverse: reverse.text }
			: undefined;
	return { issues: [...name.issues, ...mobile.issues, ...front.issues, ...reverse.issues], submission };
};

const summariseSenior = (form: LevelForm): LevelSummary => {
	const name = readRequired(true, form.name, missing.name);
	const idNumber = readRequired(true, readDocumentNumber(form.idNumber), missing.idNumber);
	const hand = readRequired(true, form.hand, missing.hand);
	const submission: SeniorSubmission | undefined =
		name.text && idNumber.text && hand.text
			? { level: "senior", name: name.text, idNumber: idNumber.text, hand: hand.text }
			: undefined;
	return { issues: [...name.issues, ...idNumber.issues, ...hand.issues], submission };
};
