/** The raw result of a request: no answer, or a status and a text. */
export type Reply =
	| { readonly is: "no answer" }
	| { readonly is: "answer"; readonly status: number; readonly text: string };
