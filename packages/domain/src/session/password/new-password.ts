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
 * The new password exactly as typed, or its issue (Spec 2 §5): first an empty field, then two different values. The
 * platform judges its strength.
 */
export const readNewPassword = ({
	password,
	repeated,
}: NewPasswordForm):
	| { readonly password: Secret; readonly issue: undefined }
	| { readonly password: undefined; readonly issue: NewPasswordIssue } => {
	const wrong = (issue: NewPasswordIssue) => ({ password: undefined, issue });
	if (textOf(password) === "") return wrong({ is: "input full", field: "password" });
	if (textOf(repeated) === "") return wrong({ is: "input full", field: "repeated" });
	if (textOf(password) !== textOf(repeated)) return wrong({ is: "not equal", field: "repeated" });
	return { password, issue: undefined };
};
