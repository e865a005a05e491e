import { noSecret, type Secret, textOf } from "../../command/secret.ts";

/** A new password, typed twice because it is hidden. */
export interface NewPasswordForm {
	/** As typed. */
	readonly password: Secret;
	/** As typed. */
	readonly repeated: Secret;
}

export const emptyNewPassword: NewPasswordForm = { password: noSecret, repeated: noSecret };

/** A pay password to send. The platform may ask for the present one or a code: only what is filled in is sent. */
export interface NewPayPassword {
	readonly password: Secret;
	readonly present?: Secret;
	readonly code?: string;
}

export type NewPasswordIssue =
	| { readonly is: "input full"; readonly field: "password" | "repeated" }
	| { readonly is: "not equal"; readonly field: "repeated" };

/**
 * The new password exactly as typed, or its issues (Spec 2 §5): each empty field, or two different values. The platform judges
 * its strength.
 */
export const readNewPassword = ({
	password,
	repeated,
}: NewPasswordForm): {
	/** `undefined` if there are issues. */
	readonly password: Secret | undefined;
	/** In the order of the fields. */
	readonly issues: readonly NewPasswordIssue[];
} => {
	const issues: NewPasswordIssue[] = [];
	if (textOf(password) === "") issues.push({ is: "input full", field: "password" });
	if (textOf(repeated) === "") issues.push({ is: "input full", field: "repeated" });
	if (issues.length === 0 && textOf(password) !== textOf(repeated))
		issues.push({ is: "not equal", field: "repeated" });
	return { password: issues.length === 0 ? password : undefined, issues };
};
