/** A part of what the platform asks of a new password (docs/assumptions.md, A-582). */
export type PasswordPart =
	| { readonly is: "length"; readonly minimum: number; readonly isMet: boolean }
	| { readonly is: "letter" | "digit"; readonly isMet: boolean };

/** The shortest password of a login, and of payments. */
const minimum = { login: 8, pay: 6 } as const;

/** What the platform asks of a new password, and which parts of it the typed one has. The platform decides: none of it blocks. */
export const passwordParts = (kind: "login" | "pay", typed: string): readonly PasswordPart[] => {
	const length: PasswordPart = { is: "length", minimum: minimum[kind], isMet: typed.length >= minimum[kind] };
	if (kind === "pay") return [length];
	return [
		length,
		{ is: "letter", isMet: /\p{L}/u.test(typed) },
		{ is: "digit", isMet: /\p{Nd}/u.test(typed) },
	];
};

/** Whether the password has all parts that the platform asks for. */
export const meetsPasswordRule = (kind: "login" | "pay", typed: string): boolean =>
	passwordParts(kind, typed).every(({ isMet }) => isMet);
