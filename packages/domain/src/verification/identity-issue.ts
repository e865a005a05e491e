/** What a form about the customer's identity lacks. */
export type IdentityIssue =
	| { readonly is: "name missing"; readonly field: "name" }
	| { readonly is: "id number missing"; readonly field: "idNumber" }
	| { readonly is: "picture missing"; readonly field: "front" | "reverse" | "hand" };

/** The issue of each field that is empty. */
export const missing = {
	name: { is: "name missing", field: "name" },
	idNumber: { is: "id number missing", field: "idNumber" },
	front: { is: "picture missing", field: "front" },
	reverse: { is: "picture missing", field: "reverse" },
	hand: { is: "picture missing", field: "hand" },
} as const satisfies Record<string, IdentityIssue>;
