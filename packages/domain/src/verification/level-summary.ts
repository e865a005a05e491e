import { readDocumentNumber } from "../command/typed-code.ts";
import { type AreaCode, areaOf, type PhoneIssue, readPhoneNumber } from "../session/account/phone-number.ts";
import { readRequired } from "../session/registration/required-text.ts";
import type { LevelForm } from "./level-form.ts";
import type { JuniorSubmission, LevelSubmission, SeniorSubmission } from "./verification-level.ts";

type LevelIssue =
	| PhoneIssue
	| {
			readonly is:
				| "name missing"
				| "id number missing"
				| "front picture missing"
				| "reverse picture missing"
				| "hand picture missing";
	  };

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
	const name = readRequired(true, form.name, "name missing");
	const mobile = readPhoneNumber(form.mobile, areaOf(areas, form.areaId));
	const front = readRequired(true, form.front, "front picture missing");
	const reverse = readRequired(true, form.reverse, "reverse picture missing");
	const submission: JuniorSubmission | undefined =
		name.text && mobile.phone && front.text && reverse.text
			? { level: "junior", name: name.text, mobile: mobile.phone, front: front.text, reverse: reverse.text }
			: undefined;
	return { issues: [...name.issues, ...mobile.issues, ...front.issues, ...reverse.issues], submission };
};

const summariseSenior = (form: LevelForm): LevelSummary => {
	const name = readRequired(true, form.name, "name missing");
	const idNumber = readRequired(true, readDocumentNumber(form.idNumber), "id number missing");
	const hand = readRequired(true, form.hand, "hand picture missing");
	const submission: SeniorSubmission | undefined =
		name.text && idNumber.text && hand.text
			? { level: "senior", name: name.text, idNumber: idNumber.text, hand: hand.text }
			: undefined;
	return { issues: [...name.issues, ...idNumber.issues, ...hand.issues], submission };
};
