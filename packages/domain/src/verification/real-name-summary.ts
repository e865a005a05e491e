import { type EmailIssue, readEmail } from "../input/email-address.ts";
import { readOptional, readRequired } from "../input/required-text.ts";
import { readDocumentNumber } from "../input/typed-code.ts";
import { reverseOf } from "./document.ts";
import { type IdentityIssue, missing } from "./identity-issue.ts";
import type { RealNameSubmission } from "./real-name.ts";
import type { RealNameForm } from "./real-name-form.ts";

/** What the site requests in addition to name, id number, front and back (Spec 2 §5). */
export interface RealNameFlags {
	readonly asksHandPicture: boolean;
	readonly asksSsn: boolean;
	readonly asksEmail: boolean;
}

type RealNameIssue = EmailIssue<"email"> | IdentityIssue;

export interface RealNameSummary {
	/** Why the form cannot be sent, in the order of the fields; empty when it can. */
	readonly issues: readonly RealNameIssue[];
	/** The submission that `submit` sends. */
	readonly submission: RealNameSubmission | undefined;
}

/**
 * Validates a real-name verification (Spec 2 §5): all requested fields are required except SSN and
 * e-mail, which are optional. Other fields are neither validated nor sent.
 */
export const summariseRealName = (form: RealNameForm, flags: RealNameFlags): RealNameSummary => {
	const name = readRequired(true, form.name, missing.name);
	const idNumber = readRequired(true, readDocumentNumber(form.idNumber), missing.idNumber);
	const front = readRequired(true, form.front, missing.front);
	const reverse = readRequired(
		form.document !== "passport" || form.front !== undefined,
		reverseOf(form),
		missing.reverse,
	);
	const hand = readRequired(flags.asksHandPicture, form.hand, missing.hand);
	const ssn = readOptional(flags.asksSsn, readDocumentNumber(form.ssn));
	const email =
		flags.asksEmail && form.email.trim() !== ""
			? readEmail(form.email, "email")
			: { email: undefined, issue: undefined };
	const issues = [
		...[name, idNumber, front, reverse, hand, ssn].flatMap((read): readonly RealNameIssue[] => read.issues),
		...(email.issue ? [email.issue] : []),
	];
	return {
		issues,
		submission:
			name.text && idNumber.text && front.text && reverse.text && issues.length === 0
				? {
						name: name.text,
						idNumber: idNumber.text,
						front: front.text,
						reverse: reverse.text,
						hand: hand.text,
						ssn: ssn.text,
						email: email.email,
					}
				: undefined,
	};
};
