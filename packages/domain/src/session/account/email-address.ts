export interface EmailIssue {
	readonly is: "email missing" | "not an e-mail";
}

/**
 * The e-mail address that was typed, without blanks around it, or what is wrong with it. Only what can't be one at all is
 * refused (no `@` with something on both sides, blanks inside): whether letters arrive, only the platform can tell.
 */
export const readEmail = (
	typed: string,
):
	| { readonly email: string; readonly issue: undefined }
	| { readonly email: undefined; readonly issue: EmailIssue } => {
	const email = typed.trim();
	if (email === "") return { email: undefined, issue: { is: "email missing" } };
	if (!/^[^\s@]+@[^\s@]+$/.test(email)) return { email: undefined, issue: { is: "not an e-mail" } };
	return { email, issue: undefined };
};
