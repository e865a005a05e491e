import { readTypedCode } from "../../command/typed-code.ts";

export interface EmailIssue {
	readonly is: "email missing" | "not an e-mail";
}

/**
 * The typed e-mail address in ASCII where it has a form in full width or digits of another script, trimmed, or its issue. Only impossible addresses are refused: no `@` with text on both
 * sides, or spaces inside. Whether it exists is for the platform to verify.
 */
export const readEmail = (
	typed: string,
):
	| { readonly email: string; readonly issue: undefined }
	| { readonly email: undefined; readonly issue: EmailIssue } => {
	const email = readTypedCode(typed);
	if (email === "") return { email: undefined, issue: { is: "email missing" } };
	if (!/^[^\s@]+@[^\s@]+$/.test(email)) return { email: undefined, issue: { is: "not an e-mail" } };
	return { email, issue: undefined };
};
